import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'

/** How far the ink of the first words stands out of the row, and of whatever cuts it off. */
const standingOut = (row: Locator, words: string) =>
  row.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() && !walker.currentNode.textContent?.includes(wanted));
    const holder = walker.currentNode.parentElement
    const pen = document.createElement('canvas').getContext('2d')
    if (!holder || !pen) throw new Error('nothing to measure')
    const { font } = getComputedStyle(holder)
    pen.font = font
    const ink = pen.measureText(wanted)
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const baseline = range.getBoundingClientRect().top + ink.fontBoundingBoxAscent
    const top = baseline - ink.actualBoundingBoxAscent
    const bottom = baseline + ink.actualBoundingBoxDescent
    const faults: string[] = []
    for (let around: Element | null = holder; around; around = around.parentElement) {
      const isRow = around === element
      if (!isRow && getComputedStyle(around).overflowY === 'visible') continue
      const edge = around.getBoundingClientRect()
      const out = Math.max(edge.top - top, bottom - edge.bottom)
      if (out > 0.5) faults.push(`${out.toFixed(1)} px out of ${isRow ? 'the row' : around.tagName}`)
      if (isRow) break
    }
    return faults
  }, words)

/** A name ends where its column, or its card, does. */
const isWithin = (name: Locator) =>
  name.evaluate((element) => {
    const around = element.closest('[role="cell"], article')?.getBoundingClientRect()
    return around !== undefined && element.getBoundingClientRect().right <= around.right
  })

for (const device of ['', ' @phone'])
  test(`Use 21 names in Devanagari and Tamil are not cut and stay in their row${device}`, async ({
    page,
    enterAs,
  }) => {
    for (const name of ['अनिकेत', 'கார்த்திகேயன்']) {
      await enterAs('owner', `/lms/?search=${encodeURIComponent(name)}`)
      const list = leadList(page)
      const row = list.rows.or(list.cards).filter({ hasText: name }).first()
      await expect(row).toBeVisible()
      await expect.poll(() => standingOut(row, name)).toEqual([])
      await expect.poll(() => isWithin(row.getByText(name).first())).toBe(true)
    }
  })

test('Use 8 the budget is in sight at 1440 px, beside the stage that stays', async ({ page, enterAs }) => {
  await enterAs('owner', '/lms/')
  const { rows, header } = leadList(page)
  await expect(rows.first()).toBeVisible()
  const [budget, stage] = [await header('Budget').boundingBox(), await header('Stage').boundingBox()]
  expect((budget?.x ?? Number.NaN) + (budget?.width ?? Number.NaN)).toBeLessThanOrEqual(stage?.x ?? 0)
})
