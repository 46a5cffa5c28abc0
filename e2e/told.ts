import { type BrowserContext, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    told?: string[]
  }
}

/** A message above the page goes by itself, on a busy machine before anybody looks: what was shown is kept. */
export const keepTold = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const told: string[] = []
    window.told = told
    const isShown = (node: HTMLElement) =>
      node.checkVisibility({ visibilityProperty: true }) && node.offsetWidth > 0 && node.offsetHeight > 0
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('[role="status"]'))
          for (const node of addedNodes)
            if (node instanceof HTMLElement && isShown(node))
              told.push((node.querySelector('p') ?? node).textContent ?? '')
    }).observe(document, { subtree: true, childList: true })
  })

/** Word for word, and each message counts once. */
export const expectTold = (page: Page, words: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate((wanted) => {
          const place = window.told?.indexOf(wanted) ?? -1
          return place >= 0 && window.told?.splice(0, place + 1) !== undefined
        }, words),
      { message: `“${words}” is said` },
    )
    .toBe(true)
