import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarDay } from '@foyer/contract/calendar/model'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { useCalendarTools } from '../calendar-context'
import { DayLink } from '../head/day-link'
import styles from './hours.module.css'

interface MoreOfDayProps {
  day: CalendarDay
  list: string
  /** It is shown as fully as it can be. */
  isAlone?: boolean
}

/** What a day has beyond what it shows, and where all of it is. */
export function MoreOfDay({ day, list, isAlone = false }: MoreOfDayProps) {
  const { isOfMany } = useCalendarTools()
  const shownTasks = day.entries.filter(({ kind }) => kind === 'task').length
  const followUps = day.followUps + day.visits - (day.entries.length - shownTasks)
  const tasks = day.tasks - shownTasks
  return (
    <>
      {followUps > 0 && (
        <Link data-link className={styles.more} to={list}>
          {texts.moreFollowUps(followUps)}
        </Link>
      )}
      {tasks > 0 && !isOfMany && (
        <Link data-link className={styles.more} to={addresses.tasks}>
          {texts.moreTasks(tasks)}
        </Link>
      )}
      {/* My Tasks are one's own. */}
      {tasks > 0 && isOfMany && !isAlone && (
        <DayLink on={day.on} className={styles.more} words={texts.moreTasks(tasks)}>
          {texts.moreTasks(tasks)}
        </DayLink>
      )}
      {tasks > 0 && isOfMany && isAlone && <span className={styles.more}>{texts.moreTasks(tasks)}</span>}
    </>
  )
}
