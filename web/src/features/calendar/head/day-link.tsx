import { withCalendarAddress } from '@foyer/contract/calendar/address'
import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import { type CalendarDate, formatDay } from '@foyer/contract/kit/dates'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

interface DayLinkProps {
  on: CalendarDate
  isToday?: boolean
  /** What is read on it, where that is more than the number of the day. */
  words?: string
  className?: string | undefined
  ink?: string
  children?: ReactNode
}

/** To that day alone. */
export function DayLink({ on, isToday = false, words, ink = '1', className, children }: DayLinkProps) {
  const [params] = useSearchParams()
  return (
    <Link
      className={className}
      data-ink={isToday ? 'today' : ink}
      to={`?${withCalendarAddress(params, { view: 'day', day: on })}`}
      aria-label={[words, formatDay(on), isToday && texts.today].filter(Boolean).join(', ')}
      aria-current={isToday ? 'date' : undefined}
    >
      {children}
    </Link>
  )
}
