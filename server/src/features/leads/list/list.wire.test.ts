import { leadQuery } from '@foyer/contract/leads/list/query'
import type { LeadListQuery } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { describe, expect, it } from 'vitest'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { list, counts } = leadEndpoints

const names = async (as: TestPerson, query: Partial<LeadListQuery> = {}) =>
  (await test.call(as, list, leadQuery(query))).rows.map((lead) => lead.firstName)

const day = (n: number) => new Date(Date.UTC(2026, 0, n))

describe('the list of leads', () => {
  it('pages by keyset in every sort and direction without losing or repeating a lead', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const ids = await addLeads(
      test.deps,
      company,
      Array.from({ length: 13 }, (_, n) => ({
        firstName: `Lead ${n % 5}`,
        budget: n % 3 ? n * 1000 : null,
        followUpOn: n % 4 ? `2026-02-${String((n % 9) + 1).padStart(2, '0')}` : null,
        expectedClosure: n % 2 ? '2026-05-01' : null,
        createdAt: day(n + 1),
        updatedAt: day(40 - n),
      })),
    )
    for (const sort of ['created', 'updated', 'follow-up', 'name', 'budget', 'expected-closure'] as const)
      for (const descending of [true, false]) {
        const walked: string[] = []
        let after: string | undefined
        do {
          const page = await test.call(admin, list, leadQuery({ sort, descending, limit: 4, after }))
          expect(page.total).toBe(13)
          walked.push(...page.rows.map((lead) => lead.id))
          after = page.after
        } while (after)
        expect(walked.toSorted(), `${sort} ${descending}`).toEqual(ids.toSorted())
        const jumped: string[] = []
        for (let page = 0; page < 4; page++)
          jumped.push(
            ...(await test.call(admin, list, leadQuery({ sort, descending, limit: 4, page }))).rows.map(
              (lead) => lead.id,
            ),
          )
        expect(jumped, `${sort} ${descending} by page number`).toEqual(walked)
      }
  })

  it('puts leads without a value last in both directions', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    await addLeads(test.deps, company, [
      { firstName: 'None' },
      { firstName: 'Small', budget: 100 },
      { firstName: 'Large', budget: 900 },
    ])
    expect(await names(admin, { sort: 'budget', descending: true })).toEqual(['Large', 'Small', 'None'])
    expect(await names(admin, { sort: 'budget', descending: false })).toEqual(['Small', 'Large', 'None'])
  })

  it('finds by part of a name, company, email and phone in any written form', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    await addLeads(test.deps, company, [
      { firstName: 'Ananya', lastName: 'Iyer', email: 'ananya@example.com', phone: '+91 9845021763' },
      { firstName: 'Rohan', lastName: 'Deshpande', companyName: 'Lotus 100% Dental', type: 1 },
    ])
    for (const search of [
      'anan',
      'IYER',
      'iyer ananya',
      'ananya@ex',
      '98450 21763',
      '+91-98450-21763',
      '09845021763',
      '21763',
      'an',
    ])
      expect(await names(admin, { search }), search).toContain('Ananya')
    expect(await names(admin, { search: 'lotus' })).toEqual(['Rohan'])
    expect(await names(admin, { search: '100%' })).toEqual(['Rohan'])
    expect(await names(admin, { search: '%' })).toEqual(['Rohan'])
    expect(await names(admin, { search: 'nobody' })).toEqual([])
  })

  it('filters by tab, call status and follow-up dates, and says how many there are', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const { userId } = await company.person('editor')
    await addLeads(test.deps, company, [
      { firstName: 'Won', stage: 'won', assigneeId: userId },
      { firstName: 'Waiting' },
      { firstName: 'Today', assigneeId: userId, followUpOn: '2026-03-05', callStatus: 'follow-up' },
      { firstName: 'Later', assigneeId: userId, followUpOn: '2026-03-09', followUpTime: '10:00' },
    ])
    expect(await names(admin, { tab: 'won' })).toEqual(['Won'])
    expect(await names(admin, { tab: 'unassigned' })).toEqual(['Waiting'])
    expect(await names(admin, { callStatus: 'follow-up' })).toEqual(['Today'])
    expect(await names(admin, { followUpFrom: '2026-03-05', followUpTo: '2026-03-05' })).toEqual(['Today'])
    expect((await test.call(admin, list, leadQuery({ followUpFrom: '2026-03-01' }))).total).toBe(2)
    expect(await test.call(admin, counts, {})).toMatchObject({ total: 4, won: 1, unassigned: 1, followUp: 1 })
  })

  it('shows assignee, stage, tags, follow-up and times as stored', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const { userId } = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
    await addLeads(test.deps, company, [
      {
        firstName: 'Meera',
        assigneeId: userId,
        followUpOn: '2026-03-05',
        followUpTime: '16:05',
        tags: ['Villa'],
      },
    ])
    const { rows } = await test.call(admin, list, leadQuery({}))
    expect(rows).toMatchObject([
      {
        assignee: { fullName: 'Kavya Menon' },
        stage: { kind: 'assigned', name: 'Assigned' },
        tags: [{ name: 'Villa', colour: 'Green' }],
        followUpOn: '2026-03-05',
        followUpTime: '16:05',
      },
    ])
  })

  it('refuses wrong input in words and never breaks', async () => {
    const admin = await (await test.company()).person('admin')
    const get = (query: string) =>
      test.app.inject({
        url: `/user/newLeadsData?${query}`,
        headers: { authorization: `Bearer ${admin.token}` },
      })
    const broken = Buffer.from(JSON.stringify(['not a time', admin.userId])).toString('base64url')
    for (const query of [
      'limit=0',
      'limit=999',
      'pageNo=-1',
      'type=x',
      'sort=phone',
      'startDate=2026-02-30',
      'after=zzz',
      `after=${broken}`,
      'pageNo=1e99',
      `search=${'x'.repeat(200)}`,
    ]) {
      const answer = await get(query)
      expect(answer.statusCode, query).toBe(400)
      expect(answer.json().message, query).toEqual(expect.any(String))
    }
    expect((await get('search=%00')).statusCode).toBeLessThan(500)
  })
})

describe('C-088 who sees which leads', () => {
  it('admins all; others what they or their reportees have or made, and unassigned with canAssign', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const manager = await company.person('editor')
    const assigner = await company.person('assigner')
    const member = await company.person('editor', { reportTo: manager.userId })
    const junior = await company.person('reader', { reportTo: member.userId })
    await addLeads(test.deps, company, [
      { firstName: 'Manager', assigneeId: manager.userId },
      { firstName: 'Junior', assigneeId: junior.userId },
      { firstName: 'MadeByMember', assigneeId: admin.userId, creatorId: member.userId },
      { firstName: 'Nobody' },
    ])
    const seen = async (as: TestPerson) => {
      const page = await test.call(as, list, leadQuery({}))
      expect((await test.call(as, counts, {})).total).toBe(page.rows.length)
      expect(page.total).toBe(page.rows.length)
      return page.rows.map((lead) => lead.firstName).toSorted()
    }
    expect(await seen(admin)).toEqual(['Junior', 'MadeByMember', 'Manager', 'Nobody'])
    expect(await seen(manager)).toEqual(['Junior', 'MadeByMember', 'Manager'])
    expect(await seen(member)).toEqual(['Junior', 'MadeByMember'])
    expect(await seen(junior)).toEqual(['Junior'])
    expect(await seen(assigner)).toEqual(['Nobody'])
    expect(await names(junior, { tab: 'unassigned' })).toEqual([])
  })

  it('L-004 the Unassigned tab without canAssign has nobody’s leads; the list of such a person only their own', async () => {
    const company = await test.company()
    const [assigner, seller, colleague] = [
      await company.person('assigner'),
      await company.person('editor'),
      await company.person('editor'),
    ]
    await addLeads(test.deps, company, [
      { firstName: 'Nobody' },
      { firstName: 'Nobody Too', creatorId: colleague.userId },
      { firstName: 'Mine', assigneeId: seller.userId },
      { firstName: 'Theirs', assigneeId: colleague.userId },
    ])
    const tab = 'unassigned'
    expect((await names(assigner, { tab })).toSorted()).toEqual(['Nobody', 'Nobody Too'])
    expect(await names(seller, { tab })).toEqual([])
    expect(await names(seller, { tab, search: 'nobody' })).toEqual([])
    const page = await test.call(seller, list, leadQuery({}))
    expect(page.rows.map(({ firstName, assignee }) => [firstName, assignee?.id])).toEqual([
      ['Mine', seller.userId],
    ])
    expect(await test.call(seller, counts, {})).toMatchObject({ total: 1, unassigned: 0 })
  })
})
