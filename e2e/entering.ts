import type { Page } from '@playwright/test'
import { isWalked } from './walk'
import type { Session } from './wire'

/** The smallest thing that a server has: its storage is that of the product. */
const threshold = '/icon.svg'

/** The product is left, and the browser forgets who was there. */
export async function clearStorage(page: Page, base: string): Promise<void> {
  const { href } = new URL(threshold, base)
  // A step back that the page has still under way ends the first try.
  await page.goto(href).catch(() => page.goto(href))
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Opens an address for somebody who has signed in before, in every tab; whoever signs out stays out. */
export async function enter(page: Page, base: string, session: Session, address: string): Promise<void> {
  if (page.url().startsWith(base) && (await isWalked(page, address, session))) return
  await clearStorage(page, base)
  await page.evaluate(({ token, userId }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userId', userId)
  }, session)
  await page.goto(new URL(address, base).href)
}
