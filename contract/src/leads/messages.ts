import { refusal } from '../kit/refusal'
import type { CallStatus, LeadSort } from './model'

export const leadListTexts = {
  title: 'Leads',
  leadManagement: 'Lead Management',
  search: 'Search leads',
  clearSearch: 'Clear search',
  noLeads: 'No Lead(s) to Show',
  noResults: 'No results found',
  loadFailed: 'The leads could not be loaded.',
  choiceKept: 'Your search and order are kept.',
  noResultsFor: (search: string) => `Nothing matches “${search}” here.`,
  counts: 'Counts',
  countsFailed: 'The counts could not be loaded.',
  moreFailed: 'More leads could not be loaded.',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  total: (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'lead' : 'leads'}`,
} as const

export const leadTabTexts = {
  label: 'Lists of leads',
  all: 'All',
  won: 'Won',
  unassigned: 'Unassigned',
} as const

export const leadTileTexts = {
  total: 'Total',
  interested: 'Interested',
  followUp: 'Follow up',
  noResponse: 'No Response',
  notInterested: 'Not Interested',
  unassigned: 'Unassigned',
  won: 'Won',
} as const

export const leadColumnTexts = {
  name: 'Lead Name',
  callStatus: 'Last Call Status',
  followUp: 'Follow up on',
  lastCall: 'Last Call',
  phone: 'Mobile No.',
  email: 'E-mail',
  city: 'City',
  address: 'Address',
  budget: 'Budget',
  workScope: 'Work Scope',
  area: 'Area',
  stage: 'Stage',
  expectedClosure: 'Exp. Closure',
  assignee: 'Assigned To',
  source: 'Lead Source',
  sourceName: 'Source Name',
} as const

/** C-044: two columns have another name in the Show/Hide menu. */
export const leadColumnMenuTexts = {
  ...leadColumnTexts,
  email: 'Email address',
  followUp: 'Follow up',
} as const

export const callStatusTexts: Record<CallStatus, string> = {
  new: 'New Lead',
  'follow-up': 'Follow Up',
  interested: 'Interested',
  'sign-up': 'Sign Up',
  'not-interested': 'Not Interested',
  'no-response': 'No Response',
  meeting: 'Meeting Scheduled',
}

export const followUpToneTexts = { past: 'overdue' } as const

export const leadSortTexts: Record<LeadSort, string> = {
  created: 'Created',
  updated: 'Updated',
  'follow-up': 'Follow up',
  name: 'Lead Name',
  budget: 'Budget',
  'expected-closure': 'Exp. Closure',
  'call-status': 'Last Call Status',
  'last-call': 'Last Call',
  phone: 'Mobile No.',
  email: 'E-mail',
  city: 'City',
  address: 'Address',
  'work-scope': 'Work Scope',
  area: 'Area',
  stage: 'Stage',
  assignee: 'Assigned To',
  source: 'Lead Source',
  'source-name': 'Source Name',
}

export const leadRefusals = {
  badCursor: refusal(400, 'bad-cursor', 'This list has changed. Please load it again.'),
}
