import { grouped } from '../kit/money'
import { refusal } from '../kit/refusal'
import type { CallStatus } from './model'

export const leadListTexts = {
  title: 'Leads',
  leadManagement: 'Lead Management',
  analytics: 'Analytics',
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
  total: (total: number) => `${grouped(total)} ${total === 1 ? 'lead' : 'leads'}`,
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

export const leadRefusals = {
  badCursor: refusal(400, 'bad-cursor', 'This list has changed. Please load it again.'),
}
