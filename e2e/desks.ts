import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Device } from './devices'
import { clearStorage } from './entering'
import { keepTold } from './told'
import { isWalkedOut } from './walk'

/** Where somebody works: one page, used by one journey after the other. */
export interface Desk {
  context: BrowserContext
  page: Page
}

/** Colours and movements as a journey finds them. */
const usual = { colorScheme: 'light', reducedMotion: 'reduce' } as const
const ofPage = ['request', 'response', 'requestfinished', 'requestfailed', 'dialog'] as const

/**
 * The desks of a worker, one for each device. A new page has to start a process and read the whole product again,
 * which costs five times as much as going on in a page where it runs.
 */
export class Desks {
  readonly #known = new Map<Device, Desk>()

  async at(device: Device, browser: Browser): Promise<Desk> {
    const desk = this.#known.get(device) ?? (await newDesk(device, browser))
    this.#known.set(device, desk)
    return desk
  }

  async close(): Promise<void> {
    for (const { context } of this.#known.values()) await context.close()
  }
}

async function newDesk(device: Device, browser: Browser): Promise<Desk> {
  const context = await browser.newContext({ ...device, ...usual, serviceWorkers: 'block' })
  await keepTold(context)
  return { context, page: await context.newPage() }
}

/** The next one finds nothing of what a journey did here; the product that it has loaded may stay. */
export async function tidy({ context, page }: Desk, { viewport }: Device, base: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of ofPage) page.removeAllListeners(event)
  await page.emulateMedia({ ...usual, media: null })
  await page.setViewportSize(viewport)
  await page.mouse.move(-1, -1)
  if (!page.url().startsWith(base) || !(await isWalkedOut(page))) await clearStorage(page, base)
}
