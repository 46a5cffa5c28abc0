import { grouped } from '../../kit/money'
import type { CallSummary } from '../model'

export const dashboardTexts = {
  period: 'Period',
  customTitle: 'Choose the days',
  startDate: 'Start Date',
  endDate: 'End Date',
  apply: 'Apply',
  selectMembers: 'Select Members',
  searchMembers: 'Search members',
  members: (count: number) => `Members: ${count}`,
  /** Whoever looks at the numbers, in the list of members. */
  you: (name: string) => `${name} (you)`,
  people: (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`,
  about: (days: string, people: string | undefined) => (people ? `${days} · ${people}` : days),
  today: (day: string) => `Today, ${day}`,
  more: 'More for this page',
  print: 'Print',
  printed: (company: string, page: string) => `${company} · ${page}`,
  copyLink: 'Copy link',
  linkCopied: 'The link is copied.',
  linkNotCopied: 'The link could not be copied. Please copy it from the address bar.',
  showAll: 'Show all that I may see',
} as const

/** The summary above the charts, in order. */
export const summaryTexts: Record<keyof CallSummary, string> = {
  calls: 'Total Calls',
  connected: 'Total Connected',
  interested: 'Interested',
  followUp: 'Follow Up',
  noResponse: 'No Response',
  notInterested: 'Not Interested',
  repeated: 'Repeated no response',
}

export const changeTexts = {
  label: 'Calls',
  failed: 'The calls could not be loaded.',
  new: 'New',
  none: '–',
  /** Beyond ten times as many a percentage says less than how many times. */
  percent: (percent: number) =>
    percent < 1000 ? `${Math.abs(percent)}%` : `${Math.round(percent / 100) + 1}×`,
  more: (percent: number) => `${grouped(percent)}% more`,
  fewer: (percent: number) => `${grouped(Math.abs(percent))}% fewer`,
  against: (change: string, former: number, days: string) => `${change} than ${grouped(former)} in ${days}`,
  asMany: (days: string) => `As many as in ${days}`,
  noneBefore: (days: string) => `None in ${days}`,
} as const

export const todayTexts = {
  title: "Today's Activity",
  detailsView: 'Details view',
  failed: "Today's activity could not be loaded.",
  empty: 'No Activity Today',
  nothingFound: 'Search Not Found',
  search: 'Search activity',
  figure: 'Figure',
  value: 'Value',
  calls: summaryTexts.calls,
  notConnected: 'Not connected',
  averageGap: 'Average gap between calls',
  minutes: (minutes: number) => (minutes < 1 ? 'under 1 min' : `${grouped(minutes)} min`),
  interested: 'Interested leads',
  quiet: (days: number) => `Interested, not contacted for more than ${days} days`,
  explain: 'The gap is the average time between two calls of the same person.',
  everybody: 'What you and the people who report to you did with leads today',
} as const
