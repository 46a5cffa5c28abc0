import { refusal } from '../../kit/refusal'
import type { PeopleWord } from '../../teams/people-words'
import type { AreaBand } from '../list/area-bands'
import type { BudgetGroup } from '../list/budget-groups'
import type { LeadPeriod } from '../list/periods'
import type { LeadState } from '../list/states'

export const periodTexts: Record<LeadPeriod, string> = {
  'all-time': 'All Time',
  yesterday: 'Yesterday',
  today: 'Today',
  tomorrow: 'Tomorrow',
  'last-week': 'Last Week',
  'this-week': 'This Week',
  'next-week': 'Next Week',
  'last-month': 'Last Month',
  'this-month': 'This Month',
  'next-month': 'Next Month',
  'last-year': 'Last Year',
  'this-year': 'This Year',
  'last-7-days': 'Last 7 Days',
  'last-30-days': 'Last 30 Days',
}

export const leadStateTexts: Record<LeadState, string> = {
  overdue: 'Overdue',
  'due-today': 'Today',
  'due-tomorrow': 'Tomorrow',
  'due-this-week': 'This Week',
  'no-next-step': 'No next step',
  untouched: 'Untouched',
  'standing-still': 'Standing still',
}

export const peopleWordTexts: Record<PeopleWord, string> = {
  me: 'Me',
  team: 'My team',
}

export const periodListTexts = {
  label: 'Follow-ups due',
  chip: (period: string) => `Due: ${period}`,
  none: 'Leads for the selected time, do not exist',
  reset: 'Change Filter to Default',
} as const

export const budgetGroupTexts: Record<BudgetGroup, string> = {
  'under-1-lakh': 'Under 1 Lakh',
  '1-to-5-lakh': '1 Lakh - 5 Lakh',
  '5-to-10-lakh': '5 Lakh - 10 Lakh',
  'over-10-lakh': 'Over 10 Lakh',
}

export const areaBandTexts: Record<AreaBand, string> = {
  'under-500': 'Under 500 sqft',
  '500-to-1000': '500 to 1,000 sqft',
  '1000-to-2000': '1,000 to 2,000 sqft',
  '2000-to-5000': '2,000 to 5,000 sqft',
  'from-5000': '5,000 sqft and more',
}

export const leadFilterTexts = {
  state: 'Needs attention',
  city: 'City',
  place: 'Society or locality',
  area: 'Area',
  status: 'Status',
  stage: 'Stage',
  expectedClosure: 'Expected Closure',
  budget: 'Budget',
  assignee: 'Assign To',
  unassigned: 'Unassigned',
  source: 'Source',
  created: 'Date',
  followUp: 'Follow Up',
  quotationSent: 'Quotation Sent',
  tags: 'Tags',
  selectAll: 'Select All',
  clear: 'Clear',
  apply: 'Apply',
  applied: 'Filter Applied Successfully',
  noBudget: 'Leads have no budget to show.',
  yes: 'True',
  no: 'False',
} as const

export const monthTexts = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const columnFilterTexts = {
  containing: 'Contains',
  empty: 'Is empty',
  filled: 'Is not empty',
} as const

/** The server's answer to a parameter it cannot read. */
export const filterProblems = {
  unreadable: 'This filter cannot be read.',
} as const

export const listRefusals = {
  tooManyToSort: refusal(
    400,
    'too-many-to-sort',
    'Lists of more than 10,000 leads cannot be sorted by this column. Please narrow the list first.',
  ),
}
