import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CompanyScope, inCompany } from '../../context'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { assignsByTurn, nextAssignees } from './service'

const test = useTestApp()

const nextAssignee = async (scope: CompanyScope): Promise<string | undefined> =>
  (await assignsByTurn(scope)) ? (await nextAssignees(scope, [{}]))[0]?.id : undefined

let company: TestCompany
let people: TestPerson[]
let admin: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('superAdmin')
  await company.person('client')
  people = [admin]
  for (let more = 0; more < 4; more += 1) people.push(await company.person('editor'))
})

const turn = (autoAssign: boolean) =>
  test.call(admin, companyEndpoints.editSettings, { kind: 'assignment', autoAssign })
const next = () => inCompany(test.deps, company.id, nextAssignee)
const nextFew = async (number: number) => {
  const assignees: (string | undefined)[] = []
  for (let done = 0; done < number; done += 1) assignees.push(await next())
  return assignees
}
const inTurn = () => people.map(({ userId }) => userId).sort()
const setAbsent = (person: TestPerson | undefined, isAbsent: boolean) =>
  test.call(admin, peopleEndpoints.setAbsence, { memberId: person?.userId ?? '', isAbsent })

describe('S-074 new leads are assigned in turn', () => {
  it('to nobody while it is off', async () => {
    expect(await next()).toBeUndefined()
    await turn(true)
    expect(await next()).toBe(inTurn()[0])
    await turn(false)
    expect(await next()).toBeUndefined()
  })

  it('one after the other, always in the same order, without clients', async () => {
    await turn(true)
    expect(await nextFew(10)).toEqual([...inTurn(), ...inTurn()])
  })

  it('200 in 8 streams at once, each with a fair share', async () => {
    await turn(true)
    const counts = new Map<string, number>()
    const stream = async () => {
      for (let done = 0; done < 25; done += 1) {
        const assignee = (await next()) ?? 'nobody'
        counts.set(assignee, (counts.get(assignee) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 8 }, stream))
    expect([...counts.keys()].sort()).toEqual(inTurn())
    const shares = [...counts.values()]
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(200)
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
  })

  it('C-113 passes over the absent, the deactivated and those without access to leads', async () => {
    await turn(true)
    const [, absent, gone, without] = people
    await setAbsent(absent, true)
    await test.call(admin, peopleEndpoints.deactivate, { memberId: gone?.userId ?? '' })
    await test.deps.database.pool.query(`update members set features = '{files}' where user_id = $1`, [
      without?.userId,
    ])
    const left = inTurn().filter((id) => ![absent, gone, without].some((person) => person?.userId === id))
    expect(await nextFew(4)).toEqual([...left, ...left])
    await setAbsent(absent, false)
    expect(await nextFew(3)).toContain(absent?.userId)
  })

  it('C-168 passes over who has never signed in, and who only reads; the screen says who and who is next', async () => {
    const [, invited, second] = people
    const reader = await company.person('reader')
    await test.deps.database.pool.query(
      'update members set is_first_login = true, last_sign_in_at = null where user_id = $1',
      [invited?.userId],
    )
    await setAbsent(second, true)
    await turn(true)
    const left = inTurn().filter((id) => ![invited, second].some((person) => person?.userId === id))
    expect(await nextFew(4)).toEqual([...left, left[0]])
    const shown = await test.call(reader, teamEndpoints.turn, {})
    expect(shown.turn.map(({ id }) => id)).toEqual([left[1], left[2], left[0]])
    const reasons = new Map(shown.passedOver.map(({ id, reason }) => [id, reason]))
    expect(reasons).toEqual(
      new Map([
        [invited?.userId, 'never-signed-in'],
        [second?.userId, 'absent'],
        [reader.userId, 'reads-only'],
      ]),
    )
  })

  it('goes on where it was when the last one has left meanwhile', async () => {
    await turn(true)
    const [first, second, third, fourth, fifth] = inTurn()
    expect(await nextFew(3)).toEqual([first, second, third])
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      third,
    ])
    expect(await nextFew(4)).toEqual([fourth, fifth, first, second])
  })

  it('to nobody when all are away', async () => {
    await turn(true)
    await test.deps.database.pool.query('update members set is_absent = true where company_id = $1', [
      company.id,
    ])
    expect(await next()).toBeUndefined()
  })

  it('a lead that was not kept has cost nobody their turn', async () => {
    await turn(true)
    const undone = inCompany(test.deps, company.id, async (scope) => {
      await nextAssignee(scope)
      throw new Error('not kept')
    })
    await expect(undone).rejects.toThrow('not kept')
    expect(await next()).toBe(inTurn()[0])
  })

  it('each company has its own turn', async () => {
    await turn(true)
    const other = await test.company()
    const boss = await other.person('admin')
    await test.call(boss, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: true })
    await nextFew(2)
    expect(await inCompany(test.deps, other.id, nextAssignee)).toBe(boss.userId)
    expect(await next()).toBe(inTurn()[2])
  })
})

describe('the setting', () => {
  const read = async (as: TestPerson) =>
    (await test.call(as, accountEndpoints.profile, {})).company.autoAssign

  it('S-071 is saved by itself and read by everybody in their profile', async () => {
    const [reader, editor] = [await company.person('reader'), await company.person('editor')]
    expect(await read(reader)).toBe(false)
    await test.call(editor, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: true })
    expect(await read(reader)).toBe(true)
    const { body } = await test.send(reader, accountEndpoints.profile, {})
    expect(body).toMatchObject({
      data: {
        data: { CompanySettingDetails: { leadAssignment: { autoAssign: true, method: 'ROUND_ROBIN' } } },
      },
    })
  })

  it('S-073 takes the method of the specification and no other', async () => {
    const post = (leadAssignment: object) =>
      test.app.inject({
        method: 'POST',
        url: companyEndpoints.editSettings.path,
        headers: { authorization: `Bearer ${admin.token}` },
        payload: { leadAssignment },
      })
    expect((await post({ autoAssign: true, method: 'LOTTERY' })).statusCode).toBe(400)
    expect(await read(admin)).toBe(false)
    expect((await post({ autoAssign: true, method: 'ROUND_ROBIN' })).statusCode).toBe(200)
    expect((await post({ autoAssign: false })).statusCode).toBe(200)
    expect(await read(admin)).toBe(false)
  })

  it('C-008 is refused without crm edit', async () => {
    const reader = await company.person('reader')
    const edit = { kind: 'assignment', autoAssign: true } as const
    expect((await test.send(reader, companyEndpoints.editSettings, edit)).status).toBe(403)
  })

  it('open pages of colleagues hear of it', async () => {
    const told: unknown[] = []
    const onEvent = (event: unknown) => told.push(event)
    const stop = test.server.live.subscribe(people[1]?.userId ?? '', { onEvent, onGap: () => {} })
    await turn(true)
    await expect.poll(() => told).toEqual([{ name: 'changed', about: ['company'] }])
    stop()
  })
})
