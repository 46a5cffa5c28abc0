import { randomUUID } from 'node:crypto'
import { accountLimits } from '@foyer/contract/accounts/limits'
import { passwordRefusals } from '@foyer/contract/accounts/messages/passwords'
import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { onboardingEndpoints } from '@foyer/contract/wire/onboarding'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { afterEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../context'
import { aDraft } from '../../testing/builders/capture'
import { anyAddress, askTicket, sendFrom } from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'
import { type TestPerson, testPassword } from '../../testing/test-company'
import { told } from '../../testing/told'
import { hashPassword } from './passwords'
import { addMember, addUser } from './service'

const test = useTestApp({ SIGNUP: 'open' })
const { updatePassword, changePassword, signIn, profile } = accountEndpoints
const { register } = onboardingEndpoints
afterEach(() => test.setNow(undefined))

const newPassword = 'Studio#2027'
const temporary = 'Fy@temp1234'
const temporaryHash = hashPassword(temporary)

const somebody = async () => (await test.company()).person('editor')

/** A person with a temporary password who has never signed in. */
async function invited(): Promise<{ email: string; userId: string }> {
  const { id: companyId } = await test.company()
  const email = `invited-${randomUUID()}@example.com`
  const passwordHash = await temporaryHash
  const userId = await asSystem(test.deps, async (scope) => {
    const added = await addUser(scope, {
      email,
      firstName: 'Asha',
      lastName: '',
      passwordHash,
      isTemporary: true,
    })
    await addMember(scope, { companyId, userId: added, roleName: 'Sales', features: ['crm'] })
    return added
  })
  return { email, userId }
}

const isOpenTo = async (email: string, password: string) =>
  (await sendFrom(test, anyAddress(), signIn, { email, password })).status === 200
const isSignedIn = async (person: TestPerson, token = person.token) =>
  (await test.send({ ...person, token }, profile, {})).status === 200

describe('first login with a temporary password', () => {
  const enter = async () => {
    const { email } = await invited()
    const signedIn = await test.call(undefined, signIn, { email, password: temporary })
    return { email, signedIn, person: { ...signedIn, companyId: '', email } }
  }

  it('O-005 the answer carries the ticket for a new password, and no password', async () => {
    const { signedIn } = await enter()
    expect(signedIn).toMatchObject({ isFirstLogin: true, hasTemporaryPassword: true })
    expect(signedIn.ticket).toEqual(expect.any(String))
    expect(JSON.stringify(signedIn)).not.toContain(temporary)
  })

  it('C-173 nothing but this step is open: reading and writing are refused in words', async () => {
    const { email, signedIn, person } = await enter()
    for (const [endpoint, input] of [
      [leadCaptureEndpoints.add, aDraft()],
      [tagEndpoints.list, {}],
      [accountEndpoints.editPersonal, { city: 'Pune' }],
      [accountEndpoints.ownSessions, {}],
    ] as const) {
      const answer = await test.send(person, endpoint as AnyEndpoint, input as never)
      expect([answer.status, answer.body.code], endpoint.path).toEqual([403, 'password-first'])
      expect(answer.body.message).toBe('Please choose a password of your own first.')
    }
    expect((await test.send(person, profile, {})).status).toBe(200)
    await test.call(person, updatePassword, { email, password: newPassword, ticket: signedIn.ticket ?? '' })
    expect((await test.send(person, accountEndpoints.editPersonal, { city: 'Pune' })).status).toBe(200)
  })

  it('C-173 a temporary password runs out after seven days, and says how to get a new one', async () => {
    const { email } = await invited()
    test.setNow(new Date(Date.now() + (accountLimits.temporaryPasswordDays - 0.1) * 86_400_000))
    expect(await isOpenTo(email, temporary)).toBe(true)
    test.setNow(new Date(Date.now() + (accountLimits.temporaryPasswordDays + 0.1) * 86_400_000))
    const answer = await sendFrom(test, anyAddress(), signIn, { email, password: temporary })
    expect(answer).toMatchObject({ status: 403, body: { code: 'temporary-password-over' } })
    expect(answer.body.message).toContain('Ask your admin')
    const wrong = await sendFrom(test, anyAddress(), signIn, { email, password: 'Wrong@123' })
    expect(wrong.body.code).toBe('wrong-sign-in')
    const ticket = await askTicket(test, email, 'recover')
    await test.call(undefined, updatePassword, { email, password: newPassword, ticket })
    expect(await isOpenTo(email, newPassword)).toBe(true)
  })

  it('O-022 sets a new one, clears first login and keeps this session alone', async () => {
    const { email, signedIn, person } = await enter()
    const elsewhere = await test.call(undefined, signIn, { email, password: temporary })
    await test.call(person, updatePassword, { email, password: newPassword, ticket: signedIn.ticket ?? '' })
    expect(await test.call(person, profile, {})).toMatchObject({
      isFirstLogin: false,
      hasTemporaryPassword: false,
    })
    expect(await isSignedIn(person, elsewhere.token)).toBe(false)
    expect(await isOpenTo(email, temporary)).toBe(false)
    expect(await isOpenTo(email, newPassword)).toBe(true)
  })

  it('O-022 does not take the temporary one again', async () => {
    const { email, signedIn, person } = await enter()
    const answer = await test.send(person, updatePassword, {
      email,
      password: temporary,
      ticket: signedIn.ticket ?? '',
    })
    expect(answer).toMatchObject({ status: 400, body: { code: passwordRefusals.stillTemporary.code } })
  })

  it('C-133 makes void every other ticket that was given before', async () => {
    const { email, signedIn } = await enter()
    const other = await test.call(undefined, signIn, { email, password: temporary })
    const set = (ticket = '') =>
      sendFrom(test, anyAddress(), updatePassword, { email, password: newPassword, ticket })
    expect((await set(signedIn.ticket)).status).toBe(200)
    expect((await set(other.ticket)).status).toBe(403)
  })

  it('gives no ticket to somebody who has chosen a password', async () => {
    const { email } = await somebody()
    expect((await test.call(undefined, signIn, { email, password: testPassword })).ticket).toBeUndefined()
  })
})

describe('C-133 O-015 nobody sets a password without the right ticket', () => {
  /** What is tried, and with which ticket; the victim's password must not change. */
  const tries: [string, (victim: TestPerson) => Promise<{ ticket?: string; email?: string }>][] = [
    ['no ticket', async () => ({ ticket: undefined })],
    ['an empty ticket', async () => ({ ticket: '' })],
    ['an invented ticket', async () => ({ ticket: 'x'.repeat(43) })],
    ['the session token', async (victim) => ({ ticket: victim.token })],
    [
      'a foreign email with the own ticket',
      async () => ({ ticket: await askTicket(test, (await somebody()).email, 'recover') }),
    ],
    [
      'a ticket of another purpose',
      async () => ({ ticket: await askTicket(test, `new-${randomUUID()}@example.com`, 'register') }),
    ],
    [
      'a ticket that was used',
      async (victim) => {
        const ticket = await askTicket(test, victim.email, 'recover')
        const set = { email: victim.email, password: testPassword, ticket }
        expect((await sendFrom(test, anyAddress(), updatePassword, set)).status).toBe(200)
        return { ticket }
      },
    ],
    [
      'a ticket that is too old',
      async (victim) => {
        const ticket = await askTicket(test, victim.email, 'recover')
        test.setNow(new Date(Date.now() + (accountLimits.ticketMinutes + 1) * 60_000))
        return { ticket }
      },
    ],
    [
      'the hash of a ticket',
      async (victim) => {
        await askTicket(test, victim.email, 'recover')
        const { rows } = await test.deps.database.pool.query(
          'select token_hash from password_tickets where email = $1',
          [victim.email],
        )
        return { ticket: rows[0].token_hash }
      },
    ],
    ['an object instead of a ticket', async () => ({ ticket: { $ne: '' } as unknown as string })],
  ]

  it.each(tries)('%s', async (_what, prepare) => {
    const victim = await somebody()
    const { ticket, email = victim.email } = await prepare(victim)
    for (const url of [updatePassword.path, register.path]) {
      const answer = await test.app.inject({
        method: 'POST',
        url,
        payload: { email, password: newPassword, ticket },
        remoteAddress: anyAddress(),
      })
      expect([400, 403]).toContain(answer.statusCode)
      expect(answer.json().message).toEqual(expect.any(String))
    }
    expect(await isOpenTo(victim.email, newPassword)).toBe(false)
    expect(await isOpenTo(victim.email, testPassword)).toBe(true)
  })

  it('a recovery ticket does not register and a register ticket does not recover', async () => {
    const { email } = await somebody()
    const ticket = await askTicket(test, email, 'recover')
    const answer = await sendFrom(test, anyAddress(), register, { email, password: newPassword, ticket })
    expect(answer).toMatchObject({ status: 403, body: { code: 'ticket-over' } })
    // Using it in the wrong place has not used it up.
    const right = await sendFrom(test, anyAddress(), updatePassword, { email, password: newPassword, ticket })
    expect(right.status).toBe(200)
  })

  it('of ten that come with the same ticket at once, one gets through', async () => {
    const { email } = await somebody()
    const ticket = await askTicket(test, email, 'recover')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        sendFrom(test, anyAddress(), updatePassword, { email, password: newPassword, ticket }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each([
    ['short', 'Abc@123'],
    ['long', 'Abcdefgh@1234567'],
    ['without a capital', 'abcdefg@1'],
    ['without a special sign', 'Abcdefg12'],
    ['blank instead of a special sign', 'Abcdefg 12'],
  ])('O-013 a password that is too simple is refused in words: %s', async (_what, password) => {
    const { email } = await somebody()
    const ticket = await askTicket(test, email, 'recover')
    const answer = await sendFrom(test, anyAddress(), updatePassword, { email, password, ticket })
    expect(answer.status).toBe(400)
    expect(told(answer)).toMatch(/^password: .+/)
    const right = await sendFrom(test, anyAddress(), updatePassword, { email, password: newPassword, ticket })
    expect(right.status).toBe(200)
  })
})

describe('changing the own password', () => {
  it('needs the current one, keeps this session and ends all others', async () => {
    const person = await somebody()
    const elsewhere = await test.call(undefined, signIn, { email: person.email, password: testPassword })
    const wrong = await test.send(person, changePassword, { current: 'Wrong@123', password: newPassword })
    expect(wrong).toMatchObject({ status: 400, body: { code: passwordRefusals.wrongCurrent.code } })
    await test.call(person, changePassword, { current: testPassword, password: newPassword })
    expect(await isSignedIn(person)).toBe(true)
    expect(await isSignedIn(person, elsewhere.token)).toBe(false)
    expect(await isOpenTo(person.email, newPassword)).toBe(true)
    expect(await isOpenTo(person.email, testPassword)).toBe(false)
  })

  it('has to be another one, under the same rules', async () => {
    const person = await somebody()
    const same = await test.send(person, changePassword, { current: testPassword, password: testPassword })
    expect(same).toMatchObject({ status: 400, body: { code: passwordRefusals.same.code } })
    expect(
      (await test.send(person, changePassword, { current: testPassword, password: 'simple' })).status,
    ).toBe(400)
  })

  it('does not let an open browser guess the current one for ever', async () => {
    const person = await somebody()
    const guess = () => test.send(person, changePassword, { current: 'Wrong@123', password: newPassword })
    for (let tries = 0; tries < accountLimits.signInTriesPerAccount; tries++) await guess()
    expect((await guess()).status).toBe(429)
  })

  it('makes a ticket void that somebody asked for before', async () => {
    const person = await somebody()
    const ticket = await askTicket(test, person.email, 'recover')
    await test.call(person, changePassword, { current: testPassword, password: newPassword })
    const set = { email: person.email, password: 'Studio#2028', ticket }
    expect((await sendFrom(test, anyAddress(), updatePassword, set)).status).toBe(403)
  })
})
