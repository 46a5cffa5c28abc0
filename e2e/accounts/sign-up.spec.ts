import { expect, test } from '../fixtures'
import { loneWord, newestMail } from '../letters'
import { passwordSteps } from '../pages/password-steps'
import { signInPage } from '../pages/sign-in'

const code = /^\d{4}$/
const secret = 'Studio#2027'

test('O-016 O-017 O-018 O-019 O-020 O-023 a new firm registers itself from nothing', async ({
  page,
  mail,
  expectAccessible,
}) => {
  const email = 'kavya.menon@malhardesign.example'
  const steps = passwordSteps(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Register your firm' }).click()
  await expect(steps.title('Register Account')).toBeVisible()
  const carousel = page.getByRole('region', { name: 'What Foyer does for your studio' })
  for (const name of ['Task Management', 'Quotation', 'Timeline', 'File Manager']) {
    await carousel.getByRole('button', { name: `Show ${name}` }).click()
    await expect(carousel.getByRole('heading', { name })).toBeVisible()
  }
  await steps.getCode.click()
  await expect(page.getByText('Field is Required')).toBeVisible()
  await expectAccessible()
  await steps.email.fill(email)
  await steps.getCode.click()

  await expect(page).toHaveURL(/\/verify-user$/)
  await page.reload()
  await steps.digit(1).focus()
  await page.keyboard.type(loneWord(await newestMail(mail, email), code))

  await expect(page).toHaveURL(/\/sign-up$/)
  await page.reload()
  await expect(steps.rule('At least 8 characters.')).toContainText('not met yet')
  await steps.password.fill('Studio')
  await expect(steps.rule('At least one capital letter (P)')).not.toContainText('not met yet')
  await steps.create.click()
  await expect(page).toHaveURL(/\/sign-up$/)
  await expect(page.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms')
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await expectAccessible()
  await steps.choose(secret)

  await expect(page).toHaveURL(/\/company-details$/)
  await steps.created()
  // The account is there to come back to.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await signInPage(page).signIn(email, secret)
  await expect(page).toHaveURL(/\/company-details$/)
})

test('the steps of registering fit a phone and read well in the dark @phone', async ({
  page,
  mail,
  expectAccessible,
}) => {
  const email = 'phone@malhardesign.example'
  const steps = passwordSteps(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible()
  }
  await page.goto('/get-otp/member/0198c0de-0000-7000-8000-000000000001')
  await expect(steps.title('Register Account')).toBeVisible()
  await fits()
  await steps.email.fill(email)
  await steps.getCode.click()
  await expect(page).toHaveURL(/\/verify-user$/)
  await fits()
  await steps.paste(loneWord(await newestMail(mail, email), code))
  await expect(page).toHaveURL(/\/sign-up$/)
  await fits()
})
