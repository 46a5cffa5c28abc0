import { laterKey } from '@foyer/contract/kit/envelope'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../context'
import { purge } from '../features/accounts/service'
import { useTestApp } from '../testing/test-app'
import type { TestPerson } from '../testing/test-company'

const test = useTestApp()

let owner: TestPerson
beforeEach(async () => {
  test.setNow(undefined)
  owner = await (await test.company()).person('superAdmin')
})

const asha = { firstName: 'Asha', lastName: 'Rao', phoneNumber: '+91 9845021763' }
const add = async (key: string | undefined, body: object = asha, as = owner) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/user/addEditLead?userId=${as.userId}`,
    payload: body,
    headers: { authorization: `Bearer ${as.token}`, ...(key !== undefined && { 'idempotency-key': key }) },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const count = async (as = owner) => (await test.call(as, leadEndpoints.counts, {})).total

describe('a call with a key of its own', () => {
  it('is made once, and answered alike each time', async () => {
    const first = await add('k1')
    expect(first.status).toBe(200)
    for (let more = 0; more < 3; more++) expect(await add('k1')).toEqual(first)
    expect(await count()).toBe(1)
    expect((await add('k2')).body).not.toEqual(first.body)
    expect(await count()).toBe(2)
  })

  it('is made once, also when it is sent ten times at one moment', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => add('k1')))
    expect(new Set(all.map(({ body }) => body.data._id)).size).toBe(1)
    expect(await count()).toBe(1)
  })

  it('is refused with other contents under the same key', async () => {
    await add('k1')
    const other = await add('k1', { ...asha, firstName: 'Usha' })
    expect([other.status, other.body.code]).toEqual([422, 'key-of-another-call'])
    expect(await count()).toBe(1)
  })

  it('that was refused may be repeated, put right or not', async () => {
    expect((await add('k1', { ...asha, email: 'nonsense' })).status).toBe(400)
    expect((await add('k1', { ...asha, email: 'nonsense' })).status).toBe(400)
    expect((await add('k1')).status).toBe(200)
  })

  it('is not the call of somebody else, here or in another company', async () => {
    const other = await (await test.company()).person('superAdmin')
    await add('k1')
    expect((await add('k1', asha, other)).status).toBe(200)
    expect([await count(), await count(other)]).toEqual([1, 1])
  })

  it('is forgotten after a day, and then deleted', async () => {
    test.setNow(new Date('2026-03-10T06:00:00.000Z'))
    await add('k1')
    await add('k2')
    test.setNow(new Date('2026-03-11T06:00:01.000Z'))
    expect((await add('k1', { ...asha, firstName: 'Usha' })).status).toBe(200)
    await asSystem(test.deps, purge)
    const { rows } = await test.deps.database.pool.query(
      'select key from answered_calls where user_id = $1',
      [owner.userId],
    )
    expect(rows).toEqual([{ key: 'k1' }])
  })

  it('Sales floor is remembered for a month where it was written without a network', async () => {
    const key = laterKey('k1')
    test.setNow(new Date('2026-03-10T06:00:00.000Z'))
    const first = await add(key)
    await add('k2')
    test.setNow(new Date('2026-04-09T05:59:00.000Z'))
    await asSystem(test.deps, purge)
    expect(await add(key)).toEqual(first)
    expect(await count()).toBe(2)
    test.setNow(new Date('2026-04-09T06:00:01.000Z'))
    await asSystem(test.deps, purge)
    const { rows } = await test.deps.database.pool.query('select 1 from answered_calls where user_id = $1', [
      owner.userId,
    ])
    expect(rows).toEqual([])
  })

  it('must have one that can be read; without one every call counts', async () => {
    for (const key of ['', 'two words', 'x'.repeat(201)]) expect((await add(key)).status).toBe(400)
    await add(undefined)
    await add(undefined)
    expect(await count()).toBe(2)
  })
})
