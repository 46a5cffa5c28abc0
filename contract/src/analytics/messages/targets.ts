import { grouped } from '../../kit/money'

export const targetTexts = {
  title: 'Targets',
  explain:
    'What each person is to win in a month, by value, by number of leads, or both. Won leads count for whoever they are assigned to.',
  about: (month: string) => `${month}, whatever the period`,
  failed: 'The targets could not be loaded.',
  before: 'Month before',
  after: 'Month after',
  none: (month: string) => `No targets for ${month}`,
  noneHint: 'Set what each person is to win, and follow how far they are.',
  noneHintReading: 'Whoever leads your team can set them.',
  set: 'Set targets',
  edit: 'Edit targets',
  ofAmount: (won: string, target: string) => `${won} of ${target}`,
  ofLeads: (won: number, target: number) =>
    `${grouped(won)} of ${grouped(target)} ${target === 1 ? 'lead' : 'leads'}`,
  wonOf: (name: string) => `Leads that ${name} won`,
  without: (count: number) =>
    count === 1 ? '1 person has no target.' : `${grouped(count)} people have no target.`,
  person: 'Person',
  amount: 'Target value',
  wonAmount: 'Won value',
  leads: 'Target leads',
  wonLeads: 'Won leads',
  amountShare: 'Value reached',
  leadsShare: 'Leads reached',
} as const

export const editTargetsTexts = {
  title: (month: string) => `Targets for ${month}`,
  text: 'A field that is left empty sets no target.',
  amountOf: (name: string) => `Value for ${name}`,
  leadsOf: (name: string) => `Number of leads for ${name}`,
  amount: 'Value',
  leads: 'Leads',
  copy: 'Copy last month’s',
  copied: (month: string) => `The targets of ${month} are filled in. Save to keep them.`,
  nothingToCopy: (month: string) => `There are no targets for ${month}.`,
  copyFailed: 'The targets of last month could not be loaded. Please try again.',
  save: 'Save',
  saved: 'The targets are saved.',
  failed: 'The targets could not be saved. Please try again.',
  leaveText: 'The targets that you changed are not saved.',
  wrongAmount: 'Please enter an amount, such as 25,00,000 or 25 lakh.',
  wrongLeads: 'Please enter a whole number.',
} as const
