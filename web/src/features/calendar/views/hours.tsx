import { minuteOf } from '@foyer/contract/calendar/lanes'
import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarDay } from '@foyer/contract/calendar/model'
import { formatTime12 } from '@foyer/contract/kit/dates'
import { type RefObject, useEffect } from 'react'
import { DayHead } from './day-head'
import { HourColumn } from './hour-column'
import styles from './hours.module.css'

interface HoursProps {
  days: readonly CalendarDay[]
  /** What scrolls. */
  frame: RefObject<HTMLDivElement | null>
  listOf: (day: CalendarDay) => string
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const firstShown = 8 * 60
/** So that the name of the first hour can be read. */
const beforeFirst = 15

/** Days beside each other in their hours; what has no time is above them. */
export function Hours({ days, frame, listOf }: HoursProps) {
  const from = days[0]?.on
  const times = days.flatMap(({ entries }) => entries.flatMap(({ time }) => (time ? minuteOf(time) : [])))
  const earliest = Math.min(firstShown, ...times)
  // Only when other days are shown: nobody is taken away from where they have scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes later does not scroll the page
  useEffect(() => {
    const grid = frame.current?.querySelector<HTMLElement>('[data-hours]')
    if (frame.current && grid)
      frame.current.scrollTop = (grid.offsetHeight * (earliest - beforeFirst)) / (24 * 60)
  }, [from, days.length])
  return (
    <div className={styles.days} style={{ '--days': days.length } as React.CSSProperties}>
      <div className={styles.heads}>
        <span className={styles.corner}>{texts.untimed}</span>
        {days.map((day) => (
          <DayHead key={day.on} day={day} isAlone={days.length === 1} list={listOf(day)} />
        ))}
      </div>
      <div className={styles.grid} data-hours>
        <div className={styles.times} aria-hidden>
          {hours.map((hour) => (
            <span key={hour} className="num">
              {hour > 0 && formatTime12(`${String(hour).padStart(2, '0')}:00`).replace(':00', '')}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <HourColumn key={day.on} day={day} />
        ))}
      </div>
    </div>
  )
}
