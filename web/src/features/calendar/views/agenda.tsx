import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarDay } from '@foyer/contract/calendar/model'
import { weekdayOf } from '@foyer/contract/calendar/span'
import { formatDay } from '@foyer/contract/kit/dates'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { useCalendarTools } from '../calendar-context'
import { Entry } from '../entry/entry'
import { inkOf, keyOfEntry } from '../entry/entry-words'
import styles from './agenda.module.css'
import { MoreOfDay } from './more-of-day'

interface AgendaProps {
  days: readonly CalendarDay[]
  listOf: (day: CalendarDay) => string
}

/** Days below each other as lists: a week where it has no room for columns, the chosen day of a month. */
export function Agenda({ days, listOf }: AgendaProps) {
  const { day: now } = useCalendarTools()
  return (
    <div data-line="between">
      {days.map((day) => (
        <section
          key={day.on}
          className={styles.day}
          data-slot="day"
          data-day={day.on}
          aria-label={formatDay(day.on)}
        >
          <div className={styles.head} data-ink={day.entries.length > 0 ? inkOf(day.on, now.today) : '2'}>
            <SectionHeading>
              {weekdayOf(day.on)}, {formatDay(day.on, now.today)}
            </SectionHeading>
          </div>
          {day.entries.length === 0 && <QuietText>{texts.emptyDay}</QuietText>}
          <PlainList isDivided>
            {day.entries.map((entry) => (
              <Entry key={keyOfEntry(entry)} entry={entry} look="row" />
            ))}
          </PlainList>
          <MoreOfDay day={day} list={listOf(day)} />
        </section>
      ))}
    </div>
  )
}
