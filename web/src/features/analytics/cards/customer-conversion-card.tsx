import { conversionTexts as texts } from '@foyer/contract/analytics/messages/charts'
import type { CityConversion } from '@foyer/contract/analytics/model'
import { grouped } from '@foyer/contract/kit/money'
import { cityName } from '@foyer/contract/leads/list/figure-names'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import type { ChartRows } from '../../../ui/charts/card/chart-rows'
import { Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { leadsBehind } from '../../leads/list/leads-behind'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'
import { FigureCard, type FigureCardProps } from './figure-card'
import { SortedTable } from './sorted-table'

/** As many as fit beside the other cards; the table of the card has all. */
const shownCities = 6

const nameOf = (city: string) => (city ? cityName(city) : texts.none)

/** */
export function CustomerConversionCard({ query, about }: FigureCardProps) {
  const span = useSpan(query)
  const tableOf = (rows: readonly CityConversion[]): ChartRows => ({
    caption: texts.title,
    columns: [
      { key: 'city', label: texts.city },
      { key: 'customers', label: texts.customers, numeric: true },
      { key: 'days', label: texts.days, numeric: true },
    ],
    rows: rows.map(({ city, customers, daysToClose }) => ({
      key: city,
      cells: {
        city: nameOf(city),
        customers: grouped(customers),
        days: grouped(daysToClose),
      },
      plain: { city: nameOf(city), customers, days: daysToClose },
      to: leadsBehind({ kind: 'won', ...span, city }, { people: query.people }),
    })),
  })
  return (
    <FigureCard
      of={useFigure(analyticsEndpoints.conversion, query)}
      title={texts.title}
      about={about}
      explain={texts.explain}
      emptyText={texts.empty}
      failedText={texts.failed}
      fileName="customer-conversion"
      isEmpty={(rows) => rows.length === 0}
      table={tableOf}
    >
      {(rows) => (
        <Stack gap={8}>
          <SortedTable table={tableOf(rows.slice(0, shownCities))} />
          {rows.length > shownCities && (
            <QuietText size="small">{texts.more(rows.length - shownCities)}</QuietText>
          )}
        </Stack>
      )}
    </FigureCard>
  )
}
