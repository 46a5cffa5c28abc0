import { accountLimits } from '@foyer/contract/accounts/limits'
import { codeRefusals, recoveryTexts } from '@foyer/contract/accounts/messages/codes'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { afterEach, describe, expect, it } from 'vitest'
import {
  anyAddress,
  askCode,
  askTicket,
  linkIn,
  mailsTo,
  sendFrom,
  waitForNextCode,
} from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'
import { testPassword } from '../../testing/test-company'

const test = useTestApp()
const { sendCode, verifyCode, updatePassword, signIn, profile } = accountEndpoints
const minutes = 60_000
const later = (ms: number) => test.setNow(new Date(Date.now() + ms))
afterEach(() => test.setNow(undefined))

const somebody = async () => (await test.company()).person('editor')
const ask = (email: string, address = anyAddress()) =>
  sendFrom(test, address, sendCode, { email, purpose: 'recover' })
const askNext = async (email: string) => {
  await waitForNextCode(test, email)
  return ask(email)
}
const show = (shown: { email: string; code: string; requestId: string }, address = anyAddress()) =>
  sendFrom(test, address, verifyCode, shown)
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
const newPassword = 'Studio#2027'

describe('recovery', () => {
  it('O-015 email, code, new password: then the new one opens and the old one does not', async () => {
    const person = await somebody()
    const ticket = await askTicket(test, person.email, 'recover')
    const { message } = await test.call(undefined, updatePassword, {
      email: person.email,
      password: newPassword,
      ticket,
    })
    expect(message).toBe('Password created successfully.')
    const old = await test.send(undefined, signIn, { email: person.email, password: testPassword })
    expect(old.status).toBe(400)
    const signedIn = await test.call(undefined, signIn, { email: person.email, password: newPassword })
    expect(signedIn).toMatchObject({ userId: person.userId, hasTemporaryPassword: false })
    expect(signedIn.ticket).toBeUndefined()
  })

  it('O-010 reads the email without case and blanks', async () => {
    const person = await somebody()
    expect((await ask(`  ${person.email.toUpperCase()} `)).status).toBe(200)
    expect(await mailsTo(test, person.email)).toHaveLength(1)
  })

  it('sends a mail for eyes and one for plain text, the code alone on a line', async () => {
    const person = await somebody()
    const { code } = await askCode(test, person.email, 'recover')
    const [mail] = await mailsTo(test, person.email)
    expect(mail?.subject).not.toContain(code)
    expect(mail?.text.split('\n').map((line) => line.trim())).toContain(code)
    expect(mail?.html).toContain(`>${code}</td>`)
    // O9: directly after the words that announce it.
    expect(mail?.text).toMatch(new RegExp(`This is the code:\\s+${code}`))
  })

  it('keeps code and ticket as hashes only', async () => {
    const person = await somebody()
    const asked = await askCode(test, person.email, 'recover')
    const kept = async (table: string) =>
      JSON.stringify(
        (await test.deps.database.pool.query(`select * from ${table} where email = $1`, [person.email])).rows,
      )
    const [row] = JSON.parse(await kept('one_time_codes'))
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/)
    const ticket = String((await show(asked)).body.ticket)
    expect(await kept('password_tickets')).not.toContain(ticket)
  })

  it('O-015 ends every session, also the one of the caller', async () => {
    const person = await somebody()
    const second = await test.call(undefined, signIn, { email: person.email, password: testPassword })
    const ticket = await askTicket(test, person.email, 'recover')
    await test.call(person, updatePassword, { email: person.email, password: newPassword, ticket })
    expect((await test.send(person, profile, {})).status).toBe(401)
    expect((await test.send({ ...person, token: second.token }, profile, {})).status).toBe(401)
  })

  it('lets somebody in at once who had been locked out by wrong tries', async () => {
    const person = await somebody()
    for (let tries = 0; tries < accountLimits.signInTriesPerAccount; tries++)
      await sendFrom(test, anyAddress(), signIn, { email: person.email, password: 'Wrong@123' })
    const ticket = await askTicket(test, person.email, 'recover')
    await test.call(undefined, updatePassword, { email: person.email, password: newPassword, ticket })
    const answer = await sendFrom(test, anyAddress(), signIn, { email: person.email, password: newPassword })
    expect(answer.status).toBe(200)
  })
})

describe('a code', () => {
  it('O-011 that is wrong is answered with Failed and a description', async () => {
    const asked = await askCode(test, (await somebody()).email, 'recover')
    const answer = await show({ ...asked, code: otherThan(asked.code) })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ message: 'Failed', description: codeRefusals.wrong.description })
  })

  it('C-134 is void after three wrong tries', async () => {
    const asked = await askCode(test, (await somebody()).email, 'recover')
    for (let tries = 0; tries < accountLimits.codeTries; tries++)
      expect((await show({ ...asked, code: otherThan(asked.code) })).status).toBe(400)
    expect((await show(asked)).status).toBe(400)
  })

  it('C-134 works with the third try', async () => {
    const asked = await askCode(test, (await somebody()).email, 'recover')
    for (let tries = 1; tries < accountLimits.codeTries; tries++)
      await show({ ...asked, code: otherThan(asked.code) })
    expect((await show(asked)).status).toBe(200)
  })

  it('C-134 is void after ten minutes, not before', async () => {
    const person = await somebody()
    const first = await askCode(test, person.email, 'recover')
    later(9.9 * minutes)
    expect((await show(first)).status).toBe(200)
    test.setNow(undefined)
    const second = await askCode(test, person.email, 'recover')
    later(10.1 * minutes)
    expect((await show(second)).status).toBe(400)
  })

  it('C-134 is void as soon as another one is asked for', async () => {
    const person = await somebody()
    const first = await askCode(test, person.email, 'recover')
    const second = await askCode(test, person.email, 'recover')
    expect((await show(first)).status).toBe(400)
    expect((await show(second)).status).toBe(200)
  })

  it('C-134 works once', async () => {
    const asked = await askCode(test, (await somebody()).email, 'recover')
    expect((await show(asked)).status).toBe(200)
    expect((await show(asked)).status).toBe(400)
  })

  it('C-134 works once, also when it is shown ten times at the same moment', async () => {
    const asked = await askCode(test, (await somebody()).email, 'recover')
    const answers = await Promise.all(Array.from({ length: 10 }, () => show(asked)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('C-134 works only with the request id and the email it belongs to', async () => {
    const [one, two] = [await somebody(), await somebody()]
    const [first, second] = [
      await askCode(test, one.email, 'recover'),
      await askCode(test, two.email, 'recover'),
    ]
    expect((await show({ ...first, requestId: second.requestId })).status).toBe(400)
    expect((await show({ ...first, email: two.email })).status).toBe(400)
    expect((await show({ ...first, requestId: crypto.randomUUID() })).status).toBe(400)
    expect((await show(first)).status).toBe(200)
  })

  it('O-011 of other than four digits is refused in words', async () => {
    const asked = await askCode(test, (await somebody()).email, 'recover')
    for (const code of ['', '123', '12345', '12a4', '１２３４', ' 123']) {
      const answer = await show({ ...asked, code })
      expect(answer.status, code).toBe(400)
      expect(answer.body.message).toEqual(expect.any(String))
    }
    expect((await show(asked)).status).toBe(200)
  })
})

describe('asking for codes', () => {
  it('C-134 is limited to five an hour and eight a day for one account', async () => {
    const { email } = await somebody()
    for (let codes = 0; codes < accountLimits.codesPerHour; codes++)
      expect((await askNext(email)).status).toBe(200)
    const sixth = await askNext(email)
    expect(sixth.status).toBe(429)
    expect(sixth.body).toMatchObject({
      message: 'Failed',
      description: codeRefusals.tooManyThisHour.description,
    })
    later(61 * minutes)
    for (let codes = accountLimits.codesPerHour; codes < accountLimits.codesPerDay; codes++)
      expect((await askNext(email)).status).toBe(200)
    expect((await askNext(email)).body.description).toBe(codeRefusals.tooManyToday.description)
    later(25 * 60 * minutes)
    expect((await askNext(email)).status).toBe(200)
  })

  it('C-178 X4 sends one when many ask at the same moment, and the next after half a minute', async () => {
    const { email } = await somebody()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ message: 'Failed', code: 'too-soon' })
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0)
    expect(Number(refused?.retryAfter)).toBeLessThanOrEqual(accountLimits.resendSeconds)
    expect((await askNext(email)).status).toBe(200)
  })

  it('C-134 is limited for one address, whatever the accounts', async () => {
    const address = anyAddress()
    for (let codes = 0; codes < accountLimits.codesPerAddressAndHour; codes++)
      expect((await ask(`nobody-${codes}@example.com`, address)).status).toBe(200)
    expect((await ask('nobody-else@example.com', address)).status).toBe(429)
    expect((await ask('nobody-else@example.com')).status).toBe(200)
  })

  it('C-134 X4 limits the tries from one address too', async () => {
    const address = anyAddress()
    const asked = await askCode(test, (await somebody()).email, 'recover')
    const strange = { ...asked, requestId: crypto.randomUUID() }
    for (let tries = 0; tries < accountLimits.codeTriesPerAddressAndHour; tries++)
      expect((await show(strange, address)).status).toBe(400)
    const refused = await show(asked, address)
    expect(refused.status).toBe(429)
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    expect((await show(asked)).status).toBe(200)
  })

  it('tells nobody which addresses are known', async () => {
    const { email } = await somebody()
    const [known, unknown] = [await ask(email), await ask('never-seen@example.com')]
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect(known).toMatchObject({ status: 200, body: { message: recoveryTexts.codeSent } })
    expect(unknown).toMatchObject({ status: 200, body: { message: recoveryTexts.codeSent } })
    expect(await mailsTo(test, 'never-seen@example.com')).toEqual([])
    const wrong = { code: '1234', email: 'never-seen@example.com' }
    const answer = await show({ ...wrong, requestId: String(unknown.body.requestId) })
    expect(answer.body).toMatchObject({ message: 'Failed', description: codeRefusals.wrong.description })
    // The limits are the same as well.
    for (let codes = 1; codes < accountLimits.codesPerHour; codes++) await askNext('never-seen@example.com')
    expect((await askNext('never-seen@example.com')).status).toBe(429)
  })

  it('does the same work for every address before it answers', async () => {
    const { email } = await somebody()
    const rows = async () => {
      const { rows: found } = await test.deps.database.pool.query(
        `select (select count(*) from one_time_codes)::int as codes, (select count(*) from jobs)::int as jobs,
          (select count(*) from mails)::int as mails`,
      )
      return found[0]
    }
    const workFor = async (address: string) => {
      const before = await rows()
      await ask(address)
      const after = await rows()
      return Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]))
    }
    expect(await workFor(email)).toEqual(await workFor('somebody-else@example.com'))
  })

  it('O-010 for what is no email is refused in words', async () => {
    for (const payload of [{}, { email: '' }, { email: 'asha' }, { email: 7 }, [], null, { email: 'a@b' }]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/send',
        payload: payload as object,
        remoteAddress: anyAddress(),
      })
      expect(answer.statusCode, JSON.stringify(payload)).toBe(400)
      expect(answer.json().message).toEqual(expect.any(String))
    }
  })
})

describe('C-178 wrong codes and the link', () => {
  const { openLink } = accountEndpoints
  const open = (link: string) => sendFrom(test, anyAddress(), openLink, { link })
  const lastLink = async (email: string) => linkIn((await mailsTo(test, email)).at(-1))

  /** Wrong tries of as many codes as it takes. */
  async function useUpTries(email: string) {
    for (let codes = 0; codes < accountLimits.wrongCodesPerDay / accountLimits.codeTries; codes++) {
      const asked = await askCode(test, email, 'recover')
      for (let tries = 0; tries < accountLimits.codeTries; tries++)
        expect((await show({ ...asked, code: otherThan(asked.code) })).status).toBe(400)
    }
  }

  it('nine wrong tries a day are all, and only the link goes on', async () => {
    const { email } = await somebody()
    await useUpTries(email)
    const right = await askCode(test, email, 'recover')
    const refused = await show(right)
    expect(refused).toMatchObject({ status: 429, body: { message: 'Failed', code: 'too-many-wrong-codes' } })
    expect(Number(refused.retryAfter)).toBeGreaterThan(23 * 3_600)
    const link = await lastLink(email)
    const opened = await open(link)
    expect(opened).toMatchObject({ status: 200, body: { email, purpose: 'recover' } })
    await test.call(undefined, updatePassword, {
      email,
      password: newPassword,
      ticket: String(opened.body.ticket),
    })
    expect((await open(link)).status).toBe(403)
    later(25 * 60 * minutes)
    expect((await show(await askCode(test, email, 'recover'))).status).toBe(200)
  })

  it('right codes use up no tries', async () => {
    const { email } = await somebody()
    for (let times = 0; times < 4; times++) {
      const asked = await askCode(test, email, 'recover')
      for (let tries = 1; tries < accountLimits.codeTries; tries++)
        await show({ ...asked, code: otherThan(asked.code) })
      expect((await show(asked)).status).toBe(200)
    }
  })

  it('the link works once, for a day, after a newer code too, and not after the password was set', async () => {
    const { email } = await somebody()
    await askCode(test, email, 'recover')
    const first = await lastLink(email)
    await askCode(test, email, 'recover')
    const second = await lastLink(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(first)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403])
    const ticket = String(answers.find(({ status }) => status === 200)?.body.ticket)
    await test.call(undefined, updatePassword, { email, password: newPassword, ticket })
    expect((await open(second)).body).toMatchObject({ code: 'link-over' })
    await askCode(test, email, 'recover')
    const third = await lastLink(email)
    later(24.1 * 60 * minutes)
    expect((await open(third)).status).toBe(403)
    expect((await open('x'.repeat(43))).status).toBe(403)
  })

  it('X4 eight wrong passwords close the password, not the link', async () => {
    const { email } = await somebody()
    for (let tries = 0; tries < accountLimits.signInTriesPerAccount; tries++)
      await sendFrom(test, anyAddress(), signIn, { email, password: 'Wrong@123' })
    const closed = await sendFrom(test, anyAddress(), signIn, { email, password: testPassword })
    expect(closed.status).toBe(429)
    expect(Number(closed.retryAfter)).toBeGreaterThan(14 * 60)
    expect(Number(closed.retryAfter)).toBeLessThanOrEqual(16 * 60)
    await askCode(test, email, 'recover')
    const { body } = await open(await lastLink(email))
    await test.call(undefined, updatePassword, { email, password: newPassword, ticket: String(body.ticket) })
    expect((await sendFrom(test, anyAddress(), signIn, { email, password: newPassword })).status).toBe(200)
  })
})
