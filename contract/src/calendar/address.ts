import { type CalendarDate, isValidCalendarDate } from '../kit/dates'
import { calendarLimits } from './limits'
import { type CalendarView, type CalendarWhose, calendarViews } from './model'

/** What the address says of the calendar: `?view=week&day=2026-11-16&whose=team` or `&people=<id>,<id>`. */
export interface CalendarAddress {
  /** Without one: a day on a phone, elsewhere a week. */
  view: CalendarView | undefined
  /** Without one: today. */
  day: CalendarDate | undefined
  whose: CalendarWhose
  people: string[]
}

const id = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const isSensible = (day: string) => isValidCalendarDate(day) && day >= '2000-02-01' && day < '2099-11-01'

/** Ignores what it cannot read: an address can come from anywhere. */
export function readCalendarAddress(params: URLSearchParams): CalendarAddress {
  const day = params.get('day') ?? ''
  const chosen = (params.get('people') ?? '').split(',').filter((one) => id.test(one))
  const people = [...new Set(chosen)].slice(0, calendarLimits.people)
  return {
    view: calendarViews.find((word) => word === params.get('view')),
    day: isSensible(day) ? day : undefined,
    whose: people.length > 0 ? 'people' : params.get('whose') === 'team' ? 'team' : 'me',
    people,
  }
}

/** The address with a part of it changed; what else is in it stays. */
export function withCalendarAddress(
  params: URLSearchParams,
  change: Partial<CalendarAddress>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const write = (name: string, text: string | undefined) => {
    if (text) next.set(name, text)
    else next.delete(name)
  }
  if ('view' in change) write('view', change.view)
  if ('day' in change) write('day', change.day)
  if (change.whose) {
    write('whose', change.whose === 'team' ? 'team' : undefined)
    write('people', change.whose === 'people' ? change.people?.join(',') : undefined)
  }
  return next
}
