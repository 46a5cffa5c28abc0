import { describe, expect, it } from 'vitest'
import { budgetGroupTexts, leadFilterTexts, monthTexts } from '../messages/filters'
import type { LeadFilters } from '../model'
import { type ListAddress, readViewQuery, selectionOf, writeListAddress, writeViewQuery } from './address'
import { budgetGroupOf, budgetGroups } from './budget-groups'
import { menuColumns } from './columns'
import { countFilters, isFiltered, noFilters, readFilters, unassigned, writeFilters } from './filters'

const stage = '019a1f3e-0000-7000-8000-0000000000c1'
const full: LeadFilters = {
  states: ['overdue', 'due-this-week'],
  areas: ['1,200', 'a\\b'],
  callStatuses: ['follow-up', 'interested'],
  stageIds: [stage],
  closureMonths: [1, 12],
  budgetGroups: ['under-1-lakh', 'over-10-lakh'],
  budgetFrom: 0,
  budgetTo: 500_000,
  assignees: [stage, unassigned, 'me', 'team'],
  cities: ['Pune'],
  places: ['Koregaon Park, Lane 5', 'Baner'],
  sources: ['Instagram', 'Fair, Pune'],
  createdFrom: '2026-01-01',
  createdTo: '2026-01-31',
  dueFrom: '2026-02-01',
  dueTo: undefined,
  hasQuotation: false,
  tagIds: [stage],
  figure: { kind: 'won', from: '2026-01-01', to: '2026-12-31', city: 'pune, east' },
  columns: [
    { column: 'city', is: 'containing', text: 'pune, east' },
    { column: 'sourceName', is: 'empty' },
    { column: 'name', is: 'filled' },
  ],
}
const through = (filters: LeadFilters) => {
  const params = new URLSearchParams(writeFilters(filters))
  return readFilters((name) => new URLSearchParams(params.toString()).get(name))
}

describe('the filters of the list', () => {
  it('L-052 are read from an address as they were written', () => {
    const { columns, ...others } = through(full)
    const { columns: given, ...expected } = full
    expect(others).toEqual(expected)
    expect(columns).toHaveLength(given.length)
    expect(columns).toEqual(expect.arrayContaining(given))
    expect([leadFilterTexts.area, leadFilterTexts.status, leadFilterTexts.expectedClosure]).toEqual([
      'Area',
      'Status',
      'Expected Closure',
    ])
  })

  it('L-058 L-062 filter nothing when they are empty, and then have no parameters', () => {
    expect(writeFilters(noFilters)).toEqual({})
    expect(through(noFilters)).toEqual(noFilters)
    expect(isFiltered(noFilters)).toBe(false)
    expect(isFiltered({ ...noFilters, hasQuotation: false })).toBe(true)
  })

  it('ignore unknown or mistyped parts of an address', () => {
    const params = new URLSearchParams(
      'status=happy&stage=1&closure=13&createdFrom=2026-02-30&c5=pune&budgetFrom=-1',
    )
    expect(readFilters((name) => params.get(name))).toEqual(noFilters)
  })

  it('are counted like a person counts them: a range is one', () => {
    expect(countFilters(noFilters)).toBe(0)
    expect(countFilters({ ...noFilters, budgetFrom: 1, budgetTo: 2, createdFrom: '2026-01-01' })).toBe(2)
  })

  it('L-039 number the columns of the menu from 1 to 16', () => {
    const columns = menuColumns.map((column) => ({ column, is: 'empty' as const }))
    expect(Object.keys(writeFilters({ ...noFilters, columns }))).toEqual(
      Array.from({ length: 16 }, (_, index) => `c${index + 1}`),
    )
  })

  it('L-054 know the months by name', () => {
    expect(monthTexts).toHaveLength(12)
    expect([monthTexts[0], monthTexts[11]]).toEqual(['January', 'December'])
  })

  it('L-056 group budgets by the four stated groups, with C-043 at the borders', () => {
    expect(budgetGroups.map((group) => budgetGroupTexts[group])).toEqual([
      'Under 1 Lakh',
      '1 Lakh - 5 Lakh',
      '5 Lakh - 10 Lakh',
      'Over 10 Lakh',
    ])
    const expected = { 0: 0, 99999: 0, 100000: 1, 499999: 1, 500000: 2, 1000000: 2, 1000001: 3 }
    for (const [budget, group] of Object.entries(expected))
      expect(budgetGroupOf(Number(budget)), budget).toBe(budgetGroups[group])
  })
})

describe('the address of the list', () => {
  const usual = {
    search: undefined,
    callStatus: undefined,
    period: 'all-time',
    filters: noFilters,
    sort: 'created',
    descending: true,
  } as const

  it('leaves out defaults', () => {
    expect(writeListAddress(usual).toString()).toBe('')
    expect(readViewQuery('')).toEqual({ tab: 'all', address: usual })
  })

  it('keeps tab, search, tile, period, filters and order of a view', () => {
    const address = {
      search: 'rao & sons',
      callStatus: 'interested',
      period: 'this-week',
      filters: { ...noFilters, sources: ['Fair, Pune'] },
      sort: 'stage',
      descending: false,
    } satisfies ListAddress as ListAddress
    const query = writeViewQuery('won', address)
    expect(readViewQuery(query)).toEqual({ tab: 'won', address })
  })

  it('means the period of the day on which it is opened', () => {
    const { address } = readViewQuery('period=this-week')
    expect(selectionOf('all', address, '2026-11-16')).toMatchObject({ followUpFrom: '2026-11-16' })
    expect(selectionOf('all', address, '2026-11-23')).toMatchObject({ followUpFrom: '2026-11-23' })
  })
})
