import type { Feature } from '../accounts/model'

export const homeTexts = {
  greeting: (greeting: string, firstName: string) => `${greeting}, ${firstName}`,
  followUpsToday: (today: number, overdue: number) => {
    const dueToday =
      today === 0 ? 'No follow-ups today' : `${today} ${today === 1 ? 'follow-up' : 'follow-ups'} today`
    return overdue === 0 ? `${dueToday}.` : `${dueToday}, ${overdue} overdue.`
  },
  followUps: 'Follow-ups',
  allLeads: 'All leads',
  overdue: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  earlier: (count: number) => `${count} earlier`,
  later: (count: number) => `${count} more`,
  nothingDue: 'Nothing due',
  nothingDueHint: 'No follow-up is overdue, due today or due tomorrow.',
  followUpsFailed: 'The follow-ups could not be loaded.',
  newest: 'Newest leads',
  noLeads: 'No Lead(s) to Show',
  newestFailed: 'The newest leads could not be loaded.',
  counts: 'Leads at a glance',
  countsFailed: 'The counts could not be loaded.',
  waiting: 'Waiting for an owner',
  nobodyWaits: 'Every lead has an owner',
  waitingFailed: 'The leads without an owner could not be loaded.',
  showAll: (total: number) => `All ${total.toLocaleString('en-IN')}`,
  documentTitle: 'Home',
  noTime: 'Any time',
} as const

/** For people whose role leaves out the leads. */
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
