import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'

/** As somebody has it who set the text of the browser to twice its size. */
async function inLargeText(page: Page): Promise<Page> {
  const own = await page.context().newPage()
  const session = await own.context().newCDPSession(own)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  return own
}

/** Texts of one row that stand on each other, and such that leave their row. */
const faultsOf = (rows: Locator) =>
  rows.evaluateAll((all) => {
    interface Place {
      node: Node
      words: string
      box: DOMRect
    }
    /** What of it can be seen: less than its box where something around it cuts it off. */
    const seen = (element: Element, { left, top, right, bottom }: DOMRect) => {
      let place = { left, top, right, bottom }
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const edge = around.getBoundingClientRect()
        place = {
          left: Math.max(place.left, edge.left),
          top: Math.max(place.top, edge.top),
          right: Math.min(place.right, edge.right),
          bottom: Math.min(place.bottom, edge.bottom),
        }
      }
      return new DOMRect(place.left, place.top, place.right - place.left, place.bottom - place.top)
    }
    const textsOf = (row: Element): Place[] => {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      const found: Place[] = []
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement
        const words = walker.currentNode.textContent?.trim()
        if (!element || !words || getComputedStyle(element).position === 'absolute') continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        for (const line of range.getClientRects())
          found.push({ node: walker.currentNode, words, box: seen(element, line) })
      }
      return found.filter(({ box }) => box.width > 2 && box.height > 2)
    }
    const lie = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6

    return all.slice(0, 12).flatMap((row) => {
      // What stays in place while the rest is pushed below it covers it on purpose.
      const pinned = [...row.children].filter((cell) => getComputedStyle(cell).position === 'sticky')
      const parts = pinned.length > 0 ? [...row.children] : [row]
      const edge = row.getBoundingClientRect()
      return parts.flatMap((part) => {
        const texts = textsOf(part)
        const outside = texts.filter(({ box }) => box.top < edge.top - 6 || box.bottom > edge.bottom + 6)
        const onEachOther = texts.flatMap((one, index) =>
          texts
            .slice(index + 1)
            .filter((other) => other.node !== one.node && lie(one.box, other.box))
            .map((other) => `"${one.words}" on "${other.words}"`),
        )
        return [...outside.map(({ words }) => `"${words}" outside its row`), ...onEachOther]
      })
    })
  })

async function expectReadable(page: Page, rows: Locator) {
  await expect(rows.first()).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  expect(await faultsOf(rows)).toEqual([])
}

const places = [
  { address: '/admin/', rows: (page: Page) => page.getByRole('main').getByRole('listitem') },
  {
    address: '/lms/',
    rows: (page: Page) => leadList(page).rows.or(leadList(page).cards),
  },
  { address: '/leads/pipeline', rows: (page: Page) => page.getByRole('article') },
  {
    address: '/my-profile/myprofile/accesspanel',
    rows: (page: Page) => page.getByRole('main').locator('tbody tr, li'),
  },
  {
    address: '/leads/lead-management-settings/status',
    rows: (page: Page) => page.getByRole('main').locator('tbody tr, li'),
  },
]

for (const device of ['', ' @phone'])
  test(`Use 12 with text of twice the size no text of a row stands on another${device}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('owner', '/admin/')
    const own = await inLargeText(page)
    for (const { address, rows } of places) {
      await own.goto(address)
      await expectReadable(own, rows(own))
      if (device)
        expect(
          await own.evaluate(() => document.documentElement.scrollWidth),
          `${address} is not pushed sideways`,
        ).toBeLessThanOrEqual(390)
    }
  })
