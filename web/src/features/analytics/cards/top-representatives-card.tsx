import { representativeTexts as texts } from '@foyer/contract/analytics/messages/charts'
import type { RepresentativeSales } from '@foyer/contract/analytics/model'
import { chartTexts } from '@foyer/contract/kit/charts/texts'
import { formatAmount, grouped, shortAmount } from '@foyer/contract/kit/money'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import type { ChartRows } from '../../../ui/charts/card/chart-rows'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'
import { BarCell } from './bar-cell'
import { FigureCard, type FigureCardProps } from './figure-card'
import { SortedTable } from './sorted-table'

/** the table is the chart too, its bars compare the totals. */
export function TopRepresentativesCard({ query, about }: FigureCardProps) {
  const { currencySymbol } = useCompanyDay()
  const span = useSpan(query)
  const columns = [
    { key: 'person', label: texts.person },
    { key: 'sales', label: texts.sales, numeric: true },
    { key: 'average', label: texts.average, numeric: true },
    { key: 'total', label: texts.total, numeric: true },
  ]
  const tableOf = (rows: readonly RepresentativeSales[], amount: typeof formatAmount): ChartRows => ({
    caption: texts.title,
    columns,
    rows: rows.map(({ person, sales, averageSale, totalSales }) => ({
      key: person.id,
      cells: {
        person: person.fullName,
        sales: grouped(sales),
        // None of them has a budget.
        average: totalSales > 0 ? amount(averageSale, currencySymbol) : chartTexts.none,
        total: amount(totalSales, currencySymbol),
      },
      plain: {
        person: person.fullName,
        sales,
        average: totalSales > 0 ? averageSale : '',
        total: totalSales,
      },
      to: leadsBehind({ kind: 'won', ...span }, { people: [person.id] }),
    })),
  })
  const withBars = (rows: readonly RepresentativeSales[]): ChartRows => {
    const most = Math.max(...rows.map(({ totalSales }) => totalSales))
    const table = tableOf(rows, shortAmount)
    return {
      ...table,
      rows: table.rows.map((row) => ({
        ...row,
        cells: {
          ...row.cells,
          total: (
            <BarCell value={Number(row.plain.total)} max={most}>
              {row.cells.total}
            </BarCell>
          ),
        },
      })),
    }
  }
  return (
    <FigureCard
      of={useFigure(analyticsEndpoints.topRepresentatives, query)}
      title={texts.title}
      about={about}
      explain={texts.explain}
      emptyText={texts.empty}
      failedText={texts.failed}
      fileName="top-sales-representatives"
      isEmpty={(rows) => rows.length === 0}
      table={(rows) => tableOf(rows, formatAmount)}
    >
      {(rows) => <SortedTable table={withBars(rows)} />}
    </FigureCard>
  )
}
