import { peopleRefusals } from '@foyer/contract/people/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { beforeAll, describe, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import { anInvitation, memberNamed } from '../../testing/builders/people'
import { anyAddress, mailsTo, sendFrom } from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp({ APP_URL: 'https://studio.example.com' })
const { teamOnboard, resendInvitation, withdrawInvitation, team } = peopleEndpoints

let company: TestCompany
let admin: TestPerson
beforeAll(async () => {
  company = await test.company('Malhar Design')
  admin = await company.person('admin', { firstName: 'Kavya', lastName: 'Menon' })
})

const passwordIn = (text = '') => /^\s+(\S+-\S+-\S+)$/m.exec(text)?.[1] ?? ''
const signIn = async (email: string, password: string) =>
  (await sendFrom(test, anyAddress(), accountEndpoints.signIn, { email, password })).status
const newest = async (email: string) => (await mailsTo(test, email)).at(-1)

/** Somebody who has a letter and has not come yet. */
async function invited() {
  const row = await anInvitation(test, admin)
  await test.call(admin, teamOnboard, { rows: [row] })
  const { id: memberId } = await memberNamed(test, admin, row.email)
  const first = passwordIn((await newest(row.email))?.text)
  return { row, memberId, email: row.email, first }
}
const resend = (input: { memberId: string; email?: string }, by = admin) =>
  test.send(by, resendInvitation, input)
const withdraw = (memberId: string, by = admin) => test.send(by, withdrawInvitation, { memberId })

describe('an invitation', () => {
  it('O8 C-173 is sent again as an invitation, and the first letter no longer works', async () => {
    const { memberId, email, first } = await invited()
    expect((await resend({ memberId })).status).toBe(200)
    const letter = await newest(email)
    expect(letter?.subject).toBe('You are invited to Malhar Design on Foyer')
    expect(letter?.text).not.toContain('reset')
    expect(await signIn(email, first)).toBe(400)
    expect(await signIn(email, passwordIn(letter?.text))).toBe(200)
    const late = await resend({ memberId })
    expect(late).toMatchObject({ status: 409, body: { code: peopleRefusals.hasSignedIn.code } })
  })

  it('O8 C-173 is corrected: it goes to the new address, and the old one is nobody', async () => {
    const { memberId, email, first } = await invited()
    const right = `right-${email}`
    expect((await resend({ memberId, email: right.toUpperCase() })).status).toBe(200)
    expect(await memberNamed(test, admin, right)).toMatchObject({ id: memberId, state: 'invited' })
    expect(await signIn(email, first)).toBe(400)
    expect(await signIn(right, passwordIn((await newest(right))?.text))).toBe(200)
  })

  it('O8 C-173 is not corrected to an address that is taken, here or elsewhere, or that is none', async () => {
    const { memberId, email } = await invited()
    const stranger = await (await test.company()).person('editor')
    for (const [wanted, code] of [
      [admin.email, peopleRefusals.ownEmail.code],
      [(await company.person('editor')).email, peopleRefusals.alreadyHere('').code],
      [stranger.email, peopleRefusals.cannotReaddress('').code],
    ] as const)
      expect((await resend({ memberId, email: wanted })).body).toMatchObject({ code })
    expect((await resend({ memberId, email: 'nowhere' })).status).toBe(400)
    expect(await memberNamed(test, admin, email)).toMatchObject({ id: memberId })
  })

  it('O8 C-173 is not corrected once another firm has invited the same person, in words that do not tell', async () => {
    const { memberId, email } = await invited()
    const other = await (await test.company('Sky Studio')).person('admin')
    await test.call(other, teamOnboard, { rows: [{ ...(await anInvitation(test, other)), email }] })
    const right = `right-${email}`
    const { status, body } = await resend({ memberId, email: right })
    expect(status).toBe(409)
    expect(body.message).toBe(
      `This invitation cannot be sent to ${right}. Withdraw it, and invite ${right} instead.`,
    )
    expect(await memberNamed(test, admin, email)).toMatchObject({ id: memberId })
  })

  it('O8 C-173 is withdrawn: the letter is worth nothing, and the person can be invited again', async () => {
    const { memberId, email, first, row } = await invited()
    expect((await withdraw(memberId)).status).toBe(200)
    expect(await signIn(email, first)).toBe(400)
    const people = await test.call(admin, team, {})
    expect(people.some((person) => person.id === memberId)).toBe(false)
    expect((await test.send(admin, teamOnboard, { rows: [row] })).status).toBe(200)
    expect((await withdraw(memberId)).status).toBe(404)
  })

  it('O8 C-173 is not withdrawn from somebody who has come, or who has leads', async () => {
    const { memberId } = await invited()
    await addLeads(test.deps, company, [{ assigneeId: memberId }])
    expect((await withdraw(memberId)).body).toMatchObject({ code: peopleRefusals.hasWork.code })
    const editor = await company.person('editor')
    expect((await withdraw(editor.userId)).body).toMatchObject({ code: peopleRefusals.hasSignedIn.code })
    expect((await withdraw(memberId, editor)).status).toBe(403)
    expect((await resend({ memberId }, editor)).status).toBe(403)
    const stranger = await (await test.company()).person('admin')
    expect((await withdraw(memberId, stranger)).status).toBe(404)
  })
})
