import { api } from '@foyer/contract/wire/api'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../context'
import { addLeads, type LeadWish } from '../../testing/builders/leads'
import { actOn } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
const inKolkata = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)
const today = '2026-06-10'

let company: TestCompany
let owner: TestPerson
let kavya: TestPerson
let rohan: TestPerson
let meera: TestPerson
beforeEach(async () => {
  test.setNow(inKolkata(today, '10:00'))
  company = await test.company('Malhar Design')
  owner = await company.person('superAdmin', { firstName: 'Owner', lastName: 'Shah' })
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Rao' })
  rohan = await company.person('assigner', { firstName: 'Rohan', lastName: 'Jain', reportTo: kavya.userId })
  meera = await company.person('editor', { firstName: 'Meera', lastName: 'Das', reportTo: rohan.userId })
})
afterEach(() => test.setNow(undefined))

const add = (...wishes: LeadWish[]) =>
  addLeads(
    test.deps,
    company,
    wishes.map((wish) => {
      const createdAt = wish.createdAt ?? inKolkata(today, '09:00')
      return { createdAt, stageSince: createdAt, updatedAt: createdAt, ...wish }
    }),
  )
const teamOf = async (as: TestPerson) => (await test.call(as, api.analytics.teamDay, {})).rows
const rowOf = async (as: TestPerson, who: TestPerson | undefined) =>
  (await teamOf(as)).find(({ person }) => person?.id === who?.userId)
const namesFor = async (as: TestPerson) =>
  (await teamOf(as)).map(({ person }) => person?.fullName ?? 'Unassigned')
const run = (text: string) => asSystem(test.deps, ({ db }) => db.execute(sql.raw(text)))

describe('Sales floor: the day of a team', () => {
  it('has everybody and Unassigned for admins, oneself and all who report to one for others, and is refused to the rest', async () => {
    expect(await namesFor(owner)).toEqual([
      'Kavya Rao',
      'Meera Das',
      'Owner Shah',
      'Rohan Jain',
      'Unassigned',
    ])
    expect(await namesFor(kavya)).toEqual(['Kavya Rao', 'Meera Das', 'Rohan Jain'])
    expect(await namesFor(rohan)).toEqual(['Meera Das', 'Rohan Jain', 'Unassigned'])
    const { status, body } = await test.send(meera, api.analytics.teamDay, {})
    expect([status, body.code]).toEqual([403, 'not-allowed'])
  })

  it('counts overdue, untouched and standing still as My Day and the board do', async () => {
    const assigned = company.stages.find(({ kind }) => kind === 'assigned')?.id ?? ''
    await run(
      `update stages set stale_after_days = 3 where company_id = '${company.id}' and id = '${assigned}'`,
    )
    const before = inKolkata('2026-06-07', '23:00')
    const contacted = inKolkata(today, '09:30')
    await add(
      { assigneeId: meera.userId, followUpOn: '2026-06-09' },
      { assigneeId: meera.userId, followUpOn: today, stageSince: before },
      {
        assigneeId: meera.userId,
        lastCallAt: contacted,
        firstContactAt: contacted,
        followUpOn: '2026-06-01',
      },
      { assigneeId: meera.userId, stage: 'won' },
      { assigneeId: meera.userId, followUpOn: '2026-06-01', archivedAt: before },
      { assigneeId: kavya.userId, stageSince: before },
      {},
    )
    expect(await rowOf(owner, meera)).toMatchObject({ overdue: 2, untouched: 2, still: 1 })
    expect(await rowOf(kavya, kavya)).toMatchObject({ overdue: 0, untouched: 1, still: 1 })
    expect(await rowOf(rohan, undefined)).toMatchObject({ overdue: 0, untouched: 1, still: 0 })
    for (const who of [meera, kavya]) {
      const { overdue, untouched } = await test.call(who, api.leads.myDay, {})
      const row = await rowOf(owner, who)
      expect([row?.overdue, row?.untouched]).toEqual([overdue.total, untouched.total])
      const board = (filter: object) =>
        test
          .call(owner, api.board.leadsInStage, {
            stageIds: [],
            members: [who.userId],
            tagIds: [],
            after: undefined,
            ...filter,
          } as never)
          .then((columns) => columns.reduce((sum, { leads }) => sum + leads, 0))
      expect(row?.still).toBe(await board({ isStill: true }))
      expect(row?.overdue).toBe(await board({ isOverdue: true }))
    }
  })

  it("has today's calls of a person, and how soon new leads were contacted, as the analytics have them", async () => {
    const [first = '', second = ''] = await add(
      { assigneeId: meera.userId },
      { assigneeId: meera.userId },
      { assigneeId: kavya.userId, createdAt: inKolkata('2026-06-09', '09:00') },
    )
    test.setNow(inKolkata(today, '10:30'))
    await actOn(test, meera, first, { callStatus: 'interested', remarkType: 'call' })
    await actOn(test, meera, first, { callStatus: 'no-response', remarkType: 'call' })
    await actOn(test, rohan, second, { comment: 'Sent the brochure' })
    const row = await rowOf(kavya, meera)
    const people = [meera.userId]
    const choice = { period: 'custom', from: today, to: today } as const
    const { current } = await test.call(kavya, api.analytics.summary, { choice, people })
    expect(row?.calls).toEqual(current)
    expect(row?.calls).toMatchObject({ calls: 2, connected: 1, interested: 1, noResponse: 1 })
    const { byPerson } = await test.call(kavya, api.analytics.firstResponse, { choice, people })
    expect([{ person: { id: meera.userId, fullName: 'Meera Das' }, ...row?.response }]).toEqual(byPerson)
    expect(row?.response).toMatchObject({ leads: 2, answered: 1, averageMinutes: 90 })
    expect((await rowOf(kavya, kavya))?.response.leads).toBe(0)
  })

  it('says who is absent or has left, and leaves out whoever has left nothing behind', async () => {
    await add({ assigneeId: meera.userId, followUpOn: '2026-06-01' })
    await run(`update members set is_absent = true where user_id = '${rohan.userId}'`)
    await run(
      `update members set deactivated_at = now() where user_id in ('${meera.userId}', '${kavya.userId}')`,
    )
    expect((await teamOf(owner)).map(({ person }) => [person?.fullName, person?.presence])).toEqual([
      ['Meera Das', 'left'],
      ['Owner Shah', 'here'],
      ['Rohan Jain', 'absent'],
      [undefined, undefined],
    ])
  })

  it('keeps firms apart', async () => {
    const other = await test.company('Other Firm')
    const stranger = await other.person('superAdmin', { firstName: 'Else', lastName: 'Where' })
    await add({ assigneeId: meera.userId, followUpOn: '2026-06-01' })
    expect(await teamOf(stranger)).toMatchObject([
      { person: { fullName: 'Else Where' }, overdue: 0 },
      { person: undefined, overdue: 0, untouched: 0 },
    ])
  })
})
