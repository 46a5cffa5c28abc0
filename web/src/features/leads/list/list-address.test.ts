import { describe, expect, it } from 'vitest'
import { readSearch, readSort, readTab, toggleSort, writeSort } from './list-address'

const params = (text: string) => new URLSearchParams(text)

describe('the address of the lead list', () => {
  it('L-003 knows the tabs by their numbers', () => {
    expect(readTab(undefined)).toBe('all')
    expect(readTab('0')).toBe('all')
    expect(readTab('9')).toBe('won')
    expect(readTab('8')).toBe('unassigned')
    expect(readTab('5')).toBeUndefined()
    expect(readTab('somewhere')).toBeUndefined()
  })

  it('reads what is searched for, without blanks around it and never longer than allowed', () => {
    expect(readSearch(params('search=%20iyer%20'))).toBe('iyer')
    expect(readSearch(params('search=%20'))).toBeUndefined()
    expect(readSearch(params(`search=${'a'.repeat(150)}`))).toHaveLength(100)
  })

  it('reads the sort and falls back to the newest first', () => {
    expect(readSort(params(''))).toEqual({ sort: 'created', descending: true })
    expect(readSort(params('sort=-budget'))).toEqual({ sort: 'budget', descending: true })
    expect(readSort(params('sort=follow-up'))).toEqual({ sort: 'follow-up', descending: false })
    expect(readSort(params('sort=shoe-size'))).toEqual({ sort: 'created', descending: true })
  })

  it('writes the sort beside what else the address says, and nothing for the usual one', () => {
    const sorted = writeSort(params('search=iyer'), { sort: 'budget', descending: true })
    expect(sorted.toString()).toBe('search=iyer&sort=-budget')
    expect(writeSort(sorted, { sort: 'created', descending: true }).toString()).toBe('search=iyer')
  })

  it('begins with the expected direction and turns it on the second click', () => {
    const byName = toggleSort({ sort: 'created', descending: true }, 'name')
    expect(byName).toEqual({ sort: 'name', descending: false })
    expect(toggleSort(byName, 'name')).toEqual({ sort: 'name', descending: true })
    expect(toggleSort(byName, 'budget')).toEqual({ sort: 'budget', descending: true })
  })
})
