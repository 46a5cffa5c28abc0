import { type CalendarDate, formatDay, formatTime12, relativeDay } from '../../../kit/dates'
import type { RemarkType } from '../../model'
import { remarkTypeTexts } from '../work'

interface Due {
  on: CalendarDate
  time: string | undefined
  kind: RemarkType | undefined
}

/** '(call, today 4:05 PM)', after the name of the lead. */
export const reminderDetails = ({ on, time, kind }: Due, today: CalendarDate): string => {
  const day = relativeDay(on, today)?.toLowerCase() ?? formatDay(on, today)
  const when = time ? `${day} ${formatTime12(time)}` : day
  return kind ? `(${remarkTypeTexts[kind].toLowerCase()}, ${when})` : `(${when})`
}

export const reminderMailTexts = {
  subject: (name: string) => `Follow-up due: ${name}`,
  text: (name: string, details: string) => `It is time for your follow-up with ${name} ${details}.`,
  phone: (phone: string) => `Phone: ${phone}`,
  open: 'Open the lead',
  why: (company: string) =>
    `You get this because you chose to hear of due follow-ups by email at ${company}. You can change that in My Profile.`,
} as const

/** In My Profile. */
export const reminderSettingTexts = {
  title: 'Reminders',
  label: 'Email me when a follow-up is due',
  hint: 'The bell tells you in any case.',
  on: 'You will get an email when a follow-up is due.',
  off: 'You will get no emails about follow-ups.',
  failed: 'This could not be saved.',
  loadFailed: 'Your reminders could not be loaded.',
} as const
