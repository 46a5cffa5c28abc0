import { accessTexts } from '../../../accounts/messages'
import type { EditedColumn, ReadOnlyCell } from '../../list/cell-edits'

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
} as const
