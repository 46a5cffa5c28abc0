import { type BrowserContext, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    told?: string[]
  }
}

/** A message above the page goes by itself, on a busy machine before anybody looks: what was said is kept. */
export const keepTold = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const told: string[] = []
    window.told = told
    const lists = '[role="status"], [role="alert"]'
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (addedNodes.length > 0 && target instanceof Element && target.matches(lists))
          for (const node of addedNodes) told.push(node.textContent ?? '')
    }).observe(document, { subtree: true, childList: true })
  })

/** Each message counts once. */
export const expectTold = (page: Page, words: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate((wanted) => {
          const place = window.told?.findIndex((said) => said.includes(wanted)) ?? -1
          return place >= 0 && window.told?.splice(0, place + 1) !== undefined
        }, words),
      { message: `“${words}” is said` },
    )
    .toBe(true)
