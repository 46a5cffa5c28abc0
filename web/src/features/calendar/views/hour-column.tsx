import { dayMinutes, inLanes, lengthOf, minuteOf } from '@foyer/contract/calendar/lanes'
import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarDay } from '@foyer/contract/calendar/model'
import { clockTimeOf } from '@foyer/contract/kit/dates'
import { Box } from '@mantine/core'
import { useCalendarTools } from '../calendar-context'
import { Entry } from '../entry/entry'
import { keyOfEntry } from '../entry/entry-words'
import { DropSlot } from '../move/drop-slot'
import styles from './hours.module.css'

const share = (minutes: number) => `${(minutes / dayMinutes) * 100}%`
/** Lower than this no name can be read. */
const leastShown = 30

/** One day in its hours; what overlaps stands side by side. */
export function HourColumn({ day }: { day: CalendarDay }) {
  const { day: now, lifted } = useCalendarTools()
  const { slot } = lifted ?? {}
  const isToday = day.on === now.today
  return (
    <div className={styles.column} data-slot="hours" data-day={day.on} data-today={isToday || undefined}>
      <ul className={styles.timed}>
        {inLanes(day.entries).map(({ item, start, end, lane, lanes }) => (
          <Entry
            key={keyOfEntry(item)}
            entry={item}
            look="block"
            style={{
              top: share(Math.min(start, dayMinutes - leastShown)),
              height: share(Math.max(end - start, leastShown)),
              left: `${(lane / lanes) * 100}%`,
              width: `${100 / lanes}%`,
            }}
          />
        ))}
        {slot?.on === day.on && slot.time !== undefined && (
          <DropSlot
            time={slot.time}
            style={{ top: share(minuteOf(slot.time)), height: share(lengthOf({ kind: slot.kind })) }}
          />
        )}
      </ul>
      {isToday && (
        <Box
          className={styles.now}
          role="img"
          aria-label={texts.now}
          style={{ top: share(minuteOf(clockTimeOf(now.now, now.timeZone))) }}
        />
      )}
    </div>
  )
}
