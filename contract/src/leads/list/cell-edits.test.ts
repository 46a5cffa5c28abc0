import { expect, it } from 'vitest'
import type { StageKind } from '../../pipeline/model'
import { editedColumns, isEditedColumn, type ReadOnlyCell, readOnlyCell } from './cell-edits'

const kavya = { id: 'kavya', fullName: 'Kavya Menon', email: 'kavya@example.com' }
const leadIn = (kind: StageKind, assignee: typeof kavya | undefined = kavya) => ({
  stage: { id: kind, name: kind, kind, sequence: 1, statuses: [] },
  assignee,
})
const all = { edit: true, assign: true }
/** Which cells are only read, and why. */
const readOnly = (lead: ReturnType<typeof leadIn>, rights = all): Partial<Record<string, ReadOnlyCell>> =>
  Object.fromEntries(
    editedColumns.flatMap((column) => {
      const why = readOnlyCell(column, lead, rights)
      return why ? [[column, why]] : []
    }),
  )

it('all six cells of an open lead are edited by whoever edits and assigns', () => {
  expect(readOnly(leadIn('open'))).toEqual({})
  expect(isEditedColumn('budget')).toBe(true)
  expect(isEditedColumn('phone')).toBe(false)
})

it('none by those who only read, and not the assignee by those who may not assign', () => {
  const none = readOnly(leadIn('open'), { edit: false, assign: true })
  expect(Object.keys(none)).toEqual([...editedColumns])
  expect(new Set(Object.values(none))).toEqual(new Set(['locked']))
  expect(readOnly(leadIn('open'), { edit: true, assign: false })).toEqual({ assignee: 'locked' })
})

it('L-091 L-092 L-095 the rules of the panel hold in the list', () => {
  expect(readOnly(leadIn('won'))).toEqual({ stage: 'won', callStatus: 'won' })
  expect(readOnly({ ...leadIn('unassigned'), assignee: undefined as never })).toEqual({
    stage: 'unassigned',
    followUp: 'unassigned',
  })
  expect(readOnly(leadIn('lost'))).toEqual({ followUp: 'lost' })
})
