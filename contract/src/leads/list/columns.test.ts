import { expect, it } from 'vitest'
import { labelOf } from '../../fields/lead-fields'
import { arrangeColumns, isLockedColumn, menuColumns, tableColumns } from './columns'

it('L-021 the table has 18 columns in order', () => {
  const heads = tableColumns.filter((one) => one !== 'select' && one !== 'history')
  expect(tableColumns).toHaveLength(18)
  expect(heads.map((column) => labelOf(column))).toEqual([
    'Lead Name',
    'Last Call Status',
    'Follow up on',
    'Last Call',
    'Mobile No.',
    'E-mail',
    'City',
    'Address',
    'Budget',
    'Work Scope',
    'Area',
    'Stage',
    'Exp. Closure',
    'Assigned To',
    'Lead Source',
    'Source Name',
  ])
})

it('L-026 the menu has 16 columns, two of them by another name', () => {
  expect(menuColumns.map((column) => labelOf(column, 'menu'))).toEqual([
    'Lead Name',
    'Address',
    'Mobile No.',
    'Email address',
    'City',
    'Budget',
    'Work Scope',
    'Area',
    'Stage',
    'Last Call Status',
    'Last Call',
    'Follow up',
    'Exp. Closure',
    'Assigned To',
    'Lead Source',
    'Source Name',
  ])
})

it('L-027 four of them are locked, whatever was stored', () => {
  expect(menuColumns.filter(isLockedColumn)).toEqual(['name', 'phone', 'email', 'stage'])
  const arranged = arrangeColumns([
    { column: 'stage', isVisible: false, width: 9 },
    { column: 'city', isVisible: false, width: 120.4 },
    { column: 'city', isVisible: true },
    { column: 'gone' as never },
  ])
  expect(arranged.slice(0, 2)).toEqual([
    { column: 'stage', isVisible: true, width: 64 },
    { column: 'city', isVisible: false, width: 120 },
  ])
  expect(arranged).toHaveLength(16)
  expect(arrangeColumns([]).map(({ column }) => column)).toEqual(tableColumns.slice(1, -1))
})

it('Address is hidden until somebody shows it', () => {
  const isShown = (stored: Parameters<typeof arrangeColumns>[0]) =>
    arrangeColumns(stored).find(({ column }) => column === 'address')?.isVisible
  expect(isShown([])).toBe(false)
  expect(isShown([{ column: 'address', isVisible: true }])).toBe(true)
})
