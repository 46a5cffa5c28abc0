import { type CalendarDate, formatDay, formatTime12 } from '../kit/dates'
import { grouped } from '../kit/money'
import { refusal } from '../kit/refusal'
import { calendarName } from './messages-place'
import type { CalendarView, CalendarWhose, EntryKind } from './model'

export const calendarTexts = {
  title: calendarName,
  view: 'View',
  views: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<CalendarView, string>,
  today: 'Today',
  previous: { day: 'The day before', week: 'The week before', month: 'The month before' } satisfies Record<
    CalendarView,
    string
  >,
  next: { day: 'The day after', week: 'The week after', month: 'The month after' } satisfies Record<
    CalendarView,
    string
  >,
  whose: 'Whose calendar',
  whoses: { me: 'Me', team: 'My team', people: 'Chosen people' } satisfies Record<CalendarWhose, string>,
  choosePeople: 'People',
  people: (count: number) => `People: ${count}`,
  searchPeople: 'Search people',
  onPhone: 'On your phone',
  failed: 'The calendar could not be loaded.',
  untimed: 'Any time',
  emptyDay: 'Nothing is planned on this day.',
  moreOf: (count: number) => `${grouped(count)} more`,
  moreFollowUps: (count: number) => `${grouped(count)} more ${count === 1 ? 'follow-up' : 'follow-ups'}`,
  moreTasks: (count: number) => `${grouped(count)} more ${count === 1 ? 'task' : 'tasks'}`,
  dayLabel: (day: string, words: string) => `${day}: ${words}`,
  counts: ({ followUps, visits, tasks }: { followUps: number; visits: number; tasks: number }) =>
    [counted(followUps, 'follow-up'), counted(visits, 'visit'), counted(tasks, 'task')]
      .filter(Boolean)
      .join(', ') || 'nothing planned',
  overdue: 'Overdue',
  now: 'Now',
} as const

const counted = (count: number, word: string) =>
  count === 0 ? '' : `${grouped(count)} ${word}${count === 1 ? '' : 's'}`

export const entryKindTexts: Record<EntryKind, string> = {
  call: 'Call',
  'virtual-meeting': 'Meeting',
  'client-visit': 'Visit',
  task: 'Task',
}

/** '12 Mar, 4:05 PM' */
const moment = (on: CalendarDate, time: string | undefined) =>
  time ? `${formatDay(on)}, ${formatTime12(time)}` : formatDay(on)

/** What a screen reader says while something is moved with the keyboard, and the menu for those who cannot drag. */
export const moveTexts = {
  hint: 'Press Enter to open it, Space to lift it, M to choose a day and time.',
  readOnlyHint: 'Press Enter to open it.',
  lifted: (name: string, on: CalendarDate, time: string | undefined) =>
    `${name} lifted. ${moment(on, time)}. Arrow keys move it, Enter drops it, Escape puts it back.`,
  over: (on: CalendarDate, time: string | undefined) => moment(on, time),
  cancelled: (name: string) => `Moving cancelled. ${name} is back.`,
  stays: (name: string) => `${name} stays where it was.`,
  moved: (name: string, on: CalendarDate, time: string | undefined) => `${name}: ${moment(on, time)}`,
  returned: (name: string) => `${name} is back where it was.`,
  undone: (name: string) => `${name} is back where it was.`,
  failed: 'It could not be moved.',
  taskNotYours: 'Only the people of this task can move it.',
  menu: (name: string) => `Move ${name}`,
  moveTo: 'Move to…',
  open: 'Open',
  dialog: (name: string) => `Move ${name}`,
  day: 'Day',
  time: 'Time',
  save: 'Move',
  cancel: 'Cancel',
} as const

/** The calendar on a phone, by a private address. */
export const feedTexts = {
  title: 'Calendar on your phone',
  about:
    'A private address under which your phone reads your follow-ups, visits and tasks, and keeps them up to date. Whoever knows it can read them too.',
  turnOn: 'Make a private address',
  failed: 'The address could not be loaded.',
  address: 'Private address',
  copy: 'Copy',
  subscribe: 'Add to the calendar of this device',
  hidden: 'This address can no longer be shown. Make a new one to add another device.',
  never: 'It has not been fetched yet.',
  fetched: (when: string) => `Last fetched ${when}`,
  renew: 'New address',
  askRenew: 'Make a new address?',
  askRenewText: 'The present one stops working at once, on every device that uses it.',
  renewed: 'There is a new address. The former one works no more.',
  made: 'Your private address is ready.',
  turnOff: 'Switch off',
  askOff: 'Switch the private address off?',
  askOffText: 'Calendars that use it stop being updated at once.',
  isOff: 'The private address is switched off.',
  saveFailed: 'The address could not be changed.',
  how: 'How to add it',
  steps: [
    {
      name: 'Google',
      text: 'On a computer: calendar.google.com, Other calendars, From URL, paste the address.',
    },
    {
      name: 'Apple',
      text: 'On the phone: the button above; or Settings, Apps, Calendar, Accounts, Add Subscribed Calendar.',
    },
    { name: 'Outlook', text: 'Calendar, Add calendar, Subscribe from web, paste the address.' },
  ],
} as const

/** In the file itself. */
export const feedFileTexts = {
  name: (firm: string) => `Foyer – ${firm}`,
  task: (title: string) => `Task: ${title}`,
} as const

export const calendarProblems = {
  span: 'Please ask for at most six weeks.',
  day: 'Please give a day of this century.',
} as const

export const calendarRefusals = {
  /** Of an address that was never made, was switched off, or whose person has left: nobody learns which. */
  unknownFeed: refusal(404, 'unknown-calendar', 'There is no calendar at this address.'),
}
