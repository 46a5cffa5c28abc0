import { randomUUID } from 'node:crypto'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { describe, expect, it } from 'vitest'
import { anyAddress, askTicket, sendFrom } from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'
import { type TestPerson, testPassword } from '../../testing/test-company'

const test = useTestApp()
const { ownSessions, endOwnSession, endOtherSessions, signIn, profile, changePassword, updatePassword } =
  accountEndpoints

const somebody = async () => (await test.company()).person('editor')
const again = async (person: TestPerson): Promise<TestPerson> => {
  const answer = await sendFrom(test, anyAddress(), signIn, { email: person.email, password: testPassword })
  return { ...person, token: signIn.reply.decode(answer.body as never).token }
}
const isSignedIn = async (person: TestPerson) => (await test.send(person, profile, {})).status === 200

/** What open pages of this person receive during an action. */
async function toldTo(userId: string, work: () => Promise<unknown>, events = 1): Promise<unknown[]> {
  const told: unknown[] = []
  const stop = test.server.live.subscribe(userId, { onEvent: (event) => told.push(event), onGap: () => {} })
  await work()
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(events)
  stop()
  return told
}

describe('the own sessions', () => {
  it('are listed, the one that asks is marked, nobody else’s are there', async () => {
    const person = await somebody()
    await again(person)
    await somebody()
    const sessions = await test.call(person, ownSessions, {})
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(JSON.stringify(sessions)).not.toContain(person.token)
  })

  it('can be ended one by one', async () => {
    const person = await somebody()
    const other = await again(person)
    const [target] = (await test.call(person, ownSessions, {})).filter(({ isCurrent }) => !isCurrent)
    await test.call(person, endOwnSession, { sessionId: target?.id ?? '' })
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(person)).toBe(true)
  })

  it('of somebody else cannot be ended', async () => {
    const [person, other] = [await somebody(), await somebody()]
    const [target] = await test.call(other, ownSessions, {})
    const answer = await test.send(person, endOwnSession, { sessionId: target?.id ?? '' })
    expect(answer.status).toBe(404)
    expect(await isSignedIn(other)).toBe(true)
    expect((await test.send(person, endOwnSession, { sessionId: randomUUID() })).status).toBe(404)
    expect((await test.send(person, endOwnSession, { sessionId: 'all' })).status).toBe(400)
  })

  it('can be ended everywhere else', async () => {
    const person = await somebody()
    const others = [await again(person), await again(person)]
    await test.call(person, endOtherSessions, {})
    for (const other of others) expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(person)).toBe(true)
    expect(await test.call(person, ownSessions, {})).toHaveLength(1)
  })
})

describe('open pages are told at once', () => {
  it('when somebody signed out everywhere else: each of the others, and not the one that asked', async () => {
    const person = await somebody()
    const others = [await again(person), await again(person)]
    const ended = (await test.call(person, ownSessions, {})).filter(({ isCurrent }) => !isCurrent)
    const told = await toldTo(person.userId, () => test.call(person, endOtherSessions, {}), others.length)
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining(ended.map(({ id }) => ({ name: 'session-ended', sessionId: id }))),
    )
    for (const other of others) expect((await test.send(other, profile, {})).status).toBe(401)
  })

  it('when the password was changed', async () => {
    const person = await somebody()
    const other = await again(person)
    const [ended] = (await test.call(person, ownSessions, {})).filter(({ isCurrent }) => !isCurrent)
    const told = await toldTo(person.userId, () =>
      test.call(person, changePassword, { current: testPassword, password: 'Studio#2027' }),
    )
    expect(told).toEqual([{ name: 'session-ended', sessionId: ended?.id }])
    expect(await isSignedIn(other)).toBe(false)
  })

  it('when the password was reset', async () => {
    const person = await somebody()
    const [ended] = await test.call(person, ownSessions, {})
    const ticket = await askTicket(test, person.email, 'recover')
    const told = await toldTo(person.userId, () =>
      test.call(undefined, updatePassword, { email: person.email, password: 'Studio#2027', ticket }),
    )
    expect(told).toEqual([{ name: 'session-ended', sessionId: ended?.id }])
    expect(await isSignedIn(person)).toBe(false)
  })
})
