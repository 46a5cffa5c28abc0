import { refusal } from '../../kit/refusal'
import { minutesLimits as limits } from './limits'

export const minutesRefusals = {
  unknown: refusal(404, 'unknown-minutes', 'These minutes do not exist any more.'),
  changed: refusal(409, 'minutes-changed', 'Somebody else has changed these minutes since you opened them.'),
  unknownPeople: refusal(
    400,
    'unknown-people',
    'Only people who work in your company can be named as colleagues. Please choose them again.',
  ),
  unknownPoint: refusal(404, 'unknown-point', 'This point is not in the minutes any more.'),
  noAddress: refusal(
    400,
    'no-address',
    'None of the attendees has an email address. Add one, save, and send again.',
  ),
  notAttending: refusal(400, 'not-attending', 'Minutes are sent only to people who are named in them.'),
  tooManySendings: refusal(
    429,
    'too-many-sendings',
    'You have sent minutes many times within an hour. Please wait, then go on.',
  ),
}

export const minutesProblems = {
  date: 'Please give a date between 2000 and 2100.',
  time: 'Please give the time as HH:MM.',
  email: 'Please give a complete email address.',
  attendees: `Minutes name at most ${limits.attendees} people.`,
  points: `Minutes have at most ${limits.points} points.`,
  samePoint: 'Two points have the same id.',
  nobody: 'Please choose a colleague.',
  badCursor: 'This is not where a page ended.',
} as const

export const minutesReplies = {
  deleted: 'Minutes deleted',
  restored: 'Minutes restored',
  shared: 'Shared with the client',
  unshared: 'Not shared with the client any more',
  sent: (count: number) => (count === 1 ? 'Sent to 1 person' : `Sent to ${count} people`),
} as const

/** Lines of the log of a project. */
export const minutesLines = {
  added: (title: string) => `Minutes written: ${title}`,
  edited: (title: string) => `Minutes changed: ${title}`,
  deleted: (title: string) => `Minutes deleted: ${title}`,
  restored: (title: string) => `Minutes restored: ${title}`,
  shared: (title: string) => `Minutes shared with the client: ${title}`,
  unshared: (title: string) => `Minutes no longer shared with the client: ${title}`,
  sent: (title: string, count: number) =>
    `Minutes sent to ${count === 1 ? '1 person' : `${count} people`}: ${title}`,
} as const

export const minutesMailTexts = {
  subject: (title: string, project: string) => `Minutes: ${title} · ${project}`,
  held: (project: string, when: string) => `Minutes of our meeting about ${project} on ${when}.`,
  place: (place: string) => `Place: ${place}`,
  attendees: (names: string) => `Present: ${names}`,
  yours: 'For you',
  points: 'Points',
  notes: 'Notes',
  by: (due: string) => `by ${due}`,
  footer: (sender: string, company: string) =>
    `${sender} of ${company} sends you this because you are named in the minutes. Reply to this mail if something is missing or wrong.`,
} as const

export const pointTaskTexts = { source: (title: string) => `From the minutes: ${title}` } as const
