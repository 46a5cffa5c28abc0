import { analyticsLimits } from '@foyer/contract/analytics/limits'
import { dashboardTexts, todayTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import type { EntryFigure, FigureQuery, TodayFigures } from '@foyer/contract/analytics/model'
import { spanWords } from '@foyer/contract/analytics/span-words'
import { chartTexts } from '@foyer/contract/kit/charts/texts'
import { grouped } from '@foyer/contract/kit/money'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { PlainList } from '../../../ui/text/plain-list'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import { EntriesBehind } from '../drawers/entries-behind'
import { usePeopleWords } from '../use-about'
import { useFigure } from '../use-figure'
import { Count } from './count'
import { FigureCard } from './figure-card'
import { type TodayLine, TodayRow } from './today-row'

const DayLogsDrawer = lazy(() =>
  import('../drawers/day-logs-drawer').then((module) => ({ default: module.DayLogsDrawer })),
)

/** whatever the period is, these are today's. */
export function TodaysActivityCard({ query }: { query: FigureQuery }) {
  const { today } = useCompanyDay()
  const [opened, setOpened] = useState<EntryFigure>()
  const [isDetailed, setDetailed] = useState(false)
  const { people } = query
  const about = dashboardTexts.about(
    dashboardTexts.today(spanWords({ from: today, to: today })),
    usePeopleWords(people),
  )
  const linesOf = (data: TodayFigures): TodayLine[] => [
    { key: 'calls', label: texts.calls, value: data.calls, onOpen: () => setOpened('calls') },
    {
      key: 'notConnected',
      label: texts.notConnected,
      value: data.notConnected,
      onOpen: () => setOpened('no-response'),
    },
    {
      key: 'averageGap',
      label: texts.averageGap,
      value: data.averageGap,
      shown: data.averageGap === undefined ? chartTexts.none : texts.minutes(data.averageGap),
    },
    {
      key: 'interested',
      label: texts.interested,
      value: data.interested,
      to: leadsBehind({ kind: 'interested-today' }, { people }),
    },
    {
      key: 'quiet',
      label: texts.quiet(analyticsLimits.quietDays),
      value: data.interestedButQuiet,
      to: leadsBehind({ kind: 'quiet' }, { people }),
      isBad: data.interestedButQuiet > 0,
    },
  ]
  return (
    <>
      <FigureCard
        of={useFigure(analyticsEndpoints.today, query)}
        title={texts.title}
        about={about}
        explain={texts.explain}
        emptyText={texts.empty}
        failedText={texts.failed}
        fileName="todays-activity"
        isEmpty={() => false}
        action={
          <Button variant="subtle" size="compact-sm" onClick={() => setDetailed(true)}>
            {texts.detailsView}
          </Button>
        }
        table={(data) => ({
          caption: texts.title,
          columns: [
            { key: 'figure', label: texts.figure },
            { key: 'value', label: texts.value, numeric: true },
          ],
          rows: linesOf(data).map(({ key, label, value = 0, shown, to, onOpen }) => {
            const words = shown ?? grouped(value)
            return {
              key,
              cells: {
                figure: label,
                value: (
                  <Count label={chartTexts.valueOf(label, words)} {...(value > 0 && { to, onOpen })}>
                    {words}
                  </Count>
                ),
              },
              plain: { figure: label, value: shown === chartTexts.none ? '' : (shown ?? value) },
            }
          }),
        })}
      >
        {(data) => (
          <PlainList label={texts.title} isDivided>
            {linesOf(data).map(({ key, ...line }) => (
              <li key={key}>
                <TodayRow {...line} />
              </li>
            ))}
          </PlainList>
        )}
      </FigureCard>
      {opened && (
        <EntriesBehind
          figure={opened}
          query={{ choice: { period: 'custom', from: today, to: today }, people }}
          about={about}
          onClose={() => setOpened(undefined)}
        />
      )}
      <Suspense>{isDetailed && <DayLogsDrawer onClose={() => setDetailed(false)} />}</Suspense>
    </>
  )
}
