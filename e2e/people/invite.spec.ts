import { randomUUID } from 'node:crypto'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { expect, test } from '../fixtures'
import { loneWord, newestMail } from '../letters'
import { passwordSteps } from '../pages/password-steps'
import { signInPage } from '../pages/sign-in'
import { inviteRows } from '../pages/team'
import { expectTold } from '../told'
import { call } from '../wire'

const ownPassword = 'Studio#2027'
const freshEmail = () => `asha-${randomUUID().slice(0, 8)}@example.com`
const temporaryPassword = /^[\w]{4}-[\w]{4}-[\w]{4}$/

test('O-049 O-050 an invitation leads from the mail through the first login to work; a reset ends it at once', async ({
  page,
  browser,
  server,
  enterAs,
  sessionOf,
  mail,
  expectAccessible,
}) => {
  const email = freshEmail()
  await enterAs('owner', '/team-onboard')
  const rows = inviteRows(page)
  await expect(rows.title).toBeVisible()
  await expect(rows.people).toHaveCount(3)
  await rows.fill(1, { email, role: 'Sales' })
  await rows.createDesignation(1, `Lighting ${email.slice(5, 13)}`)
  await expect(rows.designation(1)).toHaveValue(/^Lighting/)
  await expectAccessible()
  await rows.invite.click()
  await expect(page).toHaveURL(/\/admin\/$/)
  await expectTold(page, 'The invitation is on its way.')

  const letter = await newestMail(mail, email)
  expect(letter.subject).toContain('You are invited to')
  expect(letter.html).toContain('Sign in')
  const temporary = loneWord(letter, temporaryPassword)

  const theirs = await browser.newContext()
  const guest = await theirs.newPage()
  await guest.goto(new URL('/', page.url()).href)
  await signInPage(guest).signIn(email, temporary)
  await expect(guest).toHaveURL(/\/login-page$/)
  await passwordSteps(guest).choose(ownPassword)
  await expect(guest).toHaveURL(/\/personal-details$/)
  await guest.getByLabel('Phone number').fill('9845021763')
  await guest.getByRole('button', { name: 'Next' }).click()
  await expect(guest).toHaveURL(/\/admin\/$/)

  const owner = await sessionOf('owner')
  const team = await call(server.url, peopleEndpoints.team, {}, owner)
  const memberId = team.find((member) => member.email === email)?.id ?? ''
  await call(server.url, peopleEndpoints.resetPassword, { memberId }, owner)
  await expect(signInPage(guest).signedOut).toBeVisible()
  const another = loneWord(await newestMail(mail, email, 2), temporaryPassword)
  await signInPage(guest).signIn(email, another)
  await expect(guest).toHaveURL(/\/login-page$/)
  await theirs.close()
})
