import type { DemoKey } from '@foyer/contract/accounts/demo'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'
import { notifications } from '../pages/notifications'
import { call, leadsOf, type Session } from '../wire'

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
  await expect.poll(() => unreadOf(server.url, me)).toBeLessThan(before + 2)
  await expectBells(all, server.url, me, 0)
  await elsewhere.close()
})

test('T-012 works by keyboard alone', async ({ page, enterAs, server, sessionOf }) => {
  const [sender, me] = [await sessionOf('sales1'), await sessionOf('owner')]
  // Nobody speaks of the last one: what is about the same lead would stand together.
  const lead = (await leadsOf(server.url, me)).rows.at(-1)
  await tell(server.url, sender, me, 'Please ring them', `/leads/lead-full-details/${lead?.id}`)
  await enterAs('owner', '/admin/')
  const { bell, panel, row, rows, tab } = notifications(page)
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
  await row('Please ring them').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/leads\/lead-full-details\//)
})

test('T-007 the panel fills a phone @phone', async ({ page, enterAs }) => {
  const { panel, rows, close, bell } = await openPanel(page, enterAs, 'owner', '/lms/')
  await expect(rows.first()).toBeVisible()
  await expect(async () => {
    const { x, width, height } = (await panel.boundingBox()) ?? { x: 1, width: 0, height: 0 }
    expect([x, width, Math.round(height)]).toEqual([0, 390, 844])
  }).toPass()
  await close.click()
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
})

test('T-007 Back closes the panel of a phone and leaves the page only then, however it was closed @phone', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/admin/')
  const { bell, panel, rows, close } = notifications(page)
  const entries = () => page.evaluate(() => (history.state as { sheets?: number } | null)?.sheets ?? 0)
  const openFromLeads = async () => {
    await frame(page).place('Leads').click()
    await bell.click()
    await expect(rows.first()).toBeVisible()
    await expect.poll(entries).toBe(1)
  }
  const expectClosed = async () => {
    await expect(panel).toBeHidden()
    await expect.poll(entries).toBe(0)
    await expect(page).toHaveURL('/lms/')
    await page.goBack()
    await expect(page).toHaveURL('/admin/')
  }

  await openFromLeads()
  await page.goBack()
  await expectClosed()

  await openFromLeads()
  await close.click()
  await expectClosed()

  await openFromLeads()
  await page.reload()
  await expectClosed()

  await openFromLeads()
  await rows.locator('a[href*="/lead-full-details/"]').first().click()
  await expect(page).toHaveURL(/\/leads\/lead-full-details\//)
  await page.goBack()
  await expectClosed()
})
