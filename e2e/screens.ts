import type { DemoKey } from '@foyer/contract/accounts/demo'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

export interface Screen {
  name: string
  /** Who looks at it; nobody is signed in where it is left out. */
  who?: DemoKey
  address: string
  /** What has to be so before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** From the opened page to the state that is looked at. */
  reach: (page: Page) => Promise<unknown>
  /** What the browser complains of on the way. */
  complaint?: RegExp
  only?: 'desktop' | 'phone'
}

const narrowest = 360

/** A finger of a phone may not push the page sideways. */
async function expectNoSidewaysScroll(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** Colours that are still on their way would be measured as they pass. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map((one) => one.finished))
  })

async function inScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  await settle(page)
}

/** One test for each screen and size: light and dark, nothing out of reach, nothing too wide. */
export function lookAt(screens: Screen[]) {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const size of ['desktop', 'phone'] as const)
    for (const { name, who, address, before, reach, complaint, only } of screens)
      if (!only || only === size)
        test(`${name} reads well in light and dark${size === 'phone' ? ' @phone' : ''}`, async ({
          page,
          enterAs,
          expectAccessible,
          browserConsole,
        }) => {
          if (complaint) browserConsole.expect(complaint)
          await before?.(page)
          await (who ? enterAs(who, address) : page.goto(address))
          await reach(page)
          await inScheme(page, 'light')
          await expectAccessible()
          await inScheme(page, 'dark')
          // Only the colours are others in the dark.
          await expectAccessible(page, ['color-contrast'])
          const { width = 0, height = 0 } = page.viewportSize() ?? {}
          await expectNoSidewaysScroll(page, width)
          if (size === 'desktop') return
          await page.setViewportSize({ width: narrowest, height })
          await settle(page)
          await expectNoSidewaysScroll(page, narrowest)
        })
}
