import { noFilters } from '@foyer/contract/leads/list/filters'
import { leadName } from '@foyer/contract/leads/rules'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { call, leadsOf } from '../wire'

test('Use 3 my overdue in a city over so many lakhs, kept as a view, takes eight clicks', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf('sales1')
  const mine = { ...noFilters, states: ['overdue' as const], assignees: ['me'] }
  const { rows } = await leadsOf(server.url, session, { filters: mine })
  const lead = rows.find(({ city, budget }) => city && budget && budget >= 100_000)
  if (!lead?.city || !lead.budget) throw new Error('no overdue lead with a city and a budget')
  const lakhs = Math.floor(lead.budget / 100_000)
  const wanted = { ...mine, cities: [lead.city], budgetFrom: lakhs * 100_000 }
  const { total } = await leadsOf(server.url, session, { filters: wanted })

  await enterAs('sales1', '/lms/')
  let clicks = 0
  const press = (what: Locator) => {
    clicks += 1
    return what.click()
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const chip = (name: string) => page.locator('button[aria-haspopup="dialog"]', { hasText: name })
  await press(button('Overdue'))
  await press(button('Me'))
  await press(chip('More'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'City' }))
  await page.getByRole('searchbox', { name: 'Search City' }).pressSequentially(lead.city)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: lead.city })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(button(`City: ${lead.city}`)).toBeVisible()
  await press(chip('Budget'))
  await page.getByRole('textbox', { name: 'In words' }).pressSequentially(`over ${lakhs} lakh`)
  await page.keyboard.press('Enter')
  await expect(button(/^Budget: ≥/)).toBeVisible()
  await press(button('Views'))
  await press(page.getByRole('menuitem', { name: 'Save as a view' }))
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('Mine, late, big')
  await page.keyboard.press('Enter')
  await expect(button('Views: Mine, late, big')).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(8)

  await expect(page.getByRole('status').filter({ hasText: /lead/ })).toContainText(String(total))
  await expect(page.getByText(leadName(lead)).first()).toBeVisible()
  const views = await call(server.url, leadListEndpoints.listViews, {}, session)
  const view = views.find(({ name }) => name === 'Mine, late, big')
  expect(view?.count).toBe(total)
  expect(new URLSearchParams(view?.query).get('is')).toBe('overdue')
  expect(new URLSearchParams(view?.query).get('assignee')).toBe('me')
  await call(server.url, leadListEndpoints.deleteView, { id: view?.id ?? '' }, session)
})
