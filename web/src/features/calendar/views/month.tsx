import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarDay } from '@foyer/contract/calendar/model'
import { isInMonth, weekdayOf } from '@foyer/contract/calendar/span'
import { type CalendarDate, formatDay } from '@foyer/contract/kit/dates'
import { PlainList } from '../../../ui/text/plain-list'
import { useCalendarTools } from '../calendar-context'
import { Entry } from '../entry/entry'
import { keyOfEntry } from '../entry/entry-words'
import { DayLink } from '../head/day-link'
import { DropSlot } from '../move/drop-slot'
import styles from './month.module.css'

interface MonthProps {
  days: readonly CalendarDay[]
  /** A day of the month that is meant. */
  of: CalendarDate
}

const firstShown = 3

/** Weeks below each other: of each day its number, the first entries and how many more there are. */
export function Month({ days, of }: MonthProps) {
  const { day: now, lifted } = useCalendarTools()
  const { slot } = lifted ?? {}
  return (
    <div className={styles.month}>
      {days.slice(0, 7).map(({ on }) => (
        <span key={on} className={styles.weekday} aria-hidden>
          {weekdayOf(on)}
        </span>
      ))}
      {days.map((day) => {
        const all = day.followUps + day.visits + day.tasks
        const shown = day.entries.slice(0, all === firstShown + 1 ? all : firstShown)
        return (
          <section
            key={day.on}
            className={styles.day}
            data-slot="day"
            data-day={day.on}
            data-other={!isInMonth(day.on, of) || undefined}
            aria-label={texts.dayLabel(`${weekdayOf(day.on)}, ${formatDay(day.on)}`, texts.counts(day))}
          >
            <DayLink
              on={day.on}
              className={`num ${styles.number}`}
              isToday={day.on === now.today}
              words={String(Number(day.on.slice(8)))}
            >
              {Number(day.on.slice(8))}
            </DayLink>
            <PlainList gap={2}>
              {shown.map((entry) => (
                <Entry key={keyOfEntry(entry)} entry={entry} look="line" />
              ))}
              {slot?.on === day.on && <DropSlot {...(slot.time && { time: slot.time })} />}
            </PlainList>
            {all > shown.length && (
              <DayLink on={day.on} className={styles.more} words={texts.moreOf(all - shown.length)}>
                {texts.moreOf(all - shown.length)}
              </DayLink>
            )}
          </section>
        )
      })}
    </div>
  )
}
