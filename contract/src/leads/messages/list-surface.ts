import { accessTexts } from '../../accounts/messages'
import type { EditedColumn, ReadOnlyCell } from '../list/cell-edits'

/** Texts of the table's columns beyond their names. */
export const columnTexts = {
  open: 'Columns',
  title: 'Show/Hide Columns',
  alwaysShown: 'Always shown',
  reset: 'Reset columns',
  optionsOf: (column: string) => `Options for ${column}`,
  ascending: 'Sort ascending',
  descending: 'Sort descending',
  filter: 'Filter',
  text: 'Text',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  narrower: 'Narrower',
  wider: 'Wider',
  hide: 'Hide column',
  saveFailed: 'Your columns could not be saved.',
  history: 'Log History',
  historyCount: (count: number) => `${count} ${count === 1 ? 'log entry' : 'log entries'}`,
  updatedOn: (day: string) => `Updated on ${day}`,
  viewRemark: (name: string) => `View remark of ${name}`,
  selectAll: 'Select all leads',
  select: (name: string) => `Select ${name}`,
} as const

/** How much room a row of a large table has. */
export const densityTexts = {
  label: 'Rows',
  comfortable: 'Comfortable',
  compact: 'Compact',
  toComfortable: 'Comfortable rows',
  toCompact: 'Compact rows',
} as const

/** The cells of the list that are edited where they stand. */
export const cellTexts = {
  change: {
    callStatus: 'Say how the last call went',
    followUp: 'Set follow-up',
    budget: 'Change the budget',
    stage: 'Move to another stage',
    expectedClosure: 'Set the expected closure',
    assignee: 'Assign to somebody',
  } satisfies Record<EditedColumn, string>,
  /** Of a cell with nothing in it. */
  empty: (column: string) => `${column}: nothing yet`,
  why: {
    locked: accessTexts.disabled,
    won: 'A lead that is Won stays as it is.',
    unassigned: 'Choose an assignee first.',
    lost: 'A lead that is Lost has no follow-up.',
  } satisfies Record<ReadOnlyCell, string>,
  outcomeOf: (name: string) => `How did the last call with ${name} go?`,
  stageOf: (name: string) => `Stage of ${name}`,
  budgetOf: (name: string) => `Budget of ${name}`,
  closureOf: (name: string) => `Expected closure of ${name}`,
  assigneeOf: (name: string) => `Who takes ${name}?`,
  loadFailed: 'The lead could not be loaded.',
} as const

export const filterBarTexts = {
  title: 'Filters',
  more: 'More',
  noMatch: 'Search Not Found',
  searchIn: (field: string) => `Search ${field}`,
  remove: (field: string) => `Remove filter ${field}`,
  created: 'The day on which the lead was added.',
  due: 'The day of the next follow-up.',
  from: 'From',
  to: 'To',
  amountExample: '20 lakh',
  budgetWords: 'In words',
  budgetWordsExample: 'over 20 lakh, 15-25L, upto 1 cr',
  noBudgetWords: 'Write a range, like over 20 lakh, under 1 cr or 15-25L.',
  typed: (text: string) => `“${text}”`,
  quick: 'Quick filters',
  noAmount: 'Write an amount, like 20 lakh or 12,50,000.',
  least: 'Lowest budget',
  most: 'Highest budget',
  andMore: (name: string, others: number) => `${name} +${others}`,
  noMatchingLeads: 'No lead matches these filters.',
} as const

export const viewTexts = {
  open: 'Views',
  mine: 'Your views',
  shared: 'Shared views',
  none: 'Keep a list with its filters and order here.',
  by: (owner: string) => `by ${owner}`,
  isDefault: 'default',
  many: '1,000+',
  save: 'Save as a view',
  update: 'Save changes to this view',
  rename: 'Rename or share',
  makeDefault: 'Open the list with this view',
  dropDefault: 'Do not open the list with it',
  delete: 'Delete view',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: 'The leads in it stay as they are.',
  deleteShared: 'It is shared: everybody loses it. The leads in it stay as they are.',
  deleteConfirm: 'Delete',
  name: 'Name',
  share: 'Everybody with leads can use it',
  saveButton: 'Save',
  saved: (name: string) => `View “${name}” saved`,
  deleted: (name: string) => `View “${name}” deleted`,
  failed: 'The view could not be saved.',
} as const
