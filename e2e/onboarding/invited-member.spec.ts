import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { expect, test } from '../fixtures'
import { loneWord, newestMail } from '../letters'
import { onboardingSteps } from '../pages/onboarding'
import { passwordSteps } from '../pages/password-steps'
import { signInPage } from '../pages/sign-in'
import { call, type Session } from '../wire'

async function invite(base: string, admin: Session, email: string) {
  const roles = await call(base, peopleEndpoints.defaultRoles, {}, admin)
  const role = roles.find(({ isAdmin }) => !isAdmin)?.name ?? ''
  const designation = await call(
    base,
    peopleEndpoints.createDesignation,
    { name: `Designer ${email.split('.')[0]}` },
    admin,
  )
  const row = { firstName: 'Asha', lastName: 'Rao', email, role, designationId: designation.id }
  await call(base, peopleEndpoints.teamOnboard, { rows: [row] }, admin)
}

test('O-005 O-022 O-025 an invited person chooses a password and says who they are, by keyboard on a small phone @phone', async ({
  page,
  server,
  mail,
  sessionOf,
  expectAccessible,
}) => {
  const email = 'keya.designer@demo.foyer.test'
  await invite(server.url, await sessionOf('owner'), email)
  const temporary = loneWord(await newestMail(mail, email), /^\S{8,15}$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible()
  }
  const typeInto = async (texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
  }
  await page.goto('/')
  await signInPage(page).email.focus()
  await page.keyboard.type(email)
  await signInPage(page).password.focus()
  await page.keyboard.type(temporary)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login-page$/)
  const { password, confirm } = passwordSteps(page)
  await expect(password).toBeVisible()
  await fits()
  // A reload in the middle loses nothing.
  await page.reload()
  for (const field of [password, confirm]) {
    await field.focus()
    await page.keyboard.type('Studio#2027')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/personal-details$/)
  const steps = onboardingSteps(page)
  await steps.field('Phone number').focus()
  await page.keyboard.type('9845021763')
  await steps.field('City').focus()
  await typeInto(['Pune', '411004'])
  await page.goto('/lms/')
  await expect(page).toHaveURL(/\/personal-details$/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await fits()
  await steps.field('City').press('Enter')
  await expect(page).toHaveURL(/\/admin\/$/)

  const { token = '', userId = '' } = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
  const profile = await call(server.url, accountEndpoints.profile, {}, { token, userId })
  expect(profile).toMatchObject({ firstName: 'Asha', phone: '+91 9845021763', isOnboardingDone: true })
})
