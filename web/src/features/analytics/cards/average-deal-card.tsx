import { monthsIn } from '@foyer/contract/analytics/buckets'
import { averageTexts as texts } from '@foyer/contract/analytics/messages/charts'
import type { MonthlyAverage, StageAverages } from '@foyer/contract/analytics/model'
import type { Span } from '@foyer/contract/analytics/period'
import { bucketWords, monthWords } from '@foyer/contract/analytics/span-words'
import { chartTexts } from '@foyer/contract/kit/charts/texts'
import { formatAmount, grouped, shortAmount } from '@foyer/contract/kit/money'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { ColumnChart } from '../../../ui/charts/column-chart'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import { endInks } from '../stage-ink'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'
import { Count } from './count'
import { FigureCard, type FigureCardProps } from './figure-card'

const isWon = ({ stage }: StageAverages) => stage.kind === 'won'
const monthsOf = (rows: readonly StageAverages[]): MonthlyAverage[] => rows[0]?.months ?? []
const isIn = (month: string, { from }: Span) => from.slice(0, 7) === month.slice(0, 7)

/** */
export function AverageDealCard({ query, about }: FigureCardProps) {
  const { currencySymbol } = useCompanyDay()
  const span = useSpan(query)
  const hasYears = span.from.slice(0, 4) !== span.to.slice(0, 4)
  const parts = monthsIn(span)
  const foundIn = (rows: readonly StageAverages[], month: string, stageId: string) =>
    rows.find(({ stage }) => stage.id === stageId)?.months.find((one) => one.month === month)
  const linkOf = (rows: readonly StageAverages[], month: string, stageId: string) => {
    const row = rows.find(({ stage }) => stage.id === stageId)
    const part = parts.find((one) => isIn(month, one))
    if (!row || !part || !foundIn(rows, month, stageId)?.leads) return undefined
    return leadsBehind(
      { kind: isWon(row) ? 'won' : 'lost', ...part, isValued: true },
      { people: query.people },
    )
  }
  const wordsOf = (month: string) => bucketWords({ from: month, to: month }, 'month')
  /** Won first, as in its legend. */
  const inOrder = (rows: readonly StageAverages[]) =>
    rows.toSorted((a, b) => Number(isWon(b)) - Number(isWon(a)))
  const amount = (value: number | undefined) =>
    value === undefined ? chartTexts.none : formatAmount(value, currencySymbol)
  return (
    <FigureCard
      of={useFigure(analyticsEndpoints.averages, query)}
      title={texts.title}
      about={about}
      explain={texts.explain}
      emptyText={texts.empty}
      failedText={texts.failed}
      fileName="average-deal-value"
      isEmpty={(rows) => rows.every(({ months }) => months.every(({ leads }) => leads === 0))}
      table={(rows) => ({
        caption: texts.title,
        columns: [
          { key: 'month', label: texts.month, sortBy: ({ key }) => key },
          ...inOrder(rows).flatMap(({ stage }) => [
            { key: stage.id, label: stage.name, numeric: true },
            { key: `${stage.id} leads`, label: texts.ofLeads(stage.name), numeric: true },
          ]),
        ],
        rows: monthsOf(rows).map(({ month }) => {
          const ends = rows.map(({ stage }) => [stage.id, foundIn(rows, month, stage.id)] as const)
          const leads = ends.map(([id, found]) => [`${id} leads`, found?.leads ?? 0] as const)
          const counts = ends.map(([id, found]) => [
            `${id} leads`,
            <Count key={id} to={linkOf(rows, month, id)}>
              {grouped(found?.leads ?? 0)}
            </Count>,
          ])
          return {
            key: month,
            cells: {
              month: wordsOf(month),
              ...Object.fromEntries(ends.map(([id, found]) => [id, amount(found?.average)])),
              ...Object.fromEntries(counts),
            },
            plain: {
              month: wordsOf(month),
              ...Object.fromEntries(ends.map(([id, found]) => [id, found?.average ?? ''])),
              ...Object.fromEntries(leads),
            },
          }
        }),
      })}
    >
      {(rows) => (
        <ColumnChart
          label={texts.title}
          buckets={monthsOf(rows).map(({ month }) => ({
            key: month,
            label: monthWords(month, hasYears),
            title: wordsOf(month),
          }))}
          series={inOrder(rows).map((row) => ({
            key: row.stage.id,
            label: row.stage.name,
            ink: isWon(row) ? endInks.won : endInks.lost,
            pattern: isWon(row) ? undefined : 'hatched',
          }))}
          value={(month, stageId) => foundIn(rows, month, stageId)?.average}
          format={(value) => formatAmount(value, currencySymbol)}
          axisFormat={(value) => shortAmount(value, currencySymbol)}
          link={(month, stageId) => linkOf(rows, month, stageId)}
        />
      )}
    </FigureCard>
  )
}
