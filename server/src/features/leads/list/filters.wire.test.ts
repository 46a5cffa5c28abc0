import { noFilters } from '@foyer/contract/leads/list/filters'
import {
  type ColumnFilter,
  columnSorts,
  type LeadFilters,
  type LeadListQuery,
} from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { leadTags } from '../../../db/schema/leads'
import { tags } from '../../../db/schema/tags'
import { newId } from '../../../new-id'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()

const everything: LeadListQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
  sort: 'name',
  descending: false,
  limit: 50,
  after: undefined,
  page: 0,
  isLean: true,
}
/** The names that match; there must be as many as the total says. */
const names = async (as: TestPerson, query: Partial<LeadListQuery> = {}) => {
  const page = await test.call(as, leadEndpoints.list, { ...everything, ...query })
  expect(page.total).toBe(page.rows.length)
  return page.rows.map((lead) => lead.firstName)
}
const filtered = (as: TestPerson, filters: Partial<LeadFilters>, query: Partial<LeadListQuery> = {}) =>
  names(as, { ...query, filters: { ...noFilters, ...filters } })
const day = (text: string) => new Date(`${text}T12:00:00.000+05:30`)

afterEach(() => test.setNow(undefined))

describe('the filter bar', () => {
  let company: TestCompany
  let admin: TestPerson
  let kavya: TestPerson
  let rohan: TestPerson
  let tagId: string
  beforeAll(async () => {
    company = await test.company()
    admin = await company.person('admin')
    kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
    rohan = await company.person('editor', { firstName: 'Rohan', lastName: 'Shah' })
    const wishes: LeadWish[] = [
      {
        firstName: 'A',
        area: '1200',
        callStatus: 'interested',
        budget: 99_999,
        source: 'Instagram',
        expectedClosure: '2026-03-10',
        assigneeId: kavya.userId,
        createdAt: day('2026-01-05'),
        followUpOn: '2026-02-01',
        city: 'Pune',
        address: '14, Kasturi Road',
        email: 'asha@example.in',
        workScope: 'Styling of house',
        sourceName: 'Reel, October',
        hasQuotation: true,
      },
      {
        firstName: 'B',
        area: '800',
        callStatus: 'follow-up',
        budget: 100_000,
        source: 'Fair, Pune',
        expectedClosure: '2027-03-31',
        assigneeId: rohan.userId,
        createdAt: new Date('2026-01-31T18:29:59.000Z'),
        followUpOn: '2026-02-10',
        phone: '+91 98450 21763',
      },
      {
        firstName: 'C',
        callStatus: 'no-response',
        budget: 1_000_000,
        expectedClosure: '2026-12-01',
        createdAt: new Date('2026-01-31T18:30:00.000Z'),
        stage: 'won',
        assigneeId: kavya.userId,
        lastCallAt: new Date('2026-02-03T20:00:00.000Z'),
      },
      { firstName: 'D', createdAt: day('2026-02-20'), budget: 1_000_001, city: 'New Pune' },
    ]
    const ids = await addLeads(test.deps, company, wishes)
    tagId = newId()
    await asSystem(test.deps, async ({ db }) => {
      await db.insert(tags).values({ companyId: company.id, id: tagId, name: 'Villa', colour: 'Green' })
      await db.insert(leadTags).values({ companyId: company.id, leadId: ids[1] ?? '', tagId })
    })
  })

  it('L-052 L-057 each field narrows by any of its values, several fields by all of them', async () => {
    expect(await filtered(admin, { areas: ['1200', '800'] })).toEqual(['A', 'B'])
    expect(await filtered(admin, { callStatuses: ['interested', 'no-response'] })).toEqual(['A', 'C'])
    expect(await filtered(admin, { sources: ['Fair, Pune'] })).toEqual(['B'])
    expect(await filtered(admin, { assignees: [kavya.userId] })).toEqual(['A', 'C'])
    expect(await filtered(admin, { assignees: [rohan.userId, 'none'] })).toEqual(['B', 'D'])
    expect(await filtered(admin, { tagIds: [tagId] })).toEqual(['B'])
    const won = company.stages.find(({ kind }) => kind === 'won')?.id ?? ''
    expect(await filtered(admin, { stageIds: [won] })).toEqual(['C'])
    expect(await filtered(admin, { assignees: [kavya.userId], callStatuses: ['interested'] })).toEqual(['A'])
    expect(await filtered(admin, { assignees: [kavya.userId], sources: ['Fair, Pune'] })).toEqual([])
  })

  it('L-052 areas narrow by bands in square feet whatever their unit, beside single areas of older views', async () => {
    const other = await test.company()
    const looker = await other.person('superAdmin')
    const wish = (firstName: string, area: string | null, areaUnit: string | null = 'sqft') => ({
      firstName,
      area,
      areaUnit,
    })
    await addLeads(test.deps, other, [
      wish('A', '499.5'),
      wish('B', '1,000'),
      wish('C', '100', 'sqm'),
      wish('D', '100', 'Sq yds'),
      wish('E', '5000', null),
      wish('F', null),
      wish('G', 'large'),
    ])
    expect(await filtered(looker, { areas: ['under-500'] })).toEqual(['A'])
    expect(await filtered(looker, { areas: ['500-to-1000'] })).toEqual(['D'])
    expect(await filtered(looker, { areas: ['1000-to-2000', 'from-5000'] })).toEqual(['B', 'C', 'E'])
    expect(await filtered(looker, { areas: ['2000-to-5000'] })).toEqual([])
    expect(await filtered(looker, { areas: ['under-500', '100'] })).toEqual(['A', 'C', 'D'])
  })

  it('L-054 Expected Closure filters by month, of any year', async () => {
    expect(await filtered(admin, { closureMonths: [3] })).toEqual(['A', 'B'])
    expect(await filtered(admin, { closureMonths: [3, 12] })).toEqual(['A', 'B', 'C'])
  })

  it('L-055 L-056 budget groups are joined by or, the range by and, with the stated borders', async () => {
    expect(await filtered(admin, { budgetGroups: ['under-1-lakh'] })).toEqual(['A'])
    expect(await filtered(admin, { budgetGroups: ['1-to-5-lakh'] })).toEqual(['B'])
    expect(await filtered(admin, { budgetGroups: ['5-to-10-lakh'] })).toEqual(['C'])
    expect(await filtered(admin, { budgetGroups: ['over-10-lakh'] })).toEqual(['D'])
    const groups = { budgetGroups: ['under-1-lakh', 'over-10-lakh'] } satisfies Partial<LeadFilters>
    expect(await filtered(admin, groups)).toEqual(['A', 'D'])
    expect(await filtered(admin, { ...groups, budgetFrom: 100_000, budgetTo: 2_000_000 })).toEqual(['D'])
  })

  it('L-058 L-062 an empty selection restores all leads', async () => {
    expect(await filtered(admin, {})).toEqual(['A', 'B', 'C', 'D'])
  })

  it("L-059 Date is the day of creation by the company's clock, Follow Up the day of the follow-up", async () => {
    expect(await filtered(admin, { createdFrom: '2026-01-05', createdTo: '2026-01-31' })).toEqual(['A', 'B'])
    expect(await filtered(admin, { createdFrom: '2026-02-01' })).toEqual(['C', 'D'])
    expect(await filtered(admin, { dueFrom: '2026-02-01', dueTo: '2026-02-09' })).toEqual(['A'])
    const period = { followUpFrom: '2026-02-01', followUpTo: '2026-02-28' }
    expect(await filtered(admin, { dueFrom: '2026-02-05' }, period)).toEqual(['B'])
  })

  it('L-060 Quotation Sent filters by true and false', async () => {
    expect(await filtered(admin, { hasQuotation: true })).toEqual(['A'])
    expect(await filtered(admin, { hasQuotation: false })).toEqual(['B', 'C', 'D'])
  })

  it('L-039 every column has a filter: contains, empty, not empty', async () => {
    const by = (filter: ColumnFilter) => filtered(admin, { columns: [filter] })
    const has = (column: ColumnFilter['column'], text: string) => by({ column, is: 'containing', text })
    expect(await has('name', 'a RA')).toEqual(['A'])
    expect(await has('city', 'PUNE')).toEqual(['A', 'D'])
    expect(await has('phone', '9845021')).toEqual(['B'])
    expect(await has('budget', '1,00,000')).toEqual(['B', 'C', 'D'])
    expect(await has('stage', 'won')).toEqual(['C'])
    expect(await has('callStatus', 'respon')).toEqual(['C'])
    expect(await has('lastCall', '04 feb 2026')).toEqual(['C'])
    expect(await has('followUp', '01-02-2026')).toEqual(['A'])
    expect(await has('expectedClosure', 'mar 2027')).toEqual(['B'])
    expect(await has('assignee', 'shah')).toEqual(['B'])
    expect(await has('source', 'insta')).toEqual(['A'])
    expect(await has('area', '100%')).toEqual([])
    expect(await by({ column: 'city', is: 'empty' })).toEqual(['B', 'C'])
    expect(await by({ column: 'assignee', is: 'empty' })).toEqual(['D'])
    expect(await by({ column: 'budget', is: 'filled' })).toEqual(['A', 'B', 'C', 'D'])
    for (const [column, text] of [
      ['address', 'kasturi'],
      ['email', 'ASHA@'],
      ['workScope', 'styling'],
      ['sourceName', 'reel'],
    ] as const) {
      expect(await has(column, text), column).toEqual(['A'])
      expect(await has(column, 'nowhere'), column).toEqual([])
      expect(await by({ column, is: 'filled' }), column).toEqual(['A'])
      expect(await by({ column, is: 'empty' }), column).toEqual(['B', 'C', 'D'])
    }
    expect(await has('area', '120')).toEqual(['A'])
    expect(await by({ column: 'stage', is: 'empty' })).toEqual([])
  })

  it('goes together with tab, search and visibility, and says a true total', async () => {
    expect(await filtered(admin, { assignees: [kavya.userId] }, { tab: 'won' })).toEqual(['C'])
    expect(await filtered(admin, { closureMonths: [3] }, { search: 'rao' })).toEqual(['A', 'B'])
    expect(await filtered(kavya, { closureMonths: [3] })).toEqual(['A'])
    expect(await filtered(kavya, { assignees: [rohan.userId] })).toEqual([])
  })

  it.each([
    ['2026-02-01', '2026-02-05'],
    ['01-02-2026', '05-02-2026'],
    ['01/02/2026', '05/02/2026'],
    ['2026-01-31T18:30:00.000Z', '2026-02-05T18:29:59.999Z'],
  ])('L-048 startDate and endDate are the period of the follow-up: %s', async (from, to) => {
    const answer = await test.app.inject({
      url: '/user/newLeadsData',
      query: { pageNo: '0', startDate: from, endDate: to },
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const { data } = answer.json().data.data as { data: { firstName: string }[] }
    expect(data.map((lead) => lead.firstName)).toEqual(['A'])
  })

  it('L-063 offers what there is: areas, sources, people, and the range of the budgets', async () => {
    const { call } = test
    expect(await call(admin, leadListEndpoints.filterOptions, {})).toEqual({
      areas: ['800', '1200'],
      sources: ['Fair, Pune', 'Instagram'],
      cities: ['New Pune', 'Pune'],
      places: ['Kasturi Road'],
      hasTeam: false,
      people: [
        { id: kavya.userId, fullName: 'Kavya Menon' },
        { id: rohan.userId, fullName: 'Rohan Shah' },
      ],
      budget: { min: 99_999, max: 1_000_001 },
    })
    const seen = await call(kavya, leadListEndpoints.filterOptions, {})
    expect(seen).toMatchObject({ areas: ['1200'], budget: { min: 99_999, max: 1_000_000 } })
    expect(seen.people).toEqual([{ id: kavya.userId, fullName: 'Kavya Menon' }])
    const empty = await (await test.company()).person('admin')
    expect((await call(empty, leadListEndpoints.filterOptions, {})).budget).toBeUndefined()
  })

  it('refuses filters that cannot be read, in words', async () => {
    for (const query of [
      'status=happy',
      'stage=1',
      'closure=13',
      'budgetFrom=-1',
      'createdFrom=2026-02-30',
      'quotation=maybe',
      'c5=pune',
      'assignee=them',
      `area=${'x'.repeat(9_000)}`,
    ]) {
      const answer = await test.app.inject({
        url: `/user/newLeadsData?${query}`,
        headers: { authorization: `Bearer ${admin.token}` },
      })
      expect(answer.statusCode, query).toBe(400)
      expect(answer.json().message, query).toEqual(expect.any(String))
    }
    const nul = await test.app.inject({
      url: '/user/newLeadsData?c5=has:%00',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(nul.statusCode).toBeLessThan(500)
  })
})

it('L-003 type 9 lists Won leads, 8 Unassigned ones, none or 0 all', async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const assigneeId = admin.userId
  await addLeads(test.deps, company, [
    { firstName: 'Won', stage: 'won', assigneeId },
    { firstName: 'Open', assigneeId },
    { firstName: 'Nobody' },
  ])
  const ofType = async (query: string) => {
    const answer = await test.app.inject({
      url: `/user/newLeadsData?pageNo=0${query}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const { data } = answer.json().data.data as { data: { firstName: string }[] }
    return data.map((lead) => lead.firstName).toSorted()
  }
  expect(await ofType('&type=9')).toEqual(['Won'])
  expect(await ofType('&type=8')).toEqual(['Nobody'])
  expect(await ofType('&type=0')).toEqual(['Nobody', 'Open', 'Won'])
  expect(await ofType('')).toEqual(['Nobody', 'Open', 'Won'])
})

describe('follow-ups that are overdue', () => {
  const newest = { sort: 'created', descending: true } as const

  it('L-041 come after those still upcoming, in the Unassigned and the Follow Up list, over all pages', async () => {
    test.setNow(new Date('2026-03-10T20:00:00.000Z'))
    const company = await test.company()
    const admin = await company.person('admin')
    await addLeads(
      test.deps,
      company,
      Array.from({ length: 12 }, (_, n) => ({
        firstName: `L${n}`,
        callStatus: 'follow-up' as const,
        createdAt: day(`2026-02-${String(n + 1).padStart(2, '0')}`),
        // In India it is the 11th already: the 10th is over.
        followUpOn: [null, '2026-03-10', '2026-03-11', '2026-03-01'][n % 4] ?? null,
      })),
    )
    const expected = ['L10', 'L8', 'L6', 'L4', 'L2', 'L0', 'L11', 'L9', 'L7', 'L5', 'L3', 'L1']
    for (const which of [{ tab: 'unassigned' }, { callStatus: 'follow-up' }] as const) {
      expect(await names(admin, { ...newest, ...which })).toEqual(expected)
      for (const limit of [1, 4, 5, 6]) {
        const walked: string[] = []
        const jumped: string[] = []
        let after: string | undefined
        for (let page = 0; page * limit < 12; page++) {
          const query = { ...everything, ...newest, ...which, limit }
          const next = await test.call(admin, leadEndpoints.list, { ...query, after })
          walked.push(...next.rows.map((lead) => lead.firstName))
          after = next.after
          const jump = await test.call(admin, leadEndpoints.list, { ...query, page })
          jumped.push(...jump.rows.map((lead) => lead.firstName))
        }
        expect(walked, `${limit} by cursor`).toEqual(expected)
        expect(jumped, `${limit} by number`).toEqual(expected)
      }
    }
    expect((await names(admin, { ...newest }))[0]).toBe('L11')
  })
})

describe('C-087 columns without an index of their own', () => {
  it('are sorted and paged like the others', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const people = [await company.person('editor', { firstName: 'Zoya' }), await company.person('editor')]
    const ids = await addLeads(
      test.deps,
      company,
      Array.from({ length: 11 }, (_, n) => ({
        firstName: `L${n}`,
        city: ['Pune', 'agra', null, ''][n % 4] ?? null,
        area: ['1200', '90', 'large'][n % 3] ?? null,
        assigneeId: people[n % 3]?.userId ?? null,
        lastCallAt: n % 2 ? day(`2026-02-0${(n % 9) + 1}`) : null,
        callStatus: n % 2 ? ('interested' as const) : ('new' as const),
      })),
    )
    for (const sort of columnSorts)
      for (const descending of [true, false]) {
        const walked: string[] = []
        let after: string | undefined
        do {
          const page = await test.call(admin, leadEndpoints.list, {
            ...everything,
            sort,
            descending,
            limit: 3,
            after,
          })
          walked.push(...page.rows.map((lead) => lead.id))
          after = page.after
        } while (after)
        expect(walked.toSorted(), `${sort} ${descending}`).toEqual(ids.toSorted())
      }
    const sorted = async (query: Partial<LeadListQuery>) =>
      (await test.call(admin, leadEndpoints.list, { ...everything, ...query })).rows
    const cities = (await sorted({ sort: 'city' })).map((lead) => lead.city || undefined)
    expect(cities.slice(0, 6)).toEqual(['agra', 'agra', 'agra', 'Pune', 'Pune', 'Pune'])
    expect((await sorted({ sort: 'area' }))[0]?.area).toBe('90')
    expect((await sorted({ sort: 'assignee', descending: true }))[0]?.assignee?.fullName).toBe('Zoya Person')
  })
})
