import type { DemoKey } from '@foyer/contract/accounts/demo'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { notifications } from '../pages/notifications'
import { call, refuseCalls, type Session } from '../wire'

const unreadOf = (url: string, session: Session) => call(url, notificationEndpoints.unread, {}, session)

/** A colleague tells somebody something. */
const tell = (url: string, from: Session, to: Session, text: string, link = '/lms/') =>
  call(
    url,
    notificationEndpoints.send,
    {
      kind: 'bell-to-people',
      text,
      feature: 'LMS',
      link,
      recipientIds: [to.userId],
      projectName: undefined,
    },
    from,
  )

type EnterAs = (key: DemoKey, address: string, page?: Page) => Promise<void>
const openPanel = async (page: Page, enterAs: EnterAs, key: DemoKey, address = '/admin/') => {
  await enterAs(key, address)
  const parts = notifications(page)
  await parts.bell.click()
  await expect(parts.panel).toBeVisible()
  return parts
}

test('T-007 T-013 the count is live, and the same in every tab and browser', async ({
  page,
  context,
  browser,
  enterAs,
  server,
  sessionOf,
}) => {
  const [sender, me] = [await sessionOf('sales1'), await sessionOf('sales4')]
  const before = await unreadOf(server.url, me)
  await enterAs('sales4', '/admin/')
  const secondTab = await context.newPage()
  await secondTab.goto('/lms/')
  const elsewhere: BrowserContext = await browser.newContext({ baseURL: server.url })
  const otherBrowser = await elsewhere.newPage()
  await enterAs('sales4', '/admin/', otherBrowser)
  const all = [page, secondTab, otherBrowser]
  for (const one of all) await expect(notifications(one).bellWith(before)).toBeVisible()

  await tell(server.url, sender, me, 'The <b>Kulkarni</b> keys are at the desk')
  for (const one of all) await expect(notifications(one).bellWith(before + 1)).toBeVisible()
  await tell(server.url, sender, me, 'Please call the plumber')
  for (const one of all) await expect(notifications(one).bellWith(before + 2)).toBeVisible()

  const { bell, rows, markAsReads } = notifications(otherBrowser)
  await bell.click()
  await expect(rows.first()).toContainText('Please call the plumber')
  await expect(rows.nth(1).locator('strong')).toHaveText('Kulkarni')
  await expect(rows.first()).toContainText('1 min ago')
  await markAsReads.click()
  for (const one of all) await expect(notifications(one).bellWith(0)).toBeVisible()
  await elsewhere.close()
})

test('T-007 an open panel shows what comes in', async ({ page, enterAs, server, sessionOf }) => {
  const { rows, none } = await openPanel(page, enterAs, 'sales3')
  await expect(rows.first().or(none)).toBeVisible()
  await tell(server.url, await sessionOf('sales1'), await sessionOf('sales3'), 'Come to the desk')
  await expect(rows.first()).toContainText('Come to the desk')
})

test('T-012 a click marks it read and opens the exact thing', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const me = await sessionOf('sales5')
  await tell(server.url, await sessionOf('admin'), me, 'See <b>Rao</b>', '/lms/?search=Rao')
  const before = await unreadOf(server.url, me)
  const { row, bellWith, panel } = await openPanel(page, enterAs, 'sales5')
  await expect(row('See Rao')).toContainText('Unread')
  await row('See Rao').getByRole('link').click()
  await expect(page).toHaveURL('/lms/?search=Rao')
  await expect(panel).toBeHidden()
  await expect(bellWith(before - 1)).toBeVisible()
})

test('T-011 T-018 tabs and search narrow the list', async ({ page, enterAs }) => {
  const { rows, tab, search, none } = await openPanel(page, enterAs, 'sales2')
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()
  await tab('Unread').click()
  await expect(tab('Unread')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => rows.count()).toBeLessThan(all)
  for (const text of await rows.allTextContents()) expect(text).toContain('Unread')
  await tab('Assigned to').click()
  await expect(rows.first()).toContainText('you')
  await tab('All').click()
  await expect(rows).toHaveCount(all)
  const name = (await rows.locator('strong').first().textContent()) ?? ''
  await search.fill('nobody has this name')
  await expect(none).toBeVisible()
  await search.fill(name)
  await expect(rows.first()).toContainText(name)
  for (const text of await rows.allTextContents()) expect(text).toContain(name)
})

test('T-014 more are loaded, forty at a time', async ({ page, enterAs, server, sessionOf }) => {
  const [sender, me] = [await sessionOf('sales1'), await sessionOf('admin')]
  for (let number = 1; number <= 45; number++) await tell(server.url, sender, me, `Number ${number}`)
  const { rows, loadMore } = await openPanel(page, enterAs, 'admin')
  await expect(rows).toHaveCount(40)
  await loadMore.click()
  await expect.poll(() => rows.count()).toBeGreaterThan(40)
})

test('T-015 says when there is none', async ({ page, enterAs }) => {
  const { none } = await openPanel(page, enterAs, 'other')
  await expect(none).toBeVisible()
})

test('T-019 says when they cannot be loaded, and tries again', async ({ page, enterAs, browserConsole }) => {
  browserConsole.expect(/Something went wrong|status of 400/)
  const letPass = await refuseCalls(page, notificationEndpoints.list)
  const { failed, rows } = await openPanel(page, enterAs, 'owner')
  await expect(failed).toBeVisible()
  await letPass()
  // News on the live line may read the list anew before the button is pressed.
  await Promise.race([failed.getByRole('button', { name: 'Try again' }).click(), rows.first().waitFor()])
  await expect(rows.first()).toBeVisible()
})

test('T-012 works by keyboard alone', async ({ page, enterAs }) => {
  await enterAs('owner', '/admin/')
  const { bell, panel, rows, tab } = notifications(page)
  await bell.focus()
  await page.keyboard.press('Enter')
  await expect(rows.first()).toBeVisible()
  await tab('All').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Unread')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
  await page.keyboard.press('Enter')
  await rows.first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/leads\/lead-full-details\//)
})

test('T-007 the panel fills a phone @phone', async ({ page, enterAs }) => {
  const { panel, rows, close, bell } = await openPanel(page, enterAs, 'owner', '/lms/')
  await expect(rows.first()).toBeVisible()
  const box = await panel.boundingBox()
  const { x, width, height } = box ?? { x: 1, width: 0, height: 0 }
  expect([x, width, Math.round(height)]).toEqual([0, 390, 844])
  await close.click()
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
})
