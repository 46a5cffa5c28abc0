import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { beforeEach, expect, it } from 'vitest'
import { aDraft } from '../testing/builders/capture'
import { useTestApp } from '../testing/test-app'
import type { TestPerson } from '../testing/test-company'

const test = useTestApp()
const { counts } = leadEndpoints
const { add } = leadCaptureEndpoints

let person: TestPerson
beforeEach(async () => {
  person = await (await test.company()).person('editor')
  // The server has seen the token.
  for (let call = 0; call < 2; call++)
    expect((await test.send(person, counts, { tab: 'all' })).status).toBe(200)
})

const change = (statement: string) => test.deps.database.pool.query(statement, [person.userId])
const leadsOf = async () =>
  (
    await test.deps.database.pool.query<{ n: number }>(
      'select count(*)::int as n from leads where creator_id = $1',
      [person.userId],
    )
  ).rows[0]?.n

it('a session that was ended is refused with the next call, and what that call wrote is not there', async () => {
  await change('delete from sessions where user_id = $1')
  expect(await test.send(person, add, aDraft())).toMatchObject({ status: 401 })
  expect(await test.send(person, counts, { tab: 'all' })).toMatchObject({ status: 401 })
  expect(await leadsOf()).toBe(0)
})

it('a right that was taken away is gone with the next call', async () => {
  await change("update members set features = '{}' where user_id = $1")
  expect(await test.send(person, counts, { tab: 'all' })).toMatchObject({ status: 403 })
  expect(await test.send(person, add, aDraft())).toMatchObject({ status: 403 })
  expect(await leadsOf()).toBe(0)
})

it('a right that was given is there with the next call', async () => {
  await change('update members set crm_edit = false where user_id = $1')
  expect(await test.send(person, add, aDraft())).toMatchObject({ status: 200 })
  await change("update members set features = '{}' where user_id = $1")
  expect(await test.send(person, add, aDraft())).toMatchObject({ status: 403 })
  await change("update members set features = '{crm}' where user_id = $1")
  expect(await test.send(person, add, aDraft())).toMatchObject({ status: 200 })
  expect(await leadsOf()).toBe(2)
})
