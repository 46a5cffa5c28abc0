import { randomUUID } from 'node:crypto'
import { knownAccountMailTexts, signUpTexts } from '@foyer/contract/accounts/messages/codes'
import { passwordRefusals } from '@foyer/contract/accounts/messages/passwords'
import { landingFor } from '@foyer/contract/accounts/rules'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { onboardingEndpoints } from '@foyer/contract/wire/onboarding'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../context'
import { anyAddress, askTicket, mailsTo, sendFrom } from '../../testing/mailbox'
import { type TestApp, useTestApp } from '../../testing/test-app'
import { hashPassword } from '../accounts/passwords'
import { addMember, addUser } from '../accounts/service'
import { provisionalName } from './register'

const { sendCode, signIn, profile } = accountEndpoints
const { register } = onboardingEndpoints
const password = 'Studio#2027'
const temporary = 'Fy@temp1234'
const newEmail = () => `kavya.menon-${randomUUID()}@example.com`

async function invite(test: TestApp, more: { deactivatedAt?: Date } = {}): Promise<string> {
  const { id: companyId } = await test.company('Malhar Design')
  const email = newEmail()
  const passwordHash = await hashPassword(temporary)
  await asSystem(test.deps, async (scope) => {
    const userId = await addUser(scope, {
      email,
      firstName: 'Asha',
      lastName: '',
      passwordHash,
      isTemporary: true,
    })
    await addMember(scope, { companyId, userId, roleName: 'Sales', features: ['crm'], ...more })
  })
  return email
}

const ask = (test: TestApp, email: string) =>
  sendFrom(test, anyAddress(), sendCode, { email, purpose: 'register' })
const send = (test: TestApp, input: { email: string; password: string; ticket: string }) =>
  sendFrom(test, anyAddress(), register, input)

async function joins(test: TestApp): Promise<void> {
  const email = await invite(test)
  const ticket = await askTicket(test, email, 'register')
  const signedIn = await test.call(undefined, register, { email, password, ticket })
  expect(signedIn).toMatchObject({ isFirstLogin: false, hasTemporaryPassword: false, isSuperAdmin: false })
  expect(landingFor(signedIn)).toBe('/personal-details')
  const read = await test.call({ ...signedIn, companyId: '', email }, profile, {})
  expect(read.company.name).toBe('Malhar Design')
  expect((await test.send(undefined, signIn, { email, password: temporary })).status).toBe(400)
}

describe('where registration is open', () => {
  const test = useTestApp({ SIGNUP: 'open' })

  it('O-016 a stranger founds a firm of their own, is signed in and goes on to its details', async () => {
    const email = newEmail()
    const ticket = await askTicket(test, email, 'register')
    const signedIn = await test.call(undefined, register, { email, password, ticket })
    expect(landingFor(signedIn)).toBe('/company-details')
    const owner = { ...signedIn, companyId: '', email }
    expect(await test.call(owner, profile, {})).toMatchObject({
      fullName: 'Kavya',
      company: { name: 'My firm', timeZone: 'Asia/Kolkata' },
      isSuperAdmin: true,
      isAdmin: true,
      isFirstLogin: false,
      isOnboardingDone: false,
      hasTemporaryPassword: false,
    })
    expect((await test.call(owner, leadEndpoints.counts, {})).total).toBe(0)
    expect((await test.send(undefined, signIn, { email, password })).status).toBe(200)
    expect((await mailsTo(test, email)).at(-1)?.subject).toBe('Welcome to Foyer')
  })

  it('the new firm sees nothing of any other', async () => {
    const insider = await (await test.company('Other Studio')).person('superAdmin')
    const email = newEmail()
    const ticket = await askTicket(test, email, 'register')
    const signedIn = await test.call(undefined, register, { email, password, ticket })
    const read = await test.call({ ...signedIn, companyId: '', email }, profile, {})
    expect(read.superAdmins.map(({ id }) => id)).toEqual([signedIn.userId])
    expect(JSON.stringify(read)).not.toContain(insider.userId)
  })

  it('an invited person takes up their place in the firm that invited them', () => joins(test))

  it('somebody with an account is told so by mail alone, and gets no code', async () => {
    const person = await (await test.company()).person('editor')
    const [known, unknown] = [await ask(test, person.email), await ask(test, newEmail())]
    expect(known.status).toBe(200)
    expect(known.body.message).toBe(unknown.body.message)
    const [mail, ...more] = await mailsTo(test, person.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(knownAccountMailTexts.subject)
    expect(mail?.text).not.toMatch(/^\s*\d{4}\s*$/m)
  })

  it('one ticket founds one firm, also when it is shown ten times at once', async () => {
    const email = newEmail()
    const ticket = await askTicket(test, email, 'register')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(test, { email, password, ticket })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await test.deps.database.pool.query(
      'select 1 from members m join users u on u.id = m.user_id where u.email = $1',
      [email],
    )
    expect(rows).toHaveLength(1)
  })

  it('a second ticket of the same person cannot replace the password of the account that is there now', async () => {
    const email = newEmail()
    const first = await askTicket(test, email, 'register')
    const second = await askTicket(test, email, 'register')
    expect((await send(test, { email, password, ticket: first })).status).toBe(200)
    const answer = await send(test, { email, password: 'Studio#2028', ticket: second })
    expect(answer).toMatchObject({ status: 403, body: { code: passwordRefusals.ticketOver.code } })
  })

  it('C-136 nothing that is sent along makes the new person anything else', async () => {
    const email = newEmail()
    const ticket = await askTicket(test, email, 'register')
    const { id: companyId } = await test.company('Victim Studio')
    const answer = await test.app.inject({
      method: 'POST',
      url: register.path,
      payload: { email, password, ticket, companyId, cId: companyId, isSuperAdmin: true, rolesAssigned: {} },
      remoteAddress: anyAddress(),
    })
    const signedIn = register.reply.decode(answer.json() as never)
    const read = await test.call({ ...signedIn, companyId: '', email }, profile, {})
    expect(read.company.id).not.toBe(companyId)
  })
})

describe('where registration is closed', () => {
  const test = useTestApp()

  it('a stranger gets the same answer as everybody, and nothing follows', async () => {
    const email = newEmail()
    const stranger = await ask(test, email)
    const invited = await ask(test, await invite(test))
    expect(stranger).toMatchObject({ status: 200, body: { message: signUpTexts.codeSent } })
    expect(invited).toMatchObject({ status: 200, body: { message: signUpTexts.codeSent } })
    expect(await mailsTo(test, email)).toEqual([])
  })

  it('an invited person takes up their place all the same', () => joins(test))

  it('a ticket from before it was closed founds no firm, and says why', async () => {
    const email = newEmail()
    const { env } = test.deps
    const before = env.SIGNUP
    env.SIGNUP = 'open'
    const ticket = await askTicket(test, email, 'register')
    env.SIGNUP = before
    const answer = await send(test, { email, password, ticket })
    expect(answer).toMatchObject({ status: 403, body: { message: passwordRefusals.signUpClosed.text } })
  })

  it('somebody whose access was switched off gets no code', async () => {
    const email = await invite(test, { deactivatedAt: new Date() })
    expect((await ask(test, email)).status).toBe(200)
    expect(await mailsTo(test, email)).toEqual([])
  })
})

it.each([
  ['kavya@example.com', 'Kavya'],
  ['kavya.menon@example.com', 'Kavya'],
  ['42@example.com', 'Owner'],
  [`${'a'.repeat(40)}@example.com`, `A${'a'.repeat(23)}`],
])('calls %s by a name until they say theirs: %s', (email, name) => {
  expect(provisionalName(email)).toBe(name)
})
