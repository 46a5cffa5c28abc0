import { exactAmount, grouped } from '../../kit/money'
import { documentLimits as limits } from './limits'

export const documentLabels = {
  title: 'title',
  clientName: 'name of the client',
  companyName: "client's company",
  address: 'address',
  phone: 'phone number',
  email: 'email address',
  gstNumber: 'GST number',
  site: 'site',
  section: 'name of the section',
  item: 'name of the item',
  description: 'description',
  unit: 'unit',
  phase: 'name of the phase',
  deliverables: 'deliverables',
  milestone: 'name of the milestone',
  when: 'due time',
  terms: 'terms',
  note: 'note',
} as const

/** Why a quotation cannot be saved as it is. */
export const documentProblems = {
  hsn: 'An HSN or SAC code has 2 to 8 digits.',
  date: 'Please enter the date of the quotation.',
  validUntil: 'The quotation would end before its own date.',
  state: 'Please choose a state from the list.',
  quantity: 'A quantity is between 0 and 1,00,00,000, with at most three decimals.',
  rate: `A rate is between 0 and ${exactAmount(limits.rate)}.`,
  percent: 'A percentage is between 0 and 100.',
  amount: `An amount is between 0 and ${exactAmount(limits.total)}.`,
  total: `A quotation is at most ${exactAmount(limits.total)}.`,
  sections: `A quotation has at most ${limits.sections} sections.`,
  items: `A quotation has at most ${grouped(limits.items)} items.`,
  phases: `A quotation has at most ${limits.phases} phases.`,
  milestones: `A quotation has at most ${limits.milestones} milestones.`,
  id: 'Two parts of the quotation cannot be told apart. Please open it again.',
} as const

/** Why it cannot be sent yet. */
export const sendingProblemTexts = {
  noClient: 'Please write the name of the client.',
  noItems: 'Please add at least one item.',
  unnamedItem: 'Please give every item a name.',
  nothingToPay: 'The total is zero.',
  lapsed: (day: string) => `It was valid until ${day}, so nobody could accept it. Please choose a later day.`,
  discount: 'The discount is more than the amount it is taken from.',
  phases: (sum: string) => `The phases are ${sum} of the fee, not 100%.`,
  milestones: (sum: string) => `The milestones are ${sum} of the total, not 100%.`,
} as const
