import { figureTexts, sourceValueTexts as texts } from '@foyer/contract/analytics/messages/beyond'
import type { SourceValue } from '@foyer/contract/analytics/model'
import { formatAmount, grouped, shortAmount } from '@foyer/contract/kit/money'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { useIsPhone } from '../../../ui/phone'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import { BarCell } from '../cards/bar-cell'
import { Count } from '../cards/count'
import { FigureCard, type FigureCardProps } from '../cards/figure-card'
import { SortedTable } from '../cards/sorted-table'
import { cameFrom } from '../source-links'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'
import { percentOf } from './numbers'

/** What each source brought: leads, and what was won of it. */
export function SourceValueCard({ query, about }: FigureCardProps) {
  const { currencySymbol } = useCompanyDay()
  const span = useSpan(query)
  const { people } = query
  // A phone has room for what matters most; its table has all of it.
  const isPhone = useIsPhone()
  const toWon = (source: string) =>
    source === ''
      ? leadsBehind({ kind: 'won', ...span, isSourceless: true }, { people })
      : leadsBehind({ kind: 'won', ...span }, { people, sources: [source] })

  const tableOf = (rows: readonly SourceValue[], amount: (value: number) => string, hasBars: boolean) => {
    const top = Math.max(...rows.map(({ wonValue }) => wonValue))
    return {
      caption: texts.card.title,
      columns: [
        { key: 'source', label: figureTexts.source },
        { key: 'leads', label: figureTexts.leads, numeric: true },
        { key: 'won', label: texts.won, numeric: true },
        ...(isPhone && hasBars ? [] : [{ key: 'conversion', label: texts.conversion, numeric: true }]),
        { key: 'value', label: texts.value, numeric: true },
      ],
      rows: rows.map(({ source, leads, won, wonValue }) => {
        const name = source || figureTexts.noSource
        const words = amount(wonValue)
        return {
          key: source,
          cells: {
            source: name,
            leads: (
              <Count to={leads > 0 ? cameFrom(source, span, people) : undefined}>{grouped(leads)}</Count>
            ),
            won: <Count to={won > 0 ? toWon(source) : undefined}>{grouped(won)}</Count>,
            conversion: percentOf(won, leads),
            value: hasBars ? (
              <BarCell value={wonValue} max={top}>
                {words}
              </BarCell>
            ) : (
              words
            ),
          },
          plain: { source: name, leads, won, conversion: percentOf(won, leads), value: wonValue },
        }
      }),
    }
  }

  return (
    <FigureCard
      {...texts.card}
      about={about}
      of={useFigure(beyondEndpoints.sourceValues, query)}
      isEmpty={(rows) => rows.length === 0}
      table={(rows) => tableOf(rows, (value) => formatAmount(value, currencySymbol), false)}
      fileName="source-against-won-value"
    >
      {(rows) => <SortedTable table={tableOf(rows, (value) => shortAmount(value, currencySymbol), true)} />}
    </FigureCard>
  )
}
