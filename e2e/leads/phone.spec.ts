import { addDays, todayIn } from '@foyer/contract/kit/dates'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { previewPanel } from '../pages/preview'
import { leadsOf, workOn } from '../wire'

const sizes = [
  { width: 390, height: 844, leads: 5 },
  { width: 360, height: 740, leads: 4 },
]

/** Wholly in sight, above the bar with the places. */
const inSight = (page: Page, what: string) =>
  page.evaluate((selector) => {
    const bars = [...document.querySelectorAll('nav')].filter(
      (nav) => getComputedStyle(nav).position === 'fixed',
    )
    const foot = Math.min(window.innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top))
    const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => top >= 0 && bottom <= foot + 0.5).length
  }, what)

/** How far the page has moved by itself since it was opened. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { moved: number }
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved)

test('Use 2 a phone shows five leads at once, its heads fold while one scrolls down and come back on the way up @phone', async ({
  page,
  enterAs,
}) => {
  await watchShift(page)
  const { cards } = leadList(page)
  for (const { leads, ...viewport } of sizes) {
    await page.setViewportSize(viewport)
    await enterAs('sales1', '/lms/')
    // As it is opened cold; who enters may have come from another page.
    await page.reload()
    await expect(cards.first()).toBeVisible()
    await expect.poll(() => inSight(page, '[data-lead]')).toBeGreaterThanOrEqual(leads)
    expect(await moved(page)).toBeLessThan(0.05)
  }
  const filters = page.getByRole('button', { name: /^Filters/ })
  const bell = page.getByRole('button', { name: /^Notifications/ })
  const scroll = (by: number) => page.evaluate((y) => window.scrollBy(0, y), by)
  await expect(bell).toBeInViewport()
  await scroll(900)
  await scroll(60)
  await expect(filters).not.toBeInViewport()
  await expect(bell).not.toBeInViewport()
  await scroll(-60)
  await expect(filters).toBeInViewport()
  await expect(bell).toBeInViewport()
  // The keyboard brings back what it goes to.
  await scroll(80)
  await expect(filters).not.toBeInViewport()
  await filters.focus()
  await page.keyboard.press('Shift')
  await expect(filters).toBeInViewport()
  expect(await moved(page)).toBeLessThan(0.05)
})

test('Use 2 My Day on a phone shows eight rows at once, with the call and the chat in each @phone', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf('other')
  const { rows } = await leadsOf(server.url, session)
  const open = rows
    .filter(({ stage, assignee, phone }) => stage.kind === 'open' && assignee && phone)
    .slice(0, 12)
  const today = todayIn('Asia/Kolkata', new Date())
  for (const [place, lead] of open.entries())
    await workOn(server.url, session, lead.id, {
      assigneeId: session.userId,
      followUp: { on: place < 9 ? today : addDays(today, 1), time: '23:30', kind: 'call' },
    })
  await watchShift(page)
  await enterAs('other', '/admin/')
  await page.reload()
  const row = page.getByRole('region', { name: 'Today' }).getByRole('listitem').first()
  await expect(row).toBeVisible()
  const greeting = page.getByRole('heading', { level: 1 })
  await greeting.evaluate((heading) => heading.scrollIntoView({ block: 'end' }))
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => inSight(page, 'section[aria-label] li')).toBeGreaterThanOrEqual(8)
  expect(await moved(page)).toBeLessThan(0.05)
  await expect(row.getByRole('link', { name: /^Call/ })).toBeVisible()
  const done = row.getByRole('button', { name: /^Mark the follow-up/ })
  await expect(done).toBeHidden()
  await row.getByRole('button', { name: /^More for/ }).tap()
  await expect(done).toBeVisible()
  await expect(row.getByRole('link', { name: /^Call/ })).toBeHidden()
  for (const lead of open)
    await workOn(server.url, session, lead.id, { assigneeId: lead.assignee?.id, followUp: null })
})

test('Use 14 ten leads are looked through in eleven taps, and one is back at the last of them @phone', async ({
  page,
  enterAs,
}) => {
  await enterAs('sales1', '/lms/')
  const { cards } = leadList(page)
  const { panel, name, button } = previewPanel(page)
  let taps = 0
  const tap = async (on: ReturnType<typeof button>) => {
    taps += 1
    await on.tap()
  }
  await tap(cards.locator('[data-opens-lead]').first())
  const seen = new Set<string>()
  for (let count = 1; count <= 10; count += 1) {
    await expect.poll(async () => seen.has((await name.textContent()) ?? '')).toBe(false)
    seen.add((await name.textContent()) ?? '')
    if (count < 10) await tap(button('Next lead'))
  }
  await tap(button('Close Preview'))
  await expect(panel).toBeHidden()
  expect(seen.size).toBe(10)
  expect(taps).toBeLessThanOrEqual(20)
  const last = page.locator('[data-seen]')
  await expect(last).toContainText([...seen].at(-1) ?? '')
  await expect(last).toBeInViewport()
})
