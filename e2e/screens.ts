import type { DemoKey } from '@foyer/contract/accounts/demo'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { clearStorage, enter } from './entering'
import { expect, test } from './fixtures'
import { isWalked } from './walk'

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
  /** What is new on it, where the rest is a screen of its own. */
  part?: (page: Page) => Locator
  /** A dialog or a message is the same at every size: one look is enough, in one of the schemes. */
  only?: 'wide' | 'narrow'
}

/** Colours that are still on their way would be measured as they pass. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map((one) => one.finished))
  })

async function inScheme(page: Page, colorScheme: Scheme) {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  await settle(page)
}

const sizes = [
  { size: 'wide', scheme: 'light', viewport: { width: 1440, height: 900 } },
  { size: 'narrow', scheme: 'dark', viewport: { width: 360, height: 780 } },
] as const
type Scheme = (typeof sizes)[number]['scheme']

/** Nothing out of reach, nothing too wide. */
async function look(page: Page, { part }: Screen, scheme: Scheme, width: number) {
  await inScheme(page, scheme)
  await expectAccessible(page, { part: part?.(page) })
  const shown = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(shown, 'a finger may not push the page sideways').toBeLessThanOrEqual(width)
}

/** One test walks through all screens of one person: first wide in light, then narrow in the dark. */
function walkThrough(who: DemoKey | undefined, screens: Screen[]) {
  const ids = screens.flatMap(({ name }) => name.match(/[A-Z]-\d{3}/g) ?? [])
  const names = screens.map(({ name }) => name.replaceAll(/[A-Z]-\d{3} /g, ''))
  test(
    [...ids, `${names.join(', ')}: each reads well for ${who ?? 'strangers'}`].join(' '),
    async ({ page, server, sessionOf, browserConsole }) => {
      test.setTimeout((screens.length + 1) * 60_000)
      const session = who && (await sessionOf(who))
      // What is prepared for a screen, or goes wrong on it, must not meet another one.
      let isIn = false
      const open = async ({ address, before }: Screen) => {
        if (isIn && !before && (await isWalked(page, address))) return
        await clearStorage(page, server.url)
        await before?.(page)
        await (session ? enter(page, server.url, session, address) : page.goto(address))
        isIn = !before
      }
      const faults: string[] = []
      // What is looked at once is in light and in the dark in turn: the colours themselves are proven by tokens.test.ts.
      const once = screens.filter(({ only }) => only)
      const schemeOf = (screen: Screen, scheme: Scheme): Scheme =>
        screen.only ? (once.indexOf(screen) % 2 === 0 ? 'light' : 'dark') : scheme
      for (const size of sizes) {
        await page.setViewportSize(size.viewport)
        await page.emulateMedia({ colorScheme: size.scheme })
        for (const screen of screens.filter(({ only }) => !only || only === size.size))
          await test.step(`${screen.name}, ${size.size}`, async () => {
            try {
              await open(screen)
              await screen.reach(page)
              await look(page, screen, schemeOf(screen, size.scheme), size.viewport.width)
            } catch (error) {
              faults.push(`${screen.name}, ${size.size}: ${error}`)
              isIn = false
            }
            await page.unrouteAll({ behavior: 'ignoreErrors' })
            const complaints = browserConsole.take().filter((one) => !screen.complaint?.test(one))
            faults.push(...complaints.map((one) => `${screen.name}, ${size.size}: ${one}`))
          })
      }
      expect(faults).toEqual([])
    },
  )
}

/**
 * States that no journey looks at. What differs by size is seen once, and so is what differs by colour: a screen wide
 * in light and as narrow as a phone gets in the dark.
 */
export function lookAt(screens: Screen[]) {
  const [apart, inPassing] = [screens.filter(({ before }) => before), screens.filter(({ before }) => !before)]
  for (const who of new Set(screens.map((screen) => screen.who)))
    walkThrough(
      who,
      [...inPassing, ...apart].filter((screen) => screen.who === who),
    )
}
