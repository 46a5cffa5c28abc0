import { refusal } from '../kit/refusal'
import type { Period } from './period'

/** As the specification writes them. */
export const periodTexts: Record<Period, string> = {
  'this-week': 'this week',
  'this-month': 'this month',
  'this-quarter': 'this quarter',
  'this-year': 'this year',
  'last-week': 'last week',
  'last-month': 'last month',
  'last-quarter': 'last quarter',
  'last-year': 'last year',
  custom: 'custom',
}

export const askedProblems = {
  unknownPeriod: 'Please choose one of the periods.',
  noStart: 'Please choose the Start Date.',
  noEnd: 'Please choose the End Date.',
  endBeforeStart: 'The End Date cannot be before the Start Date.',
  tooLong: 'Please choose at most ten years.',
  tooFar: 'Please choose days between 1900 and 2999.',
  unknownPerson: 'Please choose people from the list.',
  peopleAndNobody: 'Please choose either people or what nobody has.',
  callOfNobody: 'Only follow-ups can be without a person.',
}

export const analyticsRefusals = {
  notReportee: refusal(403, 'not-a-reportee', 'You can only see the numbers of people who report to you.'),
  badCursor: refusal(400, 'bad-cursor', 'This page of the list does not exist. Please load the list again.'),
}

export const targetProblems = {
  month: 'Please choose a month.',
  negative: 'A target cannot be negative.',
  tooMuch: 'This target is too high.',
  twice: 'Each person can have only one target in a month.',
}

export const targetRefusals = {
  own: refusal(403, 'own-target', 'Your own target is set by whoever you report to, or by an admin.'),
  unknownPerson: refusal(
    404,
    'no-seller',
    'You can only set targets for people who report to you and work with leads.',
  ),
}

export const sendProblems = {
  nobody: 'Please choose at least one person.',
  tooMany: 'Please choose at most 50 people.',
  longNote: 'Please keep the note under 1,000 characters.',
}

export const sendRefusals = {
  notColleague: refusal(
    404,
    'not-a-colleague',
    'The numbers can only be sent to colleagues who are at work and have access to leads.',
  ),
  tooMany: refusal(
    429,
    'too-many-dashboards',
    'You have sent the numbers very often in the last hour. Please wait a while.',
  ),
}
