import { grouped } from '../../kit/money'

const leads = (count: number) => `${grouped(count)} ${count === 1 ? 'lead' : 'leads'}`

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
