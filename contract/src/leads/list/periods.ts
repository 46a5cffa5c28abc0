import { addDays, type CalendarDate, startOfWeek } from '../../kit/dates'

/** The choices of the follow-up period, in order; all time by default. */
export const leadPeriods = [
  'all-time',
  'yesterday',
  'today',
  'tomorrow',
  'last-week',
  'this-week',
  'next-week',
  'last-month',
  'this-month',
  'next-month',
  'last-year',
  'this-year',
  'last-7-days',
  'last-30-days',
] as const
export type LeadPeriod = (typeof leadPeriods)[number]

/** Both days are included; undefined where there is no bound. */
export interface DateRange {
  from: CalendarDate | undefined
  to: CalendarDate | undefined
}

const oneDay = (day: CalendarDate): DateRange => ({ from: day, to: day })

/** Weeks begin on Monday (C-108). */
function week(today: CalendarDate, distance: number): DateRange {
  const from = addDays(startOfWeek(today), distance * 7)
  return { from, to: addDays(from, 6) }
}

function month(today: CalendarDate, distance: number): DateRange {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = (shift: number) => {
    const count = year * 12 + (month - 1) + distance + shift
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`
  }
  return { from: first(0), to: addDays(first(1), -1) }
}

function year(today: CalendarDate, distance: number): DateRange {
  const number = Number(today.slice(0, 4)) + distance
  return { from: `${number}-01-01`, to: `${number}-12-31` }
}

/** Today and the days before it, this many in total. */
const lastDays = (today: CalendarDate, days: number): DateRange => ({
  from: addDays(today, 1 - days),
  to: today,
})

const ranges: Record<LeadPeriod, (today: CalendarDate) => DateRange> = {
  'all-time': () => ({ from: undefined, to: undefined }),
  yesterday: (today) => oneDay(addDays(today, -1)),
  today: oneDay,
  tomorrow: (today) => oneDay(addDays(today, 1)),
  'last-week': (today) => week(today, -1),
  'this-week': (today) => week(today, 0),
  'next-week': (today) => week(today, 1),
  'last-month': (today) => month(today, -1),
  'this-month': (today) => month(today, 0),
  'next-month': (today) => month(today, 1),
  'last-year': (today) => year(today, -1),
  'this-year': (today) => year(today, 0),
  'last-7-days': (today) => lastDays(today, 7),
  'last-30-days': (today) => lastDays(today, 30),
}

export const rangeOfPeriod = (period: LeadPeriod, today: CalendarDate): DateRange => ranges[period](today)
