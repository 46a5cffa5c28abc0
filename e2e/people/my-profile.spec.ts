import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { expectTold } from '../told'

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
  await expectTold(page, 'Your profile is saved.')
  await card
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  await expectTold(page, 'Your photo is saved.')
  await page.reload()
  await expect(card.getByLabel('City')).toHaveValue('Pune')
  await expect(page.getByRole('banner').locator('img[src*="/files/"], img').last()).toBeVisible()
})
