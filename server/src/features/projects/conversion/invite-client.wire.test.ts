import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { expect, it } from 'vitest'
import { addProject } from '../../../testing/builders/projects'
import { useTestApp } from '../../../testing/test-app'
import { testPassword } from '../../../testing/test-company'

const test = useTestApp()
const { inviteClient, byId } = projectEndpoints
const { openLink, updatePassword, signIn, profile } = accountEndpoints
const day = 86_400_000

const aFirm = async (email: string) => {
  const company = await test.company()
  const admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
  const { id: projectId } = await addProject(test.deps, company, admin.userId, {
    name: 'Lake house',
    client: { name: 'Meera Iyer', email },
    isConfirmed: true,
  })
  return { company, admin, projectId }
}

const mailsTo = async (email: string): Promise<{ text: string; subject: string; has_secret: boolean }[]> =>
  (
    await test.deps.database.pool.query(
      'select text, subject, has_secret from mails where recipient = $1 order by id',
      [email],
    )
  ).rows
const linkIn = (text = '') => /mail-link#([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? ''

it('C-137 W-022 the link of an invitation chooses a password once, and the client area opens with it', async () => {
  const email = 'meera.iyer@example.com'
  const { company, admin, projectId } = await aFirm(email)
  expect(await test.call(admin, inviteClient, { projectId })).toEqual({ message: 'Invitation sent' })
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('Asha Rao')
  expect(mail?.text).toContain('Lake house')
  expect(mail?.has_secret).toBe(true)
  const link = linkIn(mail?.text)
  const opened = await test.call(undefined, openLink, { link })
  expect([opened.email, opened.purpose]).toEqual([email, 'invite'])
  const again = await test.send(undefined, openLink, { link })
  expect([again.status, again.body.message]).toEqual([
    403,
    'This link was used already, or is no longer valid. If you have chosen a password, sign in with it; otherwise ask for a new code.',
  ])
  const password = 'Courtyard@1'
  await test.call(undefined, updatePassword, { email, password, ticket: opened.ticket })
  const signedIn = await test.call(undefined, signIn, { email, password })
  const client = { userId: signedIn.userId, companyId: company.id, email, token: signedIn.token }
  expect(await test.call(client, profile, {})).toMatchObject({
    isClient: true,
    isAdmin: false,
    isFirstLogin: false,
    fullName: 'Meera Iyer',
  })
  expect((await test.send(client, byId, { projectId })).status).toBe(403)
  expect((await test.call(admin, byId, { projectId })).client.isInvited).toBe(true)
})

it('C-137 works for a week; a new invitation makes the old link void, and nothing is made twice', async () => {
  const email = 'week@example.com'
  const { company, admin, projectId } = await aFirm(email)
  await test.call(admin, inviteClient, { projectId })
  await test.call(admin, inviteClient, { projectId })
  const [first, second] = (await mailsTo(email)).map(({ text }) => linkIn(text))
  expect((await test.send(undefined, openLink, { link: first ?? '' })).status).toBeGreaterThanOrEqual(400)
  test.setNow(new Date(test.deps.clock().getTime() + 6.9 * day))
  expect((await test.send(undefined, openLink, { link: second ?? '' })).status).toBe(200)
  const { rows } = await test.deps.database.pool.query(
    'select m.is_client from members m join users u on u.id = m.user_id where u.email = $1 and m.company_id = $2',
    [email, company.id],
  )
  expect(rows).toEqual([{ is_client: true }])
})

it('C-137 a link that nobody used for a week is over', async () => {
  const email = 'late@example.com'
  const { admin, projectId } = await aFirm(email)
  await test.call(admin, inviteClient, { projectId })
  const [mail] = await mailsTo(email)
  test.setNow(new Date(test.deps.clock().getTime() + 7.1 * day))
  expect((await test.send(undefined, openLink, { link: linkIn(mail?.text) })).status).toBeGreaterThanOrEqual(
    400,
  )
})

it('C-149 somebody who has a password keeps it and becomes a client here too', async () => {
  const elsewhere = await (await test.company()).person('editor')
  const { company, admin, projectId } = await aFirm(elsewhere.email)
  await test.call(admin, inviteClient, { projectId })
  const [mail] = await mailsTo(elsewhere.email)
  expect([linkIn(mail?.text), mail?.has_secret]).toEqual(['', false])
  expect(mail?.text).toContain(`Sign in with ${elsewhere.email}`)
  expect(
    (await test.send(undefined, signIn, { email: elsewhere.email, password: testPassword })).status,
  ).toBe(200)
  const { rows } = await test.deps.database.pool.query(
    'select company_id, is_client from members where user_id = $1 order by is_client',
    [elsewhere.userId],
  )
  expect(rows).toEqual([
    { company_id: elsewhere.companyId, is_client: false },
    { company_id: company.id, is_client: true },
  ])
})

it('C-149 a colleague cannot be a client of their own firm, nor somebody whose access is switched off', async () => {
  const { company, admin } = await aFirm('x@example.com')
  const colleague = await company.person('editor')
  const { id: projectId } = await addProject(test.deps, company, admin.userId, {
    client: { email: colleague.email },
  })
  const refused = await test.send(admin, inviteClient, { projectId })
  expect([refused.status, refused.body.message]).toEqual([409, "user can't be client.."])
  const former = await company.person('client')
  await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
    former.userId,
  ])
  const shut = await test.send(undefined, signIn, { email: former.email, password: testPassword })
  expect([shut.status, shut.body.message]).toEqual([
    405,
    'Your access has been switched off. Please ask the firm that invited you.',
  ])
  const second = await addProject(test.deps, company, admin.userId, { client: { email: former.email } })
  expect((await test.send(admin, inviteClient, { projectId: second.id })).body.code).toBe(
    'client-switched-off',
  )
})

it('two invitations at the same moment make one account', async () => {
  const email = 'both@example.com'
  const { admin, projectId } = await aFirm(email)
  const answers = await Promise.all([1, 2, 3, 4].map(() => test.send(admin, inviteClient, { projectId })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { rows } = await test.deps.database.pool.query('select id from users where email = $1', [email])
  expect(rows).toHaveLength(1)
})

it('of a project that the caller does not see, nobody is invited', async () => {
  const { projectId } = await aFirm('unseen@example.com')
  const stranger = await (await test.company()).person('admin')
  expect((await test.send(stranger, inviteClient, { projectId })).status).toBe(404)
  expect(await mailsTo('unseen@example.com')).toEqual([])
})

it('nobody’s mailbox is filled: the client of one project is invited ten times in an hour', async () => {
  const { admin, projectId } = await aFirm('often@example.com')
  const answers = []
  for (let time = 0; time < 11; time++) answers.push(await test.send(admin, inviteClient, { projectId }))
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429])
  expect(await mailsTo('often@example.com')).toHaveLength(10)
})
