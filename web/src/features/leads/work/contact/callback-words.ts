import { type CalendarDate, formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import type { FollowUp } from '@foyer/contract/leads/work/forms'

/** 'Tomorrow, 10:00 AM' */
export const callbackWords = ({ on, time }: FollowUp, today: CalendarDate): string =>
  [relativeDay(on, today) ?? formatDay(on, today), ...(time ? [formatTime12(time)] : [])].join(', ')
