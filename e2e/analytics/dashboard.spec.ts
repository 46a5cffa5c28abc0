import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const address = '/leads/analytics'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figures = (page: Page) => card(page, 'Leads').getByRole('list', { name: 'Leads' })

/** The last number of the ring of leads opens a list that has exactly so many. */
async function opensExactly(page: Page) {
  const link = figures(page).getByRole('link').last()
  const count = Number(/([\d,]+)\s*$/.exec((await link.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  expect(count).toBeGreaterThan(0)
  await link.click()
  await page.waitForURL('**/lms/**')
  const total = `${count.toLocaleString('en-IN')} ${count === 1 ? 'lead' : 'leads'}`
  await expect(page.getByText(total, { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(figures(page).getByRole('link').last()).toBeVisible()
}

async function lookThrough(page: Page) {
  await expect(figures(page).getByRole('link').first()).toBeVisible()
  await opensExactly(page)

  await page.getByRole('button', { name: 'this year' }).click()
  await page.getByRole('menuitemradio', { name: 'last quarter' }).click()
  await expect(page).toHaveURL(/\?period=last-quarter$/)
  await expect(figures(page).getByRole('link').first()).toBeVisible()

  await page.getByRole('button', { name: 'Select Members' }).click()
  await page.getByRole('checkbox').first().click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/period=last-quarter&members=[\da-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Members: 1' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'last quarter' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Members: 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Details view' }).click()
  await page.getByRole('dialog', { name: "Today's Activity" }).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Lead Management' }).click()
  await page.waitForURL('**/lms/**')
}

test('L-005 A-001 A-005 A-008 A-012 the dashboard: another period, one member, the leads behind a number', async ({
  page,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('owner', address)
  await expect(figures(page).getByRole('link').first()).toBeVisible()
  await expectAccessible()
  await lookThrough(page)
})

test('L-005 A-001 A-005 A-008 A-012 the dashboard on a phone @phone', async ({ page, enterAs }) => {
  await enterAs('owner', address)
  await expect(figures(page).getByRole('link').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await lookThrough(page)
})
