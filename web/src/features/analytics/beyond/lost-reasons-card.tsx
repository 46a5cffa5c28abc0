import { figureTexts, lostReasonTexts as texts } from '@foyer/contract/analytics/messages/beyond'
import type { LostReason } from '@foyer/contract/analytics/model'
import { formatAmount, grouped, shortAmount } from '@foyer/contract/kit/money'
import { reasonName } from '@foyer/contract/leads/list/figure-names'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { BarRows } from '../../../ui/charts/bar-rows'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import { FigureCard, type FigureCardProps } from '../cards/figure-card'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'
import { percentOf } from './numbers'

const ink = 'var(--fy-stage-8-dot)'

/** Why leads were lost. */
export function LostReasonsCard({ query, about }: FigureCardProps) {
  const { currencySymbol } = useCompanyDay()
  const span = useSpan(query)
  const linkTo = ({ reason }: LostReason) =>
    leadsBehind({ kind: 'lost', ...span, reason }, { people: query.people })
  const nameOf = ({ reason }: LostReason) => reasonName(reason) || texts.none
  const totalOf = (rows: readonly LostReason[]) => rows.reduce((sum, { leads }) => sum + leads, 0)
  return (
    <FigureCard
      {...texts.card}
      about={about}
      of={useFigure(beyondEndpoints.lostReasons, query)}
      isEmpty={(rows) => rows.length === 0}
      table={(rows) => ({
        caption: texts.card.title,
        columns: [
          { key: 'reason', label: texts.reason },
          { key: 'leads', label: figureTexts.leads, numeric: true },
          { key: 'share', label: texts.share, numeric: true },
          { key: 'value', label: texts.value, numeric: true },
        ],
        rows: rows.map((row) => {
          const share = percentOf(row.leads, totalOf(rows))
          return {
            key: row.reason,
            cells: {
              reason: nameOf(row),
              leads: grouped(row.leads),
              share,
              value: formatAmount(row.value, currencySymbol),
            },
            plain: { reason: nameOf(row), leads: row.leads, share, value: row.value },
            to: linkTo(row),
          }
        }),
      })}
      fileName="lost-reasons"
    >
      {(rows) => (
        <BarRows
          label={texts.card.title}
          rows={rows.map((row) => ({
            key: row.reason,
            label: nameOf(row),
            value: row.leads,
            share: percentOf(row.leads, totalOf(rows)),
            aside: row.value > 0 ? shortAmount(row.value, currencySymbol) : undefined,
            ink,
            to: linkTo(row),
          }))}
        />
      )}
    </FigureCard>
  )
}
