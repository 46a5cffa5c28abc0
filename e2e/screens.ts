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
  /** A dialog or a message is the same at every size: the narrow look is enough, in both schemes. */
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

const sizes = [
  { size: 'desktop', scheme: 'light', viewport: { width: 1440, height: 900 } },
  { size: 'phone', scheme: 'dark', viewport: { width: narrowest, height: 780 } },
] as const

/**
 * Two tests for each screen: wide in light, and as narrow as a phone gets in the dark. Nothing out of reach,
 * nothing too wide. What differs by size is seen once, and so is what differs by colour.
 */
export function lookAt(screens: Screen[]) {
  for (const { size, scheme, viewport } of sizes)
    test.describe(() => {
      test.use({ viewport, colorScheme: scheme })
      for (const { name, who, address, before, reach, complaint, only } of screens)
        if (!only || only === size)
          test(`${name} reads well ${size === 'phone' ? 'in the dark @phone' : 'in light'}`, async ({
            page,
            enterAs,
            expectAccessible,
            browserConsole,
          }) => {
            if (complaint) browserConsole.expect(complaint)
            await before?.(page)
            await (who ? enterAs(who, address) : page.goto(address))
            await reach(page)
            await inScheme(page, scheme)
            await expectAccessible()
            await expectNoSidewaysScroll(page, viewport.width)
            if (!only) return
            await inScheme(page, scheme === 'dark' ? 'light' : 'dark')
            await expectAccessible(page, ['color-contrast'])
          })
    })
}
