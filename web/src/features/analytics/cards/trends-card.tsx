import { bucketsOf } from '@foyer/contract/analytics/buckets'
import { trendTexts as texts } from '@foyer/contract/analytics/messages/charts'
import { dashboardTexts } from '@foyer/contract/analytics/messages/dashboard'
import type { EntryFigure, Trend } from '@foyer/contract/analytics/model'
import type { Span } from '@foyer/contract/analytics/period'
import { bucketWords, spanWords } from '@foyer/contract/analytics/span-words'
import { chartTexts } from '@foyer/contract/kit/charts/texts'
import { grouped } from '@foyer/contract/kit/money'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { useState } from 'react'
import type { ChartRows } from '../../../ui/charts/card/chart-rows'
import { useIsPhone } from '../../../ui/phone'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import styles from '../analytics.module.css'
import { EntriesBehind } from '../drawers/entries-behind'
import { usePeopleWords } from '../use-about'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'
import { Count } from './count'
import { FigureCard, type FigureCardProps } from './figure-card'
import { TrendCell } from './trend-cell'
import { begunBy, type TrendChart, type TrendFigure, trendCharts } from './trend-charts'

/** The calls that are looked into: of the whole period, or of one column. */
interface Opened {
  figure: EntryFigure
  part: Span | undefined
}

/** how answers and sales went, column by column of the period. */
export function TrendsCard({ query, about }: FigureCardProps) {
  const { today } = useCompanyDay()
  const [opened, setOpened] = useState<Opened>()
  const { people } = query
  const whose = usePeopleWords(people)
  const span = useSpan(query)
  // As high as the card beside it leaves room for.
  const height = useIsPhone() ? 40 : 132
  const { unit } = bucketsOf(query.choice, today)
  // Read for the ring of leads anyway: the won ones among those that came are what conversion counts.
  const stages = useFigure(analyticsEndpoints.byStage, query).data ?? []
  const wonIds = stages.filter(({ stage }) => stage.kind === 'won').map(({ stage }) => stage.id)
  const leadsOf = (figure: TrendFigure, { from, to }: Span) => {
    if (figure !== 'conversion') return leadsBehind({ kind: figure, from, to }, { people })
    if (wonIds.length === 0) return undefined
    return leadsBehind(undefined, { people, createdFrom: from, createdTo: to, stageIds: wonIds })
  }
  /** The leads or the calls of a number, of the whole period or of one column. */
  const behind = ({ figure, entries }: TrendChart, value: number | undefined, part?: Span) => {
    if (!value) return {}
    if (entries) return { onOpen: () => setOpened({ figure: entries, part }) }
    return { to: figure && leadsOf(figure, part ?? span) }
  }
  const nameOf = ({ span: part }: Trend) => bucketWords(part, unit)
  const tableOf = (rows: readonly Trend[]): ChartRows => ({
    caption: texts.title,
    columns: [
      { key: 'days', label: texts.days, sortBy: ({ key }) => key },
      ...trendCharts.map(({ key }) => ({ key, label: texts.charts[key].name, numeric: true })),
    ],
    rows: rows.map((row) => {
      const values = trendCharts.map((chart) => ({ chart, value: chart.of([row]) }))
      const cells = values.map(({ chart, value }) => {
        const words = worded(value, chart.isShare)
        const label = chartTexts.within(nameOf(row), chartTexts.valueOf(texts.charts[chart.key].name, words))
        return [
          chart.key,
          <Count key={chart.key} label={label} {...behind(chart, value, row.span)}>
            {words}
          </Count>,
        ]
      })
      return {
        key: row.span.from,
        cells: { days: nameOf(row), ...Object.fromEntries(cells) },
        plain: {
          days: nameOf(row),
          ...Object.fromEntries(
            values.map(({ chart: { key, isShare }, value }) => [
              key,
              value === undefined ? '' : isShare ? worded(value, isShare) : value,
            ]),
          ),
        },
      }
    }),
  })
  return (
    <>
      <FigureCard
        of={useFigure(analyticsEndpoints.trends, query)}
        title={texts.title}
        about={about}
        explain={texts.explain}
        emptyText={texts.empty}
        failedText={texts.failed}
        fileName="response-and-conversion"
        isWide
        isEmpty={(rows) => rows.length === 0}
        table={(rows) => tableOf(begunBy(rows, today))}
      >
        {(rows) => (
          <div className={styles.trends}>
            {trendCharts.map((chart) => (
              <TrendCell
                key={chart.key}
                texts={texts.charts[chart.key]}
                // No lead of many won is a share too; no call at all is nothing.
                total={chart.isShare ? chart.of(rows) : chart.of(rows) || undefined}
                format={(value) => worded(value, chart.isShare)}
                points={begunBy(rows, today).map((row) => ({
                  key: row.span.from,
                  label: nameOf(row),
                  value: chart.of([row]),
                }))}
                height={height}
                {...behind(chart, chart.of(rows))}
              />
            ))}
          </div>
        )}
      </FigureCard>
      {opened && (
        <EntriesBehind
          figure={opened.figure}
          query={opened.part ? { choice: { period: 'custom', ...opened.part }, people } : query}
          about={opened.part ? dashboardTexts.about(spanWords(opened.part), whose) : about}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

const worded = (value: number | undefined, isShare: true | undefined): string => {
  if (value === undefined) return chartTexts.none
  return isShare ? texts.percent(value) : grouped(value)
}
