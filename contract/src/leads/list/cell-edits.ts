import type { LeadRow } from '../model'
import { allowedWork } from '../work/allowed-work'
import type { LeadColumnKey } from './columns'

/** The cells of the list that are edited where they stand. */
export const editedColumns = [
  'callStatus',
  'followUp',
  'budget',
  'stage',
  'expectedClosure',
  'assignee',
] as const satisfies readonly LeadColumnKey[]
export type EditedColumn = (typeof editedColumns)[number]

export const isEditedColumn = (column: LeadColumnKey): column is EditedColumn =>
  editedColumns.some((one) => one === column)

/** What the person may do with leads. */
export interface CellRights {
  edit: boolean
  assign: boolean
}

/** Why a cell is only read; the server checks the same rules. */
export type ReadOnlyCell = 'locked' | 'won' | 'unassigned' | 'lost'

export function readOnlyCell(
  column: EditedColumn,
  { stage: { kind }, assignee }: Pick<LeadRow, 'stage' | 'assignee'>,
  rights: CellRights,
): ReadOnlyCell | undefined {
  if (!rights.edit || (column === 'assignee' && !rights.assign)) return 'locked'
  const allowed = allowedWork(kind, assignee !== undefined)
  switch (column) {
    case 'stage':
      return allowed.stage ? undefined : kind === 'won' ? 'won' : 'unassigned'
    case 'callStatus':
      return allowed.callStatus ? undefined : 'won'
    case 'followUp':
      return { open: undefined, disabled: 'unassigned' as const, hidden: 'lost' as const }[allowed.followUp]
    default:
      return undefined
  }
}
