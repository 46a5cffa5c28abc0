import type { FoundPart } from '../search/model'

/** The search of everything (C-129, ADR-260). */
export const searchTexts = {
  title: 'Search',
  field: 'Search leads, projects, quotations, people, pages and actions',
  placeholder: 'A name, some digits of a phone, a project, an action',
  opened: 'Opened lately',
  here: 'This lead',
  leads: 'Leads',
  people: 'People',
  projects: 'Projects',
  quotations: 'Quotations',
  actions: 'Actions',
  views: 'Saved views',
  pages: 'Pages',
  settings: 'Lead settings',
  draft: 'Draft',
  mine: 'Mine',
  unassigned: 'Unassigned',
  failed: 'Not everything could be searched.',
  openedFailed: 'What you opened lately could not be loaded.',
  searching: 'Searching…',
  nothing: 'Nothing found',
  nothingHint: 'Try another word or a part of a phone number.',
  keys: '↑ ↓ to choose, Enter to open, → for what can be done with a lead, Esc to close',
  leadKeys: '↑ ↓ to choose, Enter to do it, ← back to the search, Esc to close',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  moreOf: (name: string) => `What can be done with ${name}`,
} as const

/** Where the words were found, if the name does not say it; seen before the text itself. */
export const foundPartTexts: Record<FoundPart, (text: string) => string> = {
  company: (text) => text,
  phone: (text) => text,
  email: (text) => text,
  place: (text) => text,
  contact: (text) => `Another contact: ${text}`,
}

/** What can be done with a lead from the search. */
export const leadActionTexts = {
  field: (name: string) => `What to do with ${name}`,
  placeholder: 'An action, or a day and time: tomorrow 11, mon 4pm, in 3 days',
  back: 'Back to the search',
  waiting: 'The lead is being loaded…',
  failed: 'The lead could not be loaded.',
  contact: 'Contact',
  outcome: 'How it went',
  next: 'Next step',
  move: 'Move to',
  more: 'More',
  visit: 'Site visit',
  call: 'Call',
  whatsApp: 'WhatsApp',
  followUp: 'Follow-up …',
  followUpHint: 'Say when: tomorrow 11, mon 4pm, in 3 days',
  followUpAt: (when: string) => `Follow-up ${when}`,
  spoken: 'follow-up ',
  take: 'Assign to me',
  outcomeIs: (outcome: string) => `Outcome: ${outcome}`,
  moveTo: (stage: string) => `Move to ${stage}`,
  remark: 'Add remark …',
  remarkHint: 'Then write it',
  remarkSays: (text: string) => `Add remark: ${text}`,
  spokenRemark: 'remark ',
  open: 'Open the lead',
  edit: 'Edit Lead',
} as const

/** What can be done from anywhere. */
export const commandTexts = {
  addLead: 'Add Lead',
  importLeads: 'Import leads from a file',
  newProject: 'New project',
  openView: (name: string) => `Open ${name}`,
  theme: { light: 'Switch to light', dark: 'Switch to dark', auto: 'Light or dark like the system' },
  keys: 'Keys',
  logout: 'Logout',
  myDay: 'My Day',
} as const
