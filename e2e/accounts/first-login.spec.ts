import { peopleEndpoints } from '@foyer/contract/wire/people'
import { expect, test } from '../fixtures'
import { loneWord, newestMail } from '../letters'
import { passwordSteps } from '../pages/password-steps'
import { signInPage } from '../pages/sign-in'
import { call, type Session } from '../wire'

const secret = 'Studio#2027'

async function invite(base: string, admin: Session, email: string) {
  const [role] = (await call(base, peopleEndpoints.defaultRoles, {}, admin)).filter(({ isAdmin }) => !isAdmin)
  const name = `Designer ${email.split('@')[0]}`
  const designation = await call(base, peopleEndpoints.createDesignation, { name }, admin)
  const row = {
    firstName: 'Asha',
    lastName: 'Rao',
    email,
    role: role?.name ?? '',
    designationId: designation.id,
  }
  await call(base, peopleEndpoints.teamOnboard, { rows: [row] }, admin)
}

test('O-005 O-022 an invited person signs in with the temporary password and chooses their own', async ({
  page,
  server,
  mail,
  sessionOf,
  expectAccessible,
}) => {
  const email = 'asha.rao@demo.foyer.test'
  await invite(server.url, await sessionOf('owner'), email)
  const temporary = loneWord(await newestMail(mail, email), /^\S{8,15}$/)

  const steps = passwordSteps(page)
  await page.goto('/')
  await signInPage(page).signIn(email, temporary)
  await expect(page).toHaveURL(/\/login-page$/)
  await expect(steps.title('Choose your own password')).toBeVisible()
  await expectAccessible()
  // A reload in the middle loses nothing.
  await page.reload()
  await steps.choose(secret)
  await expect(page).toHaveURL(/\/personal-details$/)
  await expect(steps.created).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await signInPage(page).signIn(email, secret)
  await expect(page).toHaveURL(/\/personal-details$/)
})

test('O-016 an invited person can come by the registration as well', async ({
  page,
  server,
  mail,
  sessionOf,
}) => {
  const email = 'ravi.rao@demo.foyer.test'
  await invite(server.url, await sessionOf('admin'), email)
  await newestMail(mail, email)
  const steps = passwordSteps(page)
  await page.goto('/get-otp/member')
  await steps.email.fill(email)
  await steps.getCode.click()
  await expect(page).toHaveURL(/\/verify-user$/)
  await steps.paste(loneWord(await newestMail(mail, email, 2), /^\d{4}$/))
  await steps.verify.click()
  await expect(page).toHaveURL(/\/sign-up$/)
  await steps.choose(secret)
  await expect(page).toHaveURL(/\/personal-details$/)
})
