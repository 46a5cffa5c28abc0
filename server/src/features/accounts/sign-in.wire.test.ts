import { accountLimits } from '@foyer/contract/accounts/limits'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import { testPassword } from '../../testing/test-company'

const test = useTestApp()
const { signIn, signOut, profile, self, features, enterCompany } = accountEndpoints

describe('sign-in', () => {
  it('gives a token, the user id and where to go on', async () => {
    const person = await (await test.company()).person('superAdmin')
    const { status, body } = await test.send(undefined, signIn, {
      email: person.email,
      password: testPassword,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: { data: { _id: person.userId, isFirstTimeLogin: false, tempPassword: false, getStarted: false } },
    })
  })

  it('reads the email without case and blanks', async () => {
    const person = await (await test.company()).person('editor')
    const email = ` ${person.email.toUpperCase()} `
    const signedIn = await test.call(undefined, signIn, { email, password: testPassword })
    expect(signedIn.userId).toBe(person.userId)
  })

  it('O-003 a wrong password and an unknown email get the same general answer', async () => {
    const person = await (await test.company()).person('editor')
    const wrong = await test.send(undefined, signIn, { email: person.email, password: 'Wrong@123' })
    const unknown = await test.send(undefined, signIn, { email: 'nobody@example.com', password: 'Wrong@123' })
    expect(wrong).toEqual(unknown)
    expect(wrong.status).toBe(400)
    expect(wrong.body.message).toBe('Email or Password is wrong')
  })

  it('O-003 somebody whose access is switched off gets a 405 with the words', async () => {
    const company = await test.company()
    const person = await company.person('editor')
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      person.userId,
    ])
    const answer = await test.send(undefined, signIn, { email: person.email, password: testPassword })
    expect(answer.status).toBe(405)
    expect(answer.body.message).toContain('ask your admin')
    expect((await test.send(person, profile, {})).status).toBe(401)
  })

  it('too many wrong tries for one account have to wait, and the wait ends', async () => {
    const person = await (await test.company()).person('editor')
    const right = { email: person.email, password: testPassword }
    for (let tries = 0; tries < accountLimits.signInTriesPerAccount; tries++)
      await test.send(undefined, signIn, { email: person.email, password: 'Wrong@123' })
    const refused = await test.send(undefined, signIn, right)
    expect(refused.status).toBe(429)
    expect(refused.body.message).toContain('Too many tries')
    test.setNow(new Date(Date.now() + (accountLimits.signInWindowMinutes + 6) * 60_000))
    expect((await test.send(undefined, signIn, right)).status).toBe(200)
    test.setNow(undefined)
  })

  it('refuses what is not an email and a password in words', async () => {
    for (const payload of [{}, { email: 1, password: 2 }, { email: 'a@b.in' }, [], 'text', null]) {
      const answer = await test.app.inject({ method: 'POST', url: '/user/login', payload: payload as object })
      expect(answer.statusCode, JSON.stringify(payload)).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, JSON.stringify(payload)).toBeLessThan(500)
      expect(answer.json().message).toEqual(expect.any(String))
    }
  })
})

describe('sessions', () => {
  it('end on logout, for that session only', async () => {
    const person = await (await test.company()).person('editor')
    const second = await test.call(undefined, signIn, { email: person.email, password: testPassword })
    await test.call(person, signOut, {})
    expect((await test.send(person, profile, {})).status).toBe(401)
    expect((await test.send({ ...person, token: second.token }, profile, {})).status).toBe(200)
  })

  it('last seven days from the last use', async () => {
    const person = await (await test.company()).person('editor')
    const day = 86_400_000
    test.setNow(new Date(Date.now() + 6 * day))
    expect((await test.send(person, profile, {})).status).toBe(200)
    test.setNow(new Date(Date.now() + 12 * day))
    expect((await test.send(person, profile, {})).status).toBe(200)
    test.setNow(new Date(Date.now() + 20 * day))
    expect((await test.send(person, profile, {})).status).toBe(401)
    test.setNow(undefined)
  })

  it('end after 30 days however often they are used, in another company of the person too', async () => {
    const person = await (await test.company()).person('editor')
    const day = 86_400_000
    const start = Date.now()
    for (let days = 5; days < 30; days += 6) {
      test.setNow(new Date(start + days * day))
      expect((await test.send(person, profile, {})).status, `${days} days`).toBe(200)
    }
    const other = await test.company()
    await test.deps.database.pool.query(
      `insert into members (company_id, user_id, role_name) values ($1, $2, 'Sales')`,
      [other.id, person.userId],
    )
    const moved = await test.call(person, enterCompany, { companyId: other.id })
    test.setNow(new Date(start + 30.1 * day))
    expect((await test.send({ ...person, token: moved.token }, profile, {})).status).toBe(401)
    test.setNow(undefined)
  })

  it('are kept as hashes only', async () => {
    const person = await (await test.company()).person('editor')
    const { rows } = await test.deps.database.pool.query('select * from sessions where user_id = $1', [
      person.userId,
    ])
    expect(JSON.stringify(rows)).not.toContain(person.token)
  })
})

describe('the signed-in person', () => {
  it('reads their profile with company and rights, without any password', async () => {
    const company = await test.company('Malhar Design')
    const admin = await company.person('admin', { firstName: 'Meera', lastName: 'Joshi' })
    const assigner = await company.person('assigner')
    const read = await test.call(assigner, profile, {})
    expect(read).toMatchObject({
      company: { name: 'Malhar Design', currencySymbol: '₹', dialCode: '+91', timeZone: 'Asia/Kolkata' },
      rights: { crm: { edit: true, canAssign: true }, quotation: { edit: false } },
      admins: [{ id: admin.userId, fullName: 'Meera Joshi' }],
      hasTemporaryPassword: false,
    })
    expect(await test.call(assigner, self, {})).toMatchObject({ id: assigner.userId, rights: read.rights })
    expect(await test.call(assigner, features, {})).toContain('crm')
  })

  it('C-132 may not act as somebody else', async () => {
    const company = await test.company()
    const [one, two] = [await company.person('editor'), await company.person('admin')]
    const answer = await test.send({ ...two, token: one.token }, self, {})
    expect(answer.status).toBe(403)
  })
})
