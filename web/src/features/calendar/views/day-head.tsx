import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarDay } from '@foyer/contract/calendar/model'
import { weekdayOf } from '@foyer/contract/calendar/span'
import { formatDay } from '@foyer/contract/kit/dates'
import { PlainList } from '../../../ui/text/plain-list'
import { useCalendarTools } from '../calendar-context'
import { Entry } from '../entry/entry'
import { keyOfEntry } from '../entry/entry-words'
import { DayLink } from '../head/day-link'
import { DropSlot } from '../move/drop-slot'
import styles from './hours.module.css'
import { MoreOfDay } from './more-of-day'

interface DayHeadProps {
  day: CalendarDay
  isAlone: boolean
  list: string
}

/** The name of a day, and what it has at no particular time. */
export function DayHead({ day, isAlone, list }: DayHeadProps) {
  const { lifted, day: now } = useCalendarTools()
  const untimed = day.entries.filter(({ time }) => time === undefined)
  const { slot } = lifted ?? {}
  return (
    <section
      className={styles.head}
      data-slot="untimed"
      data-day={day.on}
      aria-label={texts.dayLabel(`${weekdayOf(day.on)}, ${formatDay(day.on)}`, texts.counts(day))}
    >
      {!isAlone && (
        <DayLink
          on={day.on}
          className={styles.name}
          isToday={day.on === now.today}
          words={`${weekdayOf(day.on)} ${Number(day.on.slice(8))}`}
        >
          <span data-ink="3">{weekdayOf(day.on)}</span> <strong>{Number(day.on.slice(8))}</strong>
        </DayLink>
      )}
      <div className={styles.untimed}>
        <PlainList gap={2}>
          {untimed.map((entry) => (
            <Entry key={keyOfEntry(entry)} entry={entry} look="line" />
          ))}
          {slot?.on === day.on && slot.time === undefined && <DropSlot />}
        </PlainList>
      </div>
      <MoreOfDay day={day} list={list} isAlone={isAlone} />
    </section>
  )
}
