import { demoEmail, demoPassword } from '@foyer/contract/accounts/demo'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { expect, test } from '../fixtures'
import { loneWord, newestMail } from '../letters'
import { passwordSteps } from '../pages/password-steps'
import { signInPage } from '../pages/sign-in'
import { call } from '../wire'

const code = /^\d{4}$/
const chosen = 'Studio#2027'

/** Others sign in as this person too. */
async function putBack(base: string, email: string) {
  const session = await call(base, accountEndpoints.signIn, { email, password: chosen })
  await call(base, accountEndpoints.changePassword, { current: chosen, password: demoPassword }, session)
}

test('O-010 O-011 O-014 O-015 a forgotten password is replaced with a code from the mail, by keyboard on a small phone, and every session ends @phone', async ({
  page,
  browser,
  server,
  mail,
  enterAs,
  expectAccessible,
}) => {
  const email = demoEmail('sales3')
  const elsewhere = await browser.newPage({ baseURL: server.url })
  await enterAs('sales3', '/admin/', elsewhere)
  await expect(elsewhere.getByRole('button', { name: /^Profile menu of / })).toBeVisible()

  const steps = passwordSteps(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible()
  }
  await page.goto('/')
  await signInPage(page).forgot.press('Enter')
  await expect(steps.title('Reset your password')).toBeVisible()
  await steps.email.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Field is Empty')).toBeVisible()
  await fits()
  await page.keyboard.type(email.toUpperCase())
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/verify-forgot$/)
  await expect(page.getByText(email)).toBeVisible()
  await expect(steps.resend).toBeDisabled()
  await expect(steps.digit(1)).toBeFocused()
  await fits()
  const received = await newestMail(mail, email)
  const sent = loneWord(received, code)
  expect(received.html).toContain(sent)

  // A reload in the middle loses nothing.
  await page.reload()
  await steps.paste(sent)

  await expect(page).toHaveURL(/\/create-password$/)
  await page.reload()
  await steps.password.fill(chosen)
  await steps.confirm.fill(`${chosen}8`)
  await steps.create.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await fits()
  await steps.choose(chosen)
  await expect(page).toHaveURL(`${server.url}/`)
  await steps.created()

  // The page that was open elsewhere is signed out without a touch.
  await expect(signInPage(elsewhere).signedOut).toBeVisible()
  await elsewhere.close()

  await signInPage(page).signIn(email, chosen)
  await page.waitForURL(/\/admin\//)
  await page.goto('about:blank')
  await putBack(server.url, email)
})
