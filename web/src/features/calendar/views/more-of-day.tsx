import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarDay } from '@foyer/contract/calendar/model'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import styles from './hours.module.css'

/** What a day has beyond what it shows, and where all of it is. */
export function MoreOfDay({ day, list }: { day: CalendarDay; list: string }) {
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
      {tasks > 0 && (
        <Link data-link className={styles.more} to={addresses.tasks}>
          {texts.moreTasks(tasks)}
        </Link>
      )}
    </>
  )
}
