import { grouped } from '../../kit/money'
import type { EntryFigure } from '../model'

const counted = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`

/** The title of what is behind a number. */
export const entryTitles: Record<EntryFigure, string> = {
  calls: 'Total Calls',
  connected: 'Total Connected',
  interested: 'Interested',
  'follow-up': 'Follow Up',
  'no-response': 'No Response',
  'not-interested': 'Not Interested',
  repeated: 'Repeated no response',
  kept: 'Follow-ups kept',
  late: 'Follow-ups done late',
  missed: 'Follow-ups missed',
}

export const entryTexts = {
  calls: (count: number) => counted(count, 'call', 'calls'),
  followUps: (count: number) => counted(count, 'follow-up', 'follow-ups'),
  noCalls: 'No calls in this period',
  noFollowUps: 'No follow-ups in this period',
  loadFailed: 'The list could not be loaded.',
  moreFailed: 'The next ones could not be loaded.',
  more: 'Show more',
  leadGone: 'You can no longer see this lead',
  noOutcome: 'Call',
  nobody: 'Nobody',
  due: (day: string) => `due ${day}`,
  settled: (day: string) => `settled ${day}`,
  results: { kept: 'On time', late: 'Late', missed: 'Missed' },
} as const
