import { grouped } from '../../kit/money'
import { callStatusTexts } from '../../leads/messages'
import type { Presence, TeamSort } from '../team-day'

const counted = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`

export const teamDayTexts = {
  title: 'Team today',
  text: 'What waits for each person, and what they did today.',
  search: 'Search people',
  sortBy: 'Sort by',
  loadFailed: "The team's day could not be loaded.",
  noMatch: 'No results found',
  nobody: 'Unassigned',
  total: 'Together',
  none: '–',
  columns: {
    name: 'Person',
    overdue: 'Overdue',
    untouched: 'Untouched',
    still: 'Standing still',
    calls: 'Calls today',
    response: 'First response today',
  } satisfies Record<TeamSort, string>,
  presences: {
    here: undefined,
    absent: 'Absent',
    'without-leads': 'No access to leads',
    left: 'Deactivated',
  } satisfies Record<Presence, string | undefined>,
  /** Of a number where it is read out. */
  leadsOf: (count: number, what: string, name: string) =>
    `${counted(count, 'lead', 'leads')}, ${what.toLowerCase()}: ${name}`,
  callsOf: (count: number, what: string, name: string) => `${grouped(count)} ${what}: ${name}`,
  outcomes: {
    interested: callStatusTexts.interested,
    followUp: callStatusTexts['follow-up'],
    noResponse: callStatusTexts['no-response'],
    notInterested: callStatusTexts['not-interested'],
  },
  of: 'of',
  answeredOf: (answered: number, leads: number, name: string) =>
    `${grouped(answered)} of ${counted(leads, 'new lead', 'new leads')} contacted: ${name}`,
  newLeadsOf: (leads: number, name: string) => `${counted(leads, 'new lead', 'new leads')}: ${name}`,
  about: (name: string) => `Today · ${name}`,
  give: 'Give overdue leads to others',
  alone: 'You are the only one here so far. Invite your colleagues, and see here how everybody’s day goes.',
  invite: 'Invite people',
} as const
