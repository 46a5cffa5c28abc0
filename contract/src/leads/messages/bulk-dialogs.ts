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
