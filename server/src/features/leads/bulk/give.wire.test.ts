import type { BulkGiving } from '@foyer/contract/leads/bulk/model'
import { api } from '@foyer/contract/wire/api'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { readLead } from '../../../testing/builders/capture'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { logsOf } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'

const test = useTestApp()
const { bulk, undoBulk } = leadListEndpoints

let company: TestCompany
let admin: TestPerson
let kavya: TestPerson
let rohan: TestPerson
let meera: TestPerson
beforeEach(async () => {
  test.setNow(new Date('2026-06-10T10:00:00+05:30'))
  company = await test.company()
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
  rohan = await company.person('editor', { firstName: 'Rohan', lastName: 'Shah' })
  meera = await company.person('editor', { firstName: 'Meera', lastName: 'Das' })
})
afterEach(() => test.setNow(undefined))

const leads = (...wishes: LeadWish[]) =>
  addLeads(
    test.deps,
    company,
    wishes.map((wish, n) => ({
      // Ids of one millisecond have no order.
      createdAt: new Date(Date.parse('2026-06-10T04:00:00Z') + n),
      firstName: `L${n}`,
      assigneeId: kavya.userId,
      followUpOn: `2026-06-0${n + 1}`,
      ...wish,
    })),
  )
const give = (ids: string[], to: TestPerson[], from: TestPerson | undefined = kavya): BulkGiving => ({
  action: 'give',
  selection: { ids },
  fromId: from?.userId,
  to: to.map(({ userId }) => userId),
})
const ownerOf = async (id: string) => (await readLead(test, admin, id)).assignee?.fullName
const ownersOf = (ids: string[]) => Promise.all(ids.map(ownerOf))
const bellOf = async (as: TestPerson) =>
  (await test.call(as, api.notifications.list, { tab: 'all', search: undefined, limit: 40, skip: 0 })).map(
    ({ text }) => text,
  )

describe('Sales floor: overdue leads are given to others', () => {
  it('go round in turn, whoever has the fewest open leads first, with their follow-ups and a line each; one Undo', async () => {
    await leads(
      { assigneeId: rohan.userId },
      { assigneeId: rohan.userId },
      { assigneeId: meera.userId, stage: 'won' },
    )
    const ids = await leads({}, {}, {}, {}, {})
    const report = await test.call(admin, bulk, give(ids, [rohan, meera]))
    expect(report).toMatchObject({ done: 5, refusedCount: 0, undoId: expect.any(String) })
    expect(await ownersOf(ids)).toEqual(['Meera Das', 'Rohan Shah', 'Meera Das', 'Rohan Shah', 'Meera Das'])
    const [first = ''] = ids
    expect(await readLead(test, admin, first)).toMatchObject({ followUpOn: '2026-06-01', historyCount: 1 })
    expect(await logsOf(test, admin, first)).toMatchObject([
      { kind: 'assigned', actor: { id: admin.userId } },
    ])
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    expect(await bellOf(meera)).toEqual([expect.stringMatching(/L\d Rao and 2 more<\/b> is yours now/)])
    expect(await bellOf(rohan)).toEqual([expect.stringMatching(/L\d Rao and 1 more<\/b> is yours now/)])
    expect(await test.call(admin, undoBulk, { undoId: report.undoId ?? '' })).toMatchObject({ done: 5 })
    expect(new Set(await ownersOf(ids))).toEqual(new Set(['Kavya Menon']))
  })

  it('stay where somebody was quicker, and the report says why', async () => {
    const [overdue = '', done = '', moved = '', gone = ''] = await leads(
      {},
      { followUpOn: '2026-06-10' },
      { assigneeId: meera.userId },
      { archivedAt: new Date() },
    )
    expect(await test.call(admin, bulk, give([overdue, done, moved, gone], [rohan]))).toMatchObject({
      done: 1,
      refused: [
        { id: done, reason: 'No longer overdue.' },
        { id: moved, reason: 'Somebody else has it now.' },
        { id: gone, reason: 'This lead is no longer there.' },
      ],
    })
    expect(await ownersOf([overdue, done, moved])).toEqual(['Rohan Shah', 'Kavya Menon', 'Meera Das'])
  })

  it('C-170 of nobody too: what a rule keeps in Unassigned stays', async () => {
    const stage = (kind: string) => company.stages.find((one) => one.kind === kind)?.id ?? ''
    await test.call(admin, api.pipeline.addRule, {
      from: stage('unassigned'),
      to: stage('assigned'),
      isAllowed: true,
      requiredFields: ['budget'],
    })
    const none = { assigneeId: null, stage: 'unassigned' } as const
    const [without = '', withBudget = ''] = await leads(none, { ...none, budget: 500_000 })
    const call = { ...give([without, withBudget], [rohan]), fromId: undefined }
    expect(await test.call(admin, bulk, call)).toMatchObject({ done: 1, refused: [{ id: without }] })
    expect(await ownersOf([without, withBudget])).toEqual([undefined, 'Rohan Shah'])
    expect((await readLead(test, admin, withBudget)).stage.kind).toBe('assigned')
  })

  it('C-147 needs the right to assign, people who can have leads, and others than whoever has them', async () => {
    const ids = await leads({})
    expect((await test.send(kavya, bulk, give(ids, [rohan]))).status).toBe(403)
    const client = await company.person('client')
    expect((await test.send(admin, bulk, give(ids, [rohan, client]))).status).toBe(400)
    expect((await test.send(admin, bulk, give(ids, []))).body.message).toBe(
      'Please choose one to twenty people.',
    )
    expect((await test.send(admin, bulk, give(ids, [kavya]))).body.message).toBe(
      'Please choose other people than the one who has them.',
    )
    expect(await ownersOf(ids)).toEqual(['Kavya Menon'])
  })

  it('are listed for whoever sees them, the longest overdue first', async () => {
    const [first = '', second = ''] = await leads(
      {},
      {},
      { followUpOn: '2026-06-10' },
      { assigneeId: rohan.userId },
    )
    const of = (as: TestPerson, who: TestPerson) =>
      test.call(as, api.leads.overdueLeads, { assigneeId: who.userId })
    const listed = { total: 2, leads: [{ id: first, name: 'L0 Rao', dueOn: '2026-06-01' }, { id: second }] }
    expect(await of(admin, kavya)).toMatchObject(listed)
    expect(await of(kavya, kavya)).toMatchObject(listed)
    expect(await of(rohan, kavya)).toEqual({ total: 0, leads: [] })
    expect(await test.call(admin, api.leads.overdueLeads, { assigneeId: undefined })).toMatchObject({
      total: 0,
    })
  })
})
