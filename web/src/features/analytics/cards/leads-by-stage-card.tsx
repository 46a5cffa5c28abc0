import { stageChartTexts as texts } from '@foyer/contract/analytics/messages/charts'
import type { StageLeads } from '@foyer/contract/analytics/model'
import { grouped } from '@foyer/contract/kit/money'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { DonutChart } from '../../../ui/charts/donut-chart'
import { leadsBehind } from '../../leads/list/leads-behind'
import { stageInk } from '../stage-ink'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'
import { FigureCard, type FigureCardProps } from './figure-card'

const totalOf = (rows: readonly StageLeads[]) => rows.reduce((sum, { leads }) => sum + leads, 0)

/** */
export function LeadsByStageCard({ query, about }: FigureCardProps) {
  const { from, to } = useSpan(query)
  const linkOf = (...stageIds: string[]) =>
    leadsBehind(undefined, {
      people: query.people,
      createdFrom: from,
      createdTo: to,
      stageIds,
    })
  return (
    <FigureCard
      of={useFigure(analyticsEndpoints.byStage, query)}
      title={texts.leads}
      about={about}
      explain={texts.leadsExplain}
      emptyText={texts.leadsEmpty}
      failedText={texts.leadsFailed}
      fileName="leads-by-stage"
      isEmpty={(rows) => totalOf(rows) === 0}
      table={(rows) => ({
        caption: texts.leads,
        columns: [
          { key: 'stage', label: texts.stage },
          { key: 'leads', label: texts.leads, numeric: true },
        ],
        rows: rows.map(({ stage, leads }) => ({
          key: stage.id,
          cells: { stage: stage.name, leads: grouped(leads) },
          plain: { stage: stage.name, leads },
          to: leads > 0 ? linkOf(stage.id) : undefined,
        })),
      })}
    >
      {(rows) => (
        <DonutChart
          label={texts.leads}
          caption={texts.allLeads}
          total={grouped(totalOf(rows))}
          restLabel={texts.other}
          restTo={(rest) => linkOf(...rest.map(({ key }) => key))}
          slices={rows
            .filter(({ leads }) => leads > 0)
            .map(({ stage, leads }) => ({
              key: stage.id,
              label: stage.name,
              value: leads,
              ink: stageInk(stage),
              to: linkOf(stage.id),
            }))}
        />
      )}
    </FigureCard>
  )
}
