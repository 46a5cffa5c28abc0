import { describe, expect, it } from 'vitest'
import { readTab, toggleSort } from './list-address'

describe('the address of the lead list', () => {
  it('L-003 knows the tabs by their numbers', () => {
    expect(readTab(undefined)).toBe('all')
    expect(readTab('0')).toBe('all')
    expect(readTab('9')).toBe('won')
    expect(readTab('8')).toBe('unassigned')
    expect(readTab('5')).toBeUndefined()
    expect(readTab('somewhere')).toBeUndefined()
  })

  it('begins with the expected direction and turns it on the second click', () => {
    const byName = toggleSort({ sort: 'created', descending: true }, 'name')
    expect(byName).toEqual({ sort: 'name', descending: false })
    expect(toggleSort(byName, 'name')).toEqual({ sort: 'name', descending: true })
    expect(toggleSort(byName, 'budget')).toEqual({ sort: 'budget', descending: true })
  })
})
