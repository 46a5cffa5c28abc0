import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import type { Page } from '@playwright/test'
import { enter } from '../entering'
import { test as base, expect } from '../fixtures'
import { newPassword, registerFirm } from '../new-firm'
import { runCommand } from '../operator'
import { onboardingSteps } from '../pages/onboarding'
import { passwordSteps } from '../pages/password-steps'
import { signInPage } from '../pages/sign-in'
import type { RunningServer } from '../serve'
import { call } from '../wire'

/** Made with the operator's command: signs in with the temporary password, and chooses another one. */
async function enterAsOwner(page: Page, server: RunningServer) {
  const email = 'asha@fresh.foyer.test'
  const person = ['--first-name', 'Kavya', '--last-name', 'Menon']
  const said = runCommand(server, 'create-owner', ['--company', 'asha studio', '--email', email, ...person])
  await page.goto('/')
  await signInPage(page).signIn(email, /temporary password (\S+)/.exec(said)?.[1] ?? '')
  await expect(page).toHaveURL(/\/login-page$/)
  await passwordSteps(page).choose(newPassword)
  await expect(page).toHaveURL(/\/company-details$/)
}

/** The product with a firm that nobody has set up yet, at its first step. */
const test = base.extend<{ enterNewFirm: (name: string) => Promise<void> }>({
  enterNewFirm: ({ page, server, mail }, use) =>
    use(async (name) => {
      const owner = await registerFirm(server, mail, `${name}@fresh.foyer.test`)
      await enter(page, server.url, owner, '/')
      await expect(page).toHaveURL(/\/company-details$/)
    }),
})

const sessionIn = async (page: Page) => {
  const { token = '', userId = '' } = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
  return { token, userId }
}

test('O-032 O-034 to O-041 an owner sets the firm up: company, own data, team, and is at work', async ({
  page,
  server,
  expectAccessible,
}) => {
  const steps = onboardingSteps(page)
  await enterAsOwner(page, server)
  await steps.next.click()
  await expect(steps.required).toHaveCount(2)
  await expect(page.getByText('Please choose the location on the map')).toBeVisible()
  await expect(steps.field('Address')).toBeFocused()
  await expectAccessible()

  await steps.field('GST/VAT number').fill('27aapfu0939f1zv')
  await expect(steps.field('GST/VAT number')).toHaveValue('27AAPFU0939F1ZV')
  await steps.fillCompany('malhar Design')
  await steps.country.fill('Emirates')
  await page.keyboard.press('Enter')
  await expect(page.getByText('AED (د.إ)')).toBeVisible()
  await expect(steps.timeZone).toHaveValue('Dubai (Asia)')

  // A reload in the middle loses nothing, and neither does leaving.
  await page.reload()
  await expect(steps.field('Company Name')).toHaveValue('Malhar Design')
  await page.goto('/lms/')
  await expect(page).toHaveURL(/\/company-details$/)
  await expect(steps.field('Address')).toHaveValue('14 Prabhat Road')
  await steps.next.click()

  await expect(page).toHaveURL(/\/personal-data$/)
  await expectAccessible()
  await steps.goBack.click()
  await expect(page).toHaveURL(/\/company-details$/)
  await expect(steps.field('City')).toHaveValue('Pune')
  await steps.next.click()
  await expect(page).toHaveURL(/\/personal-data$/)
  await steps.fillPerson()
  await page.goto('/admin/')
  await expect(page).toHaveURL(/\/personal-data$/)
  await expect(steps.field('Phone number')).toHaveValue('9845021763')
  await expect(steps.field('Date of birth')).toHaveValue('29-02-1988')
  // A firm in the Emirates, a phone in India: the code of the phone is the person's own.
  await page.getByRole('combobox', { name: /^Country code/ }).fill('+91')
  await page.keyboard.press('Enter')
  await steps.next.click()

  await expect(page).toHaveURL(/\/team-onboard$/)
  await steps.addLater.click()
  await expect(page).toHaveURL(/\/admin\/$/)
  await page.reload()
  await expect(page).toHaveURL(/\/admin\/$/)

  const session = await sessionIn(page)
  const settings = await call(server.url, companyEndpoints.settings, {}, session)
  expect(settings).toMatchObject({ name: 'Malhar Design', currency: 'AED', gstNumber: '27AAPFU0939F1ZV' })
  expect(settings.projectId).toBeTruthy()
  const profile = await call(server.url, accountEndpoints.profile, {}, session)
  expect(profile).toMatchObject({
    phone: '+91 9845021763',
    dateOfBirth: '1988-02-29',
    isOnboardingDone: true,
  })
})

test('O-034 O-038 the company step by keyboard alone, on the narrowest phone', async ({
  page,
  enterNewFirm,
  expectAccessible,
}) => {
  // Words that fade in behind the dialog would be measured as they pass.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const steps = onboardingSteps(page)
  await enterNewFirm('devi')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await steps.field('Company Name').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('devi studio')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(steps.field('Address')).toBeFocused()
  await page.keyboard.type('2 MG Road')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bengaluru')
  await page.keyboard.press('Tab')
  await page.keyboard.type('560001')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(steps.map).toBeVisible()
  await expectAccessible()
  await steps.useLocation.focus()
  await page.keyboard.press('Enter')
  await expect(steps.map).toBeHidden()
  await expect(page.getByText(/^Bengaluru, /)).toBeVisible()
  await steps.field('Pin Code').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/personal-data$/)
})
