import { withCalendarAddress } from '@foyer/contract/calendar/address'
import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import { type CalendarDate, formatDay } from '@foyer/contract/kit/dates'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

interface DayLinkProps {
  on: CalendarDate
  isToday?: boolean
  className?: string | undefined
  children?: ReactNode
}

/** To that day alone. */
export function DayLink({ on, isToday = false, className, children }: DayLinkProps) {
  const [params] = useSearchParams()
  return (
    <Link
      className={className}
      to={`?${withCalendarAddress(params, { view: 'day', day: on })}`}
      aria-label={isToday ? `${formatDay(on)}, ${texts.today}` : formatDay(on)}
      aria-current={isToday ? 'date' : undefined}
    >
      {children}
    </Link>
  )
}
