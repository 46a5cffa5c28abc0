import { noFilters } from '@foyer/contract/leads/list/filters'
import { type LeadState, leadStates } from '@foyer/contract/leads/list/states'
import type { LeadFilters, LeadSelectionQuery } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBoard } from '../../../testing/builders/board'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { editOf } from '../../../testing/builders/pipeline'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
/** Tuesday, 03:30 on the 17th in Kolkata, still the 16th in London. */
const now = new Date('2026-11-16T22:00:00Z')
const called = new Date('2026-11-10T06:00:00Z')

let company: TestCompany
let owner: TestPerson
let lead: TestPerson
let rep: TestPerson
beforeEach(async () => {
  test.setNow(now)
  company = await test.company()
  owner = await company.person('superAdmin')
  lead = await company.person('editor', { firstName: 'Meera' })
  rep = await company.person('editor', { firstName: 'Kavya', reportTo: lead.userId })
})
afterEach(() => test.setNow(undefined))

const selection = (filters: Partial<LeadFilters>): LeadSelectionQuery => ({
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
  filters: { ...noFilters, ...filters },
})
const listed = async (as: TestPerson, filters: Partial<LeadFilters>) => {
  const order = {
    sort: 'name',
    descending: false,
    limit: 50,
    after: undefined,
    page: 0,
    isLean: true,
  } as const
  const page = await test.call(as, leadEndpoints.list, { ...selection(filters), ...order })
  expect(page.total).toBe(page.rows.length)
  return page.rows.map(({ firstName }) => firstName)
}
const mine = (firstName: string, more: LeadWish = {}): LeadWish => ({
  firstName,
  assigneeId: rep.userId,
  createdAt: called,
  stageSince: called,
  lastCallAt: called,
  ...more,
})

async function addEachKind() {
  const assigned = company.stages.find(({ kind }) => kind === 'assigned')?.id ?? ''
  await test.call(owner, pipelineEndpoints.edit, editOf({ changes: [{ id: assigned, staleAfterDays: 30 }] }))
  await addLeads(test.deps, company, [
    mine('A late', { followUpOn: '2026-11-16', followUpTime: '10:00' }),
    mine('B today', { followUpOn: '2026-11-17' }),
    mine('C tomorrow', { followUpOn: '2026-11-18', followUpTime: '00:00' }),
    mine('D Sunday', { followUpOn: '2026-11-22' }),
    mine('E Monday', { followUpOn: '2026-11-23' }),
    mine('F forgotten'),
    mine('G new', { lastCallAt: null }),
    mine('H chatted', { lastCallAt: null, firstContactAt: called }),
    mine('I still', { stageSince: new Date('2026-10-18T06:00:00Z'), followUpOn: '2026-11-23' }),
    mine('J moved', { stageSince: new Date('2026-10-19T06:00:00Z'), followUpOn: '2026-11-23' }),
    mine('K won', { stage: 'won', lastCallAt: null, stageSince: new Date('2026-01-01T06:00:00Z') }),
    mine('L archived', { followUpOn: '2026-11-16', archivedAt: now }),
    { firstName: 'M nobody', createdAt: called },
  ])
}

const expected: Record<LeadState, string[]> = {
  overdue: ['A late'],
  'due-today': ['B today'],
  'due-tomorrow': ['C tomorrow'],
  'due-this-week': ['A late', 'B today', 'C tomorrow', 'D Sunday'],
  'no-next-step': ['F forgotten', 'H chatted'],
  untouched: ['G new', 'M nobody'],
  'standing-still': ['I still'],
}

it('Use 3 words for how a lead stands mean the leads of My Day and of the board, by the clocks of the firm', async () => {
  await addEachKind()
  for (const state of leadStates)
    expect(await listed(owner, { states: [state] }), state).toEqual(expected[state])
  expect(await listed(owner, { states: ['overdue', 'untouched'] })).toEqual(['A late', 'G new', 'M nobody'])

  const day = await test.call(rep, myDayEndpoints.myDay, {})
  const own = (state: LeadState) => listed(rep, { states: [state], assignees: ['me'] })
  const names = (leads: { firstName: string }[]) => leads.map(({ firstName }) => firstName).sort()
  expect(await own('overdue')).toEqual(names(day.overdue.leads))
  expect(await own('due-today')).toEqual(names(day.today.leads))
  expect(await own('untouched')).toEqual(names(day.untouched.leads))
  expect(await own('no-next-step')).toEqual(names(day['without-next-step'].leads))
  expect(await own('overdue')).toHaveLength((await test.call(rep, myDayEndpoints.overdue, {})).count)

  const boarded = async (over: object) =>
    (await readBoard(test, owner, over))
      .flatMap(({ cards }) => cards.map(({ firstName }) => firstName))
      .sort()
  for (const state of leadStates)
    expect(await boarded({ among: selection({ states: [state] }) }), state).toEqual(expected[state])
  expect(await boarded({ isStill: true })).toEqual(expected['standing-still'])
  expect(await boarded({ isOverdue: true })).toEqual(expected.overdue)
})

it('Use 3 a view with such words is right every day, and its count is that of the day', async () => {
  await addEachKind()
  const details = { name: 'Mine, late', isShared: true, query: 'is=overdue&assignee=me' }
  await test.call(rep, leadListEndpoints.saveView, details)
  const viewOf = async (as: TestPerson) => (await test.call(as, leadListEndpoints.listViews, {}))[0]
  expect(await viewOf(rep)).toMatchObject({ query: details.query, count: 1 })
  test.setNow(new Date('2026-11-18T22:00:00Z'))
  expect(await viewOf(rep)).toMatchObject({ query: details.query, count: 3 })
  expect(await listed(rep, { states: ['overdue'], assignees: ['me'] })).toEqual([
    'A late',
    'B today',
    'C tomorrow',
  ])
  // Shared, it is everybody's own.
  expect(await viewOf(lead)).toMatchObject({ query: details.query, count: 0 })
})

it('Use 3 me and my team are whoever reads, in lists, in their sums and on the board', async () => {
  const [other] = await Promise.all([company.person('editor', { firstName: 'Rohan' })])
  await addLeads(test.deps, company, [
    mine('A'),
    { firstName: 'B', assigneeId: lead.userId },
    { firstName: 'C', assigneeId: other.userId },
    { firstName: 'D' },
  ])
  const given = (as: TestPerson, ...assignees: string[]) => listed(as, { assignees })
  expect([await given(rep, 'me'), await given(rep, 'team')]).toEqual([['A'], ['A']])
  expect([await given(lead, 'me'), await given(lead, 'team')]).toEqual([['B'], ['A', 'B']])
  expect(await given(owner, 'me')).toEqual([])
  expect(await given(owner, 'me', 'none', other.userId)).toEqual(['C', 'D'])
  const onBoard = async (as: TestPerson, member: string) =>
    (await readBoard(test, as, { members: [member] })).reduce((sum, { leads }) => sum + leads, 0)
  expect([await onBoard(rep, 'me'), await onBoard(lead, 'team'), await onBoard(owner, 'me')]).toEqual([
    1, 2, 0,
  ])
  const offered = async (as: TestPerson) => (await test.call(as, leadListEndpoints.filterOptions, {})).hasTeam
  expect([await offered(lead), await offered(rep)]).toEqual([true, false])
})

it('Use 3 export, Select All and bulk mean exactly the leads that the list shows', async () => {
  await addEachKind()
  const query = selection({ states: ['overdue', 'no-next-step'], assignees: ['me'], cities: [] })
  const shown = ['A late', 'F forgotten', 'H chatted']
  expect(await listed(rep, query.filters ?? {})).toEqual(shown)
  const { query: params } = leadListEndpoints.export.request.write(query)
  const file = await test.app.inject({
    url: `${leadListEndpoints.export.path}?${new URLSearchParams(JSON.parse(JSON.stringify(params)))}`,
    headers: { authorization: `Bearer ${rep.token}` },
  })
  const lines = file.body.trimEnd().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(shown)
  const wrong = { action: 'archive', selection: { query, expected: 4 } } as const
  expect((await test.send(rep, leadListEndpoints.bulk, wrong)).status).toBe(409)
  const report = await test.call(rep, leadListEndpoints.bulk, {
    action: 'archive',
    selection: { query, expected: 3 },
  })
  expect(report.done).toBe(3)
  expect(await listed(rep, query.filters ?? {})).toEqual([])
  expect(await listed(owner, { states: ['overdue', 'no-next-step'] })).toEqual([])
})

it('Use 3 cities in any case, societies and localities by the words of the address; others are not found', async () => {
  const home = (firstName: string, address: string | null, city: string | null): LeadWish => ({
    firstName,
    address,
    city,
  })
  await addLeads(test.deps, company, [
    home('A', 'Flat 1203, Blue Ridge, Hinjewadi Phase-2', 'Pune'),
    home('B', 'Villa 4, Blue Ridge,Hinjewadi Phase-2', ' pune '),
    home('C', 'Koregaon Park', 'PUNE'),
    home('D', '14, MG Road', 'Bengaluru'),
    { ...home('E Baner', null, null) },
    home('F', 'Banerghatta Road', 'Bengaluru'),
    home('G', '50% off lane', 'Surat'),
  ])
  expect(await listed(owner, { cities: ['pune'] })).toEqual(['A', 'B', 'C'])
  expect(await listed(owner, { cities: ['Pune', 'bengaluru'] })).toEqual(['A', 'B', 'C', 'D', 'F'])
  expect(await listed(owner, { places: ['blue ridge'] })).toEqual(['A', 'B'])
  expect(await listed(owner, { places: ['Hinjewadi Phase-2', 'Koregaon Park'], cities: ['Pune'] })).toEqual([
    'A',
    'B',
    'C',
  ])
  // A name is no place, and a place is found by the beginning of its words.
  expect(await listed(owner, { places: ['baner'] })).toEqual(['F'])
  expect([await listed(owner, { places: ['ridge'] }), await listed(owner, { places: ['idge'] })]).toEqual([
    ['A', 'B'],
    [],
  ])
  expect([await listed(owner, { places: ['50% off'] }), await listed(owner, { places: ['5%0'] })]).toEqual([
    ['G'],
    [],
  ])
  const { cities, places } = await test.call(owner, leadListEndpoints.filterOptions, {})
  expect(cities.map((city) => city.toLowerCase())).toEqual(['bengaluru', 'pune', 'surat'])
  expect(places).toEqual(['Banerghatta Road', 'Blue Ridge', 'Hinjewadi Phase-2', 'Koregaon Park', 'MG Road'])
  const seen = await test.call(rep, leadListEndpoints.filterOptions, {})
  expect([seen.cities, seen.places]).toEqual([[], []])
  const foreign = await (await test.company()).person('superAdmin')
  expect(await listed(foreign, { places: ['blue ridge'] })).toEqual([])
})

it('Use 3 a word that does not exist is refused in words, never a failure', async () => {
  for (const filter of ['is=late', 'is=overdue,late', 'assignee=them', 'city=%20', 'place=,%20'])
    expect(
      (
        await test.app.inject({
          url: `${leadEndpoints.list.path}?pageNo=0&${filter}`,
          headers: { authorization: `Bearer ${owner.token}` },
        })
      ).statusCode,
      filter,
    ).toBe(400)
})
