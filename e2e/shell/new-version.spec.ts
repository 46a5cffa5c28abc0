import { buildHeader } from '@foyer/contract/kit/envelope'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { liveEventsPath } from '@foyer/contract/live/events'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { leadForm } from '../pages/lead-form'

/** How often the page itself is loaded from here on. */
function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

const isScript = (url: URL) => url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js')

/** A document of its own, which has loaded nothing but this page. */
async function load(page: Page, enterAs: (key: 'sales1', address: string) => Promise<void>, address: string) {
  await enterAs('sales1', address)
  await page.goto(address)
  await expect(frame(page).title).toBeVisible()
}

test('ADR-104 a page older than the server loads itself again once with the next page, and what was typed in Add Lead is kept', async ({
  page,
  enterAs,
}) => {
  await load(page, enterAs, '/admin/')
  await frame(page).place('Leads').click()
  await page.getByRole('button', { name: 'Add Lead', exact: true }).click()
  const form = leadForm(page, 'Add Lead')
  await form.field('First Name').fill('Meenakshi')

  const loads = countLoads(page)
  await page.route(
    ({ pathname }) => pathname !== liveEventsPath,
    async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), [buildHeader]: 'newer' } })
    },
  )
  const isTold = page.waitForResponse((response) => response.headers()[buildHeader] === 'newer')
  await page.goBack()
  await expect(form.dialog).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('Asha')
  await isTold
  expect(loads()).toBe(0)

  await frame(page).place('Home').click()
  await expect.poll(loads).toBe(1)
  await expect(page).toHaveURL('/admin/')
  await frame(page).place('Leads').click()
  await page.getByRole('button', { name: 'Add Lead', exact: true }).click()
  await expect(form.field('First Name')).toHaveValue('Meenakshi')
  expect(loads()).toBe(1)
})

test('ADR-104 a file that a newer version took away is got by loading the page again, once', async ({
  page,
  enterAs,
  browserConsole,
}) => {
  browserConsole.expect(/404/)
  await load(page, enterAs, '/admin/')
  const loads = countLoads(page)
  const gone: string[] = []
  await page.route(isScript, (route) => {
    if (loads() > 0) return route.continue()
    gone.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await frame(page).place('Tasks').click()
  await expect(frame(page).title).toHaveText('My Tasks')
  await expect(page).toHaveURL('/timeline/my-task/')
  expect(gone).not.toEqual([])
  expect(loads()).toBe(1)
})

test('ADR-104 a file that stays away is told, and the page is not loaded again and again', async ({
  page,
  enterAs,
  browserConsole,
}) => {
  browserConsole.expect(/404|Failed to fetch dynamically imported module|preload/)
  await load(page, enterAs, '/admin/')
  const loads = countLoads(page)
  const gone = new Set<string>()
  await page.route(isScript, (route) => {
    const url = route.request().url()
    if (loads() === 0) gone.add(url)
    return gone.has(url) ? route.fulfill({ status: 404 }) : route.continue()
  })
  await frame(page).place('Tasks').click()
  await expect(page.getByText(screenTexts.pageFailed)).toBeVisible()
  expect(loads()).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: screenTexts.tryAgain }).click()
  await expect(frame(page).title).toHaveText('My Tasks')
})
