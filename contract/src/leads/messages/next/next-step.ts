import type { NextStepOffer } from '../../choices/model'

export const nextStepProblems = {
  count: 'Please enter a whole number from 1 to 90.',
  twice: 'An outcome can be there only once.',
} as const

/** On the settings page Calls and Messages. */
export const nextStepTexts = {
  title: 'Next step after a call',
  hint: 'What is offered when somebody logs the outcome of a call. It can be changed each time.',
  hintOffice: 'What would fall on a day on which the office is closed is offered for the next open day.',
  loadFailed: 'The next steps could not be loaded.',
  failed: 'The next steps could not be saved. What you entered is kept.',
  saved: 'Saved successfully',
  offerAfter: (outcome: string) => `After ${outcome}`,
  countAfter: (outcome: string, unit: string) => `${unit} after ${outcome}`,
  timeAfter: (outcome: string) => `Time after ${outcome}`,
  kindAfter: (outcome: string) => `Follow-up by, after ${outcome}`,
  time: 'Time',
  kind: 'Follow-up by',
  offer: {
    nothing: 'Nothing',
    ask: 'Ask for the date',
    hours: 'In hours',
    days: 'In days',
  } satisfies Record<NextStepOffer, string>,
  unit: { hours: 'Hours', days: 'Days' },
} as const

/** Where an outcome is logged, and where a follow-up is chosen. */
export const followUpPickTexts = {
  title: (name: string) => `Follow-up with ${name}`,
  open: (name: string) => `Set the follow-up with ${name}`,
  set: 'Set follow-up',
  next: 'Next follow-up',
  /** What the firm offers after the outcome. */
  usual: 'As usual',
  day: 'Day',
  time: 'Time',
  kind: 'Follow-up by',
  words: 'In words',
  wordsHint: 'tomorrow 11, mon 4pm, in 3 days',
  wordsWrong: 'This is no day or time that can be understood, or it is over.',
  timeOver: 'This time of today is over.',
  today: 'Today',
  tomorrow: 'Tomorrow',
  inTwoDays: 'In 2 days',
  inThreeDays: 'In 3 days',
  nextMonday: 'Next Monday',
  pick: 'Pick…',
  none: 'No follow-up',
  date: 'Date',
  save: 'Save',
  askWhen: (outcome: string) => `${outcome}: when is the next follow-up?`,
  /** Beside a day that was moved to the next one on which the office is open. */
  moved: 'next open day',
  closed: (day: string) => `The office is closed on ${day}.`,
  unassigned: 'A lead needs an assignee before a follow-up.',
  ended: 'A lead that is Lost has no follow-up.',
  saved: (name: string, when: string) => `${name}: follow-up ${when}`,
  done: (name: string) => `${name}: follow-up done`,
  undone: (name: string) => `${name}: the follow-up is back`,
  taken: (name: string) => `${name}: the follow-up has been taken back`,
  failed: 'The follow-up could not be changed.',
} as const
