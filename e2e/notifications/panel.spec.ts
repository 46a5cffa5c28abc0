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

/**
 * Follow-ups of the demo fall due at any minute, and then bells ring by themselves: what counts is that every bell
 * says what the server says, and that it is at least so many.
 */
const expectBells = (pages: Page[], url: string, session: Session, least: number) =>
  expect
    .poll(async () => {
      const known = await unreadOf(url, session)
      const shown = await Promise.all(pages.map((page) => notifications(page).unread()))
      return known >= least && shown.every((count) => count === known) ? 'all the same' : { known, shown }
    })
    .toBe('all the same')

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
  await expectBells(all, server.url, me, before)

  await tell(server.url, sender, me, 'The <b>Kulkarni</b> keys are at the desk')
  await expectBells(all, server.url, me, before + 1)
  await tell(server.url, sender, me, 'Please call the plumber')
  await expectBells(all, server.url, me, before + 2)

  const { bell, row, rows, markAsReads } = notifications(otherBrowser)
  await bell.click()
  await expect(row('Please call the plumber')).toContainText('Unread')
  await expect(row('Please call the plumber')).toContainText('1 min ago')
  await expect(row('keys are at the desk').locator('strong')).toHaveText('Kulkarni')
  const texts = (await rows.allTextContents()).join()
  expect(texts.indexOf('plumber')).toBeLessThan(texts.indexOf('Kulkarni'))
  await markAsReads.click()
  for (const text of ['Please call the plumber', 'keys are at the desk'])
    await expect(row(text)).not.toContainText('Unread')
  expect(await unreadOf(server.url, me)).toBeLessThan(before + 2)
  await expectBells(all, server.url, me, 0)
  await elsewhere.close()
})

test('T-007 an open panel shows what comes in', async ({ page, enterAs, server, sessionOf }) => {
  const { rows, row, none } = await openPanel(page, enterAs, 'sales3')
  await expect(rows.first().or(none)).toBeVisible()
  await tell(server.url, await sessionOf('sales1'), await sessionOf('sales3'), 'Come to the desk')
  await expect(row('Come to the desk')).toBeVisible()
})

test('T-012 a click marks it read and opens the exact thing', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const me = await sessionOf('sales5')
  await tell(server.url, await sessionOf('admin'), me, 'See <b>Rao</b>', '/lms/?search=Rao')
  const { row, bell, panel } = await openPanel(page, enterAs, 'sales5')
  await expect(row('See Rao')).toContainText('Unread')
  await row('See Rao').getByRole('link').click()
  await expect(page).toHaveURL('/lms/?search=Rao')
  await expect(panel).toBeHidden()
  await expectBells([page], server.url, me, 0)
  await bell.click()
  await expect(row('See Rao')).not.toContainText('Unread')
})

test('T-011 T-018 tabs and search narrow the list', async ({ page, enterAs, server, sessionOf }) => {
  const [sender, me] = [await sessionOf('sales1'), await sessionOf('admin')]
  await tell(server.url, sender, me, 'The <b>oak samples</b> have come')
  const query = { tab: 'all', search: 'oak samples', limit: 1, skip: 0 } as const
  const [known] = await call(server.url, notificationEndpoints.list, query, me)
  await call(server.url, notificationEndpoints.read, { ids: [known?.id ?? ''] }, me)
  await tell(server.url, sender, me, 'The <b>plumber</b> waits downstairs')

  const { rows, row, tab, search, none } = await openPanel(page, enterAs, 'admin')
  const [read, unread, aboutOthers] = [row('oak samples'), row('plumber'), row(/ marked (?!your)/)]
  await expect(read).toBeVisible()
  await expect(aboutOthers.first()).toBeVisible()
  await tab('Unread').click()
  await expect(tab('Unread')).toHaveAttribute('aria-selected', 'true')
  await expect(read).toBeHidden()
  await expect(unread).toBeVisible()
  await expect(rows.filter({ hasNotText: 'Unread' })).toHaveCount(0)
  await tab('Assigned to').click()
  await expect(read).toBeVisible()
  await expect(unread).toBeVisible()
  await expect(aboutOthers).toHaveCount(0)
  await tab('All').click()
  await expect(aboutOthers.first()).toBeVisible()
  await search.fill('nobody has this name')
  await expect(none).toBeVisible()
  await search.fill('oak samples')
  await expect(rows).toHaveCount(1)
  await expect(read).toBeVisible()
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
  await rows.locator('a[href*="/lead-full-details/"]').first().focus()
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
