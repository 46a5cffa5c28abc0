import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { anItem, givenQuotation, projectsOf } from './given'

const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible()

/** What a person does in a row; the longest task of it in milliseconds, 0 where none took over 50. */
async function editRow(page: Page, name: string): Promise<number> {
  await page.evaluate(() => {
    const seen = window as Window & { longest?: number }
    seen.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest ?? 0, duration)
    }).observe({ type: 'longtask' })
  })
  await page.getByText(name, { exact: true }).click()
  await page.keyboard.type(`Sliding ${name}`, { delay: 20 })
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.type('126', { delay: 20 })
  await page.keyboard.press('Tab')
  await page.keyboard.type('2450.50', { delay: 20 })
  for (const key of ['Enter', 'ArrowDown', 'Control+d', 'Control+z', 'Alt+ArrowDown', 'Control+Delete'])
    await page.keyboard.press(key)
  await saved(page)
  return page.evaluate(() => (window as Window & { longest?: number }).longest ?? 0)
}

test('500 items are edited without a task over 50 ms', async ({ page, server, enterAs, sessionOf }) => {
  const session = await sessionOf('owner')
  const [, , , projectId = ''] = await projectsOf(server.url, session)
  const sections = Array.from({ length: 10 }, (_, room) =>
    Array.from({ length: 50 }, (_, at) => anItem({ name: `Item ${room}-${at}`, quantity: (at + 1) * 1000 })),
  )
  const id = await givenQuotation(server.url, session, { projectId, sections })
  await enterAs('owner', `/quotation/${projectId}/${id}`)
  await expect(page.getByText('Item 9-49')).toBeAttached()
  // On a machine that is busy with something else a task is held up now and then: what takes long by itself does so each time.
  let longest = Number.POSITIVE_INFINITY
  for (let round = 0; round < 6 && longest > 0; round += 1)
    longest = Math.min(longest, await editRow(page, `Item ${round}-3`))
  expect(longest).toBe(0)
})
