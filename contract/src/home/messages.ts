import type { Feature } from '../accounts/model'
import type { FirstWeekStep } from '../company/first-week'
import { grouped } from '../kit/money'
import type { MyDayPart } from '../leads/my-day/model'
import type { Snooze } from '../leads/work/snooze'

export const homeTexts = {
  greeting: (greeting: string, firstName: string) => `${greeting}, ${firstName}`,
  followUpsToday: (today: number, overdue: number) => {
    const dueToday =
      today === 0 ? 'No follow-ups today' : `${today} ${today === 1 ? 'follow-up' : 'follow-ups'} today`
    return overdue === 0 ? `${dueToday}.` : `${dueToday}, ${overdue} overdue.`
  },
  myDay: 'My day',
  allLeads: 'All leads',
  allMyLeads: 'All my leads',
  seeAll: 'See all',
  seeAllOf: (part: string) => `See all: ${part}`,
  noLeadsYet: 'No leads yet',
  noLeadsYetHint: 'Leads that are added, or given to you, appear here with their next step.',
  addLead: 'Add Lead',
  nothingToDo: 'Nothing to do',
  nothingToDoHint: 'No follow-up waits for you, and each of your leads has a next step.',
  myDayFailed: 'Your day could not be loaded.',
  newest: 'Newest leads',
  noLeads: 'No Lead(s) to Show',
  newestFailed: 'The newest leads could not be loaded.',
  counts: 'Leads at a glance',
  countsFailed: 'The counts could not be loaded.',
  waiting: 'Waiting for an owner',
  nobodyWaits: 'Every lead has an owner',
  waitingFailed: 'The leads without an owner could not be loaded.',
  showAll: (total: number) => `All ${grouped(total)}`,
  documentTitle: 'Home',
  noTime: 'Any time',
} as const

/** What a new firm does first. */
export const firstWeekTexts = {
  title: 'Your first week',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  done: 'Done',
  hide: 'Hide this list',
  hidden: 'The list is hidden for your firm.',
  undo: 'Undo',
  failed: 'That could not be saved.',
  step: {
    firm: 'Say what your firm is called and where it is',
    self: 'Say your full name',
    leads: 'Add your first leads',
    invite: 'Invite your team',
    logo: 'Upload your logo',
    pipeline: 'Shape your pipeline',
    messages: 'Write your WhatsApp texts',
  } satisfies Record<FirstWeekStep, string>,
} as const

export const myDayPartTexts: Record<MyDayPart, string> = {
  unanswered: 'How did it go?',
  overdue: 'Overdue',
  today: 'Today',
  visits: 'Visits',
  untouched: 'New and untouched',
  'without-next-step': 'Without a next step',
}

/** A row of My Day. */
export const myDayRowTexts = {
  created: (day: string) => `Came ${day}`,
  lastCall: (day: string) => `Called ${day}`,
  answer: 'Say how it went',
  answerOf: (name: string) => `Say how it went with ${name}`,
  dismiss: 'Do not ask again',
  dismissOf: (name: string) => `Do not ask again about ${name}`,
  dismissFailed: 'The question could not be taken away.',
  more: 'More',
  moreOf: (name: string) => `More for ${name}`,
  snooze: 'Snooze or add to calendar',
  snoozeOf: (name: string) => `Snooze the follow-up with ${name}`,
  plan: 'Plan a follow-up',
  planOf: (name: string) => `Plan a follow-up with ${name}`,
  until: 'Snooze until',
  pickDate: 'Pick a date',
  calendar: 'Add to calendar',
  done: 'Done',
  doneOf: (name: string) => `Mark the follow-up with ${name} as done`,
  failed: 'The follow-up could not be changed.',
} as const

export const snoozeTexts: Record<Snooze, string> = {
  'in-an-hour': 'In 1 hour',
  'this-evening': 'This evening',
  tomorrow: 'Tomorrow',
  'next-monday': 'Next Monday',
}

export const myTasksCardTexts = {
  title: 'Tasks due',
  all: 'My tasks',
  none: 'No task is due today',
  failed: 'Your tasks could not be loaded.',
} as const

/** For people whose role has no access to leads. */
export const homeWithoutLeadsTexts = {
  lead: (company: string) => `Welcome to ${company}.`,
  title: 'What your role includes',
  nothing: 'Nothing has been switched on for you yet.',
  ask: 'Leads are not part of it. If you need them, ask an admin of your company.',
  admins: 'Your admins',
} as const

export const featureTexts: Record<Feature, string> = {
  crm: 'Leads',
  accounts: 'Book Keeping',
  accessPanel: 'Team Management',
  companyDetails: 'Company Settings',
  quotation: 'Quotations',
  files: 'Files',
  tasks: 'Tasks',
  mom: 'Minutes of meetings',
}
