import { api } from '@foyer/contract/wire/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
const month = '2026-06-01'

let company: TestCompany
let owner: TestPerson
let kavya: TestPerson
let rohan: TestPerson
let meera: TestPerson
beforeEach(async () => {
  test.setNow(new Date('2026-06-10T04:30:00Z'))
  company = await test.company('Malhar Design')
  owner = await company.person('superAdmin', { firstName: 'Owner' })
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Rao' })
  rohan = await company.person('reader', { firstName: 'Rohan', lastName: 'Jain', reportTo: kavya.userId })
  meera = await company.person('editor', { firstName: 'Meera', lastName: 'Das', reportTo: rohan.userId })
})
afterEach(() => test.setNow(undefined))

const read = (as: TestPerson, of = month) => test.call(as, api.analytics.targets, { month: of })
const aTarget = ({ userId }: TestPerson, amount?: number, leads?: number) => ({
  userId,
  month,
  amount,
  leads,
})
const save = (as: TestPerson, ...wishes: ReturnType<typeof aTarget>[]) =>
  test.send(as, api.analytics.saveTargets, wishes)
const audits = async () => {
  const { rows } = await test.deps.database.pool.query(
    `select actor_id, details from audit_log where company_id = $1 and action = 'targets.set' order by at, id`,
    [company.id],
  )
  return rows as { actor_id: string; details: { targets: unknown[] } }[]
}

describe('targets', () => {
  it('are read beside what was won in that month, by the clocks of the firm', async () => {
    const won = (day: string, budget: number | null, who = meera) => ({
      ...{ stage: 'won' as const, assigneeId: who.userId, budget },
      stageSince: new Date(day),
    })
    await addLeads(test.deps, company, [
      won('2026-06-01T00:00:00+05:30', 700_000),
      won('2026-06-30T23:59:59+05:30', null),
      won('2026-05-31T23:59:59+05:30', 1_000),
      won('2026-07-01T00:00:00+05:30', 1_000),
      won('2026-06-15T12:00:00+05:30', 50_000, owner),
    ])
    expect((await save(owner, aTarget(meera, 1_500_000, 3), aTarget(owner, undefined, 1))).status).toBe(200)
    expect(await read(owner)).toEqual({
      ...{ month, mayEdit: true },
      rows: [
        [kavya, 'Kavya Rao', undefined, undefined, 0, 0],
        [meera, 'Meera Das', 1_500_000, 3, 700_000, 2],
        [owner, 'Owner Person', undefined, 1, 50_000, 1],
        [rohan, 'Rohan Jain', undefined, undefined, 0, 0],
      ].map(([who, fullName, amount, leads, wonAmount, wonLeads]) => ({
        person: { id: (who as TestPerson).userId, fullName },
        target: { amount, leads },
        won: { leads: wonLeads, amount: wonAmount },
      })),
    })
    expect((await read(owner, '2026-07-01')).rows.every(({ target }) => target.amount === undefined)).toBe(
      true,
    )
  })

  it('are set by admins for everybody, by others for their reportees and not for themselves', async () => {
    expect(await read(kavya)).toMatchObject({ mayEdit: true, rows: { length: 3 } })
    // Only reads leads.
    expect(await read(rohan)).toMatchObject({ mayEdit: false, rows: { length: 2 } })
    // Has nobody.
    expect(await read(meera)).toMatchObject({ mayEdit: false, rows: { length: 1 } })
    expect((await save(kavya, aTarget(rohan, 100), aTarget(meera, 200))).status).toBe(200)
    expect((await save(kavya, aTarget(kavya, 100))).body.code).toBe('own-target')
    expect((await save(meera, aTarget(meera, 100))).body.code).toBe('own-target')
    expect((await save(rohan, aTarget(meera, 100))).status).toBe(403)
    const refused = await save(kavya, aTarget(meera, 900), aTarget(owner, 1))
    expect([refused.status, refused.body.code]).toEqual([404, 'no-seller'])
    const target = (await read(kavya)).rows.find(({ person }) => person.id === meera.userId)?.target
    expect(target).toEqual({ amount: 200, leads: undefined })
  })

  it('that change are written down with who changed them; one without value and number is none', async () => {
    await save(owner, aTarget(meera, 100, 1), aTarget(rohan, 50))
    await save(owner, aTarget(meera, 100, 1), aTarget(rohan, 50))
    test.setNow(new Date('2026-06-10T04:31:00Z'))
    await save(kavya, aTarget(meera, 100, 2), aTarget(rohan))
    expect(await audits()).toMatchObject([
      { actor_id: owner.userId, details: { month, targets: { length: 2 } } },
      {
        actor_id: kavya.userId,
        details: {
          targets: [
            { userId: meera.userId, from: { amount: 100, leads: 1 }, to: { amount: 100, leads: 2 } },
            { userId: rohan.userId, from: { amount: 50 }, to: {} },
          ],
        },
      },
    ])
    const { rows } = await test.deps.database.pool.query(
      'select user_id, set_by, amount::int, leads from sales_targets where company_id = $1',
      [company.id],
    )
    expect(rows).toEqual([{ user_id: meera.userId, set_by: kavya.userId, amount: 100, leads: 2 }])
  })

  it('are refused in words if they cannot be', async () => {
    const words = async (body: object) =>
      (
        await test.app.inject({
          method: 'PUT',
          url: '/api/analytics/targets',
          payload: body,
          headers: { authorization: `Bearer ${owner.token}` },
        })
      ).json()
    const targets = [{ userId: meera.userId, amount: 5 }]
    expect(await words({ month: '2026-06-02', targets })).toMatchObject({ message: 'Please choose a month.' })
    expect(await words({ month, targets: [{ userId: meera.userId, amount: -1 }] })).toMatchObject({
      message: 'A target cannot be negative.',
    })
    expect(await words({ month, targets: [...targets, ...targets] })).toMatchObject({
      message: 'Each person can have only one target in a month.',
    })
    expect(await words({ month, targets: [{ userId: meera.userId, leads: 1e9 }] })).toMatchObject({
      message: 'This target is too high.',
    })
  })

  it('of people who have left or have no leads are none', async () => {
    await test.deps.database.pool.query(`update members set deactivated_at = now() where user_id = $1`, [
      meera.userId,
    ])
    await test.deps.database.pool.query(`update members set features = '{}' where user_id = $1`, [
      rohan.userId,
    ])
    expect((await read(kavya)).rows.map(({ person }) => person.id)).toEqual([kavya.userId])
    expect((await save(owner, aTarget(meera, 1))).status).toBe(404)
  })
})
