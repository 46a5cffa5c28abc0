import { demoEmail, demoPassword } from '@foyer/contract/accounts/demo'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { signInPage } from '../pages/sign-in'

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('the profile menu leads to the own profile, where details and photo are changed', async ({
  page,
  signInAs,
}) => {
  await signInAs('sales6')
  await frame(page).openMenu()
  await frame(page).menuItem('My Profile').click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  const card = page.getByRole('region', { name: 'Personal details' })
  await card.getByLabel('Phone number').fill('9845021763')
  await card.getByLabel('City').fill('Pune')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await card
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByText('Your photo is saved.')).toBeVisible()
  await page.reload()
  await expect(card.getByLabel('City')).toHaveValue('Pune')
  await expect(page.getByRole('banner').locator('img[src*="/files/"], img').last()).toBeVisible()
})

test('another browser is signed out from the list of sessions within five seconds', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await other.goto('/')
  await signInPage(other).signIn(demoEmail('sales5'), demoPassword)
  await expect(other).toHaveURL(/\/admin\/$/)
  await signInAs('sales5')
  await page.goto('/my-profile/myprofile/personal')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out everywhere else.')).toBeVisible()
  await expect(other).toHaveURL(new URL('/', server.url).href, { timeout: 5000 })
  await other.context().close()
})

test('absence is one switch', async ({ page, enterAs }) => {
  await enterAs('sales2', '/my-profile/myprofile/personal')
  const absent = page.getByRole('switch', { name: 'Absent' })
  await absent.check()
  await expect(page.getByText('You are marked absent.')).toBeVisible()
  await page.reload()
  await expect(absent).toBeChecked()
  await absent.uncheck()
  await expect(page.getByText('You are marked present.')).toBeVisible()
})

test('by keyboard alone: details are saved, and absence is switched on and off', async ({
  page,
  enterAs,
}) => {
  await enterAs('sales4', '/my-profile/myprofile/personal')
  const card = page.getByRole('region', { name: 'Personal details' })
  await card.getByLabel('Phone number').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('9845021764')
  await card.getByLabel('City').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Nagpur')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.getByRole('switch', { name: 'Absent' }).focus()
  for (const words of ['You are marked absent.', 'You are marked present.']) {
    await page.keyboard.press('Space')
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Absent' })).toBeFocused()
  }
})
