import { withCalendarAddress } from '@foyer/contract/calendar/address'
import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarDay } from '@foyer/contract/calendar/model'
import { isInMonth, weekdayOf } from '@foyer/contract/calendar/span'
import { type CalendarDate, formatDay } from '@foyer/contract/kit/dates'
import { Link, useSearchParams } from 'react-router'
import { useCalendarTools } from '../calendar-context'
import { inkOf } from '../entry/entry-words'
import styles from './month.module.css'

interface PhoneMonthProps {
  days: readonly CalendarDay[]
  chosen: CalendarDate
}

/** One mark for each kind that a day has: a dot, a ring for visits, a square for tasks. */
const marksOf = ({ followUps, visits, tasks }: CalendarDay) =>
  [followUps > 0 && 'follow-up', visits > 0 && 'visit', tasks > 0 && 'task'].filter((mark) => mark !== false)

/** A month in the width of a phone; what the chosen day has is read below it. */
export function PhoneMonth({ days, chosen }: PhoneMonthProps) {
  const { day: now } = useCalendarTools()
  const [params] = useSearchParams()
  return (
    <div className={styles.small}>
      {days.slice(0, 7).map(({ on }) => (
        <span key={on} className={styles.weekday} aria-hidden>
          {weekdayOf(on).slice(0, 1)}
        </span>
      ))}
      {days.map((day) => (
        <Link
          key={day.on}
          className={`num ${styles.choice}`}
          data-slot="day"
          data-day={day.on}
          data-ink={day.on === now.today ? 'today' : isInMonth(day.on, chosen) ? '1' : '3'}
          aria-label={texts.dayLabel(`${Number(day.on.slice(8))}, ${formatDay(day.on)}`, texts.counts(day))}
          aria-current={day.on === chosen ? 'date' : undefined}
          replace
          preventScrollReset
          to={`?${withCalendarAddress(params, { view: 'month', day: day.on })}`}
        >
          {Number(day.on.slice(8))}
          <span className={styles.marks} aria-hidden>
            {marksOf(day).map((mark) => (
              <span key={mark} data-mark={mark} data-ink={inkOf(day.on, now.today)} />
            ))}
          </span>
        </Link>
      ))}
    </div>
  )
}
