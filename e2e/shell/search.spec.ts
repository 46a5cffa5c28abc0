import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const field = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')
/** In sight, which takes a real window. */
const top = async (page: Page) => (await options(page).first().boundingBox())?.y ?? Number.NaN

test('Use 1: by keys alone a lead is found by five digits, and called back when it is said', async ({
  page,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('sales1', '/admin/')
  // There is something that hears the key.
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
  await page.keyboard.press('/')
  await field(page).waitFor()
  await expectAccessible()
  const first = page.getByRole('group', { name: 'Leads' }).getByRole('option').first()
  await page.keyboard.type('ra')
  const about = (await first.textContent())?.match(/(\d{5}) (\d{5})/)
  await field(page).fill('')
  await page.keyboard.type(about?.[2] ?? '')
  await expect(first).toContainText(about?.[0] ?? 'a phone')
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/lead-full-details/)

  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.keyboard.press('/')
  await expect(page.getByRole('group', { name: 'This lead' })).toBeVisible()
  await page.keyboard.type('fu tomorrow 11')
  await expect(options(page)).toHaveText([/^Follow-up Tomorrow, 11:00 AM/])
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${name}: follow-up tomorrow, 11:00 AM`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expectAccessible()
})

test('Use 1: on a phone the search fills the screen, its rows have room for a thumb @phone', async ({
  page,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('sales1', '/lms/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('ra')
  const leads = page.getByRole('group', { name: 'Leads' })
  await expect(leads).toBeVisible()
  expect(await top(page)).toBeLessThan(200)
  for (const box of await Promise.all(
    (await leads.getByRole('option').all()).map((one) => one.boundingBox()),
  ))
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
  await expectAccessible()
  await leads
    .getByRole('option', { name: /^What can be done with/ })
    .first()
    .tap()
  await expect(page.getByRole('option', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  await expectAccessible()
})
