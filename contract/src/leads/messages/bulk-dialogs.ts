import { grouped } from '../../kit/money'

const leads = (count: number) => `${grouped(count)} ${count === 1 ? 'lead' : 'leads'}`

/** Tags of many leads. */
export const bulkTagTexts = {
  action: 'Tag',
  title: (count: number) => `Tag ${leads(count)}`,
  add: 'Add',
  remove: 'Remove',
  choose: 'Choose tags',
  noMatch: 'Search Not Found',
  save: 'Save',
  done: 'Tags saved',
  failed: 'The tags could not be saved.',
  loadFailed: 'The tags could not be loaded.',
} as const

/** The follow-up of many leads. */
export const bulkFollowUpTexts = {
  action: 'Follow-up',
  title: (count: number) => `Follow-up of ${leads(count)}`,
  day: 'Follow-up date',
  time: 'Follow-up time',
  kind: 'Next step',
  spread: 'One after another instead of all at once',
  perHour: 'How many per hour',
  /** From the first time to the last. */
  fromTo: (first: string, last: string) => `From ${first} to ${last}`,
  save: 'Save',
  done: 'Follow-ups saved',
  failed: 'The follow-ups could not be saved.',
  dayMissing: 'Please choose a day.',
  timeMissing: 'Please choose a time.',
} as const

/** Overdue leads of one person that others get instead. */
export const giveTexts = {
  title: (name: string) => `Give overdue leads: ${name}`,
  overdue: (count: number) => `${leads(count)} overdue`,
  /** Where there are more than are offered at once. */
  first: (shown: number, total: number) =>
    `These are the ${grouped(shown)} of ${grouped(total)} that are overdue longest.`,
  all: 'All of them',
  due: (day: string) => `due ${day}`,
  to: 'Give to',
  choose: 'Choose one or more people',
  nobodyFound: 'Search Not Found',
  none: 'Nothing is overdue here any more.',
  inTurn: (count: number, people: number) =>
    people > 1
      ? `${leads(count)} go round in turn, first to whoever has the fewest open leads. Their follow-ups stay as they are.`
      : 'Their follow-ups stay as they are.',
  give: (count: number) => (count === 0 ? 'Give' : `Give ${leads(count)}`),
  done: (count: number) => `${leads(count)} given to others`,
  noLead: 'Please choose at least one lead.',
  nobody: 'Please choose who gets them.',
  loadFailed: 'The overdue leads could not be loaded.',
  peopleFailed: 'The people could not be loaded.',
  failed: 'The leads could not be given to others.',
} as const
