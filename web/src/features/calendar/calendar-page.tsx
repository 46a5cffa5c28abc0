import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import { FailedState } from '../../ui/states/failed-state'
import { RowSkeleton } from '../../ui/states/skeleton'
import { Calendar } from './calendar'
import styles from './calendar.module.css'
import { CalendarHead } from './head/calendar-head'
import { useCalendar } from './use-calendar'
import { useCalendarAddress } from './use-calendar-address'

/** Follow-ups, visits and tasks on their days: one's own, those of one's team, or of some people. */
export function CalendarPage() {
  const address = useCalendarAddress()
  const days = useCalendar(address.shown)
  return (
    <div data-fills>
      <CalendarHead {...address} />
      {days.isError && !days.data && <FailedState what={texts.failed} onRetry={() => void days.refetch()} />}
      {!days.data && !days.isError && (
        <div className={styles.frame}>
          <RowSkeleton rows={8} />
        </div>
      )}
      {days.data && <Calendar days={days.data} shown={address.shown} />}
    </div>
  )
}
