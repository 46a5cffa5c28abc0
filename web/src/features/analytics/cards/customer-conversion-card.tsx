import { conversionTexts as texts } from '@foyer/contract/analytics/messages/charts'
import type { CityConversion } from '@foyer/contract/analytics/model'
import { cityName } from '@foyer/contract/analytics/names'
import { spanOf } from '@foyer/contract/analytics/period'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import type { ChartRows } from '../../../ui/charts/card/chart-rows'
import { Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import { useFigure } from '../use-figure'
import { FigureCard, type FigureCardProps } from './figure-card'
import { SortedTable } from './sorted-table'

/** As many as fit beside the other cards; the table of the card has all. */
const shownCities = 6

const nameOf = (city: string) => (city ? cityName(city) : texts.none)

/** */
export function CustomerConversionCard({ query, about }: FigureCardProps) {
  const { today } = useCompanyDay()
  const span = spanOf(query.choice, today)
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
        customers: customers.toLocaleString('en-IN'),
        days: daysToClose.toLocaleString('en-IN'),
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
