import type { DemoKey } from '@foyer/contract/accounts/demo'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'
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
type Size = (typeof sizes)[number]

/** Nothing out of reach, nothing too wide. */
async function look(page: Page, { only }: Screen, { scheme, viewport }: Size) {
  await inScheme(page, scheme)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page, viewport.width)
  if (!only) return
  await inScheme(page, scheme === 'dark' ? 'light' : 'dark')
  await expectAccessible(page, ['color-contrast'])
}

/** On a page of its own: what is prepared for it, or goes wrong on it, meets no other screen. */
const lookApart = (title: string, screen: Screen, size: Size) =>
  test(title, async ({ page, enterAs, browserConsole }) => {
    const { who, address, before, reach, complaint } = screen
    if (complaint) browserConsole.expect(complaint)
    await before?.(page)
    await (who ? enterAs(who, address) : page.goto(address))
    await reach(page)
    await look(page, screen, size)
  })

const lookInPassing = (title: string, screen: Screen, size: Size) =>
  test(
    title,
    async ({ walker, sessionOf, server, isMobile, hasTouch, locale, timezoneId, contextOptions }) => {
      const { who, address, reach } = screen
      const { scheme: colorScheme, viewport } = size
      const session = who && (await sessionOf(who))
      const device = { viewport, colorScheme, isMobile, hasTouch, locale, timezoneId, ...contextOptions }
      const page = await walker.open(address, { session, options: { ...device, baseURL: server.url } })
      await reach(page)
      await look(page, screen, size)
      expect(walker.complaints(), 'complaints of the browser').toEqual([])
    },
  )

/**
 * Two tests for each screen: wide in light, and as narrow as a phone gets in the dark. What differs by size is seen
 * once, and so is what differs by colour.
 */
export function lookAt(screens: Screen[]) {
  for (const size of sizes)
    test.describe(() => {
      test.use({ viewport: size.viewport, colorScheme: size.scheme })
      for (const screen of screens)
        if (!screen.only || screen.only === size.size) {
          const title = `${screen.name} reads well ${size.size === 'phone' ? 'in the dark @phone' : 'in light'}`
          const isApart = screen.before || screen.complaint || !screen.who
          if (isApart) lookApart(title, screen, size)
          else lookInPassing(title, screen, size)
        }
    })
}
