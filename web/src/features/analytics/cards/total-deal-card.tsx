import { stageChartTexts as texts } from '@foyer/contract/analytics/messages/charts'
import { cutLabel } from '@foyer/contract/analytics/names'
import { formatAmount, shortAmount } from '@foyer/contract/kit/money'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { BarRows } from '../../../ui/charts/bar-rows'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import { stageInk } from '../stage-ink'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'
import { FigureCard, type FigureCardProps } from './figure-card'

/** the heading speaks of statuses, its rows are stages (C-039). */
export function TotalDealCard({ query, about }: FigureCardProps) {
  const { currencySymbol } = useCompanyDay()
  const { from, to } = useSpan(query)
  const linkOf = (stageId: string) =>
    leadsBehind(undefined, { people: query.people, createdFrom: from, createdTo: to, stageIds: [stageId] })
  return (
    <FigureCard
      of={useFigure(analyticsEndpoints.stageValues, query)}
      title={texts.values}
      about={about}
      explain={texts.valuesExplain}
      emptyText={texts.valuesEmpty}
      failedText={texts.valuesFailed}
      fileName="deal-value-by-stage"
      isEmpty={(rows) => rows.every(({ value }) => value === 0)}
      table={(rows) => ({
        caption: texts.values,
        columns: [
          { key: 'stage', label: texts.stage },
          { key: 'value', label: texts.value, numeric: true },
        ],
        rows: rows.map(({ stage, value }) => ({
          key: stage.id,
          cells: { stage: stage.name, value: formatAmount(value, currencySymbol) },
          plain: { stage: stage.name, value },
          to: value > 0 ? linkOf(stage.id) : undefined,
        })),
      })}
    >
      {(rows) => (
        <BarRows
          label={texts.values}
          rows={rows
            .filter(({ value }) => value > 0)
            .map(({ stage, value }) => ({
              key: stage.id,
              label: cutLabel(stage.name),
              fullLabel: stage.name,
              value,
              ink: stageInk(stage),
              shown: shortAmount(value, currencySymbol),
              to: linkOf(stage.id),
            }))}
        />
      )}
    </FigureCard>
  )
}
