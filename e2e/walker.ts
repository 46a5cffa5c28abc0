import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type ConsoleWatch, watchConsole } from './console-watch'
import { entering } from './entering'
import type { Session } from './wire'

export interface Look {
  session: Session | undefined
  options: BrowserContextOptions
}

/** Outside the frame of the product, and with nothing of its own to load. */
const between = '/terms'

/**
 * Somebody who walks from screen to screen, as people do: the product is loaded once for all screens that one person
 * looks at on one device. Whatever a screen leaves behind (a dialog, a message, a question) is left by loading anew.
 */
export class Walker {
  #key = ''
  #page: Page | undefined
  #console: ConsoleWatch | undefined

  constructor(private readonly browser: Browser) {}

  async open(address: string, { session, options }: Look): Promise<Page> {
    const key = JSON.stringify([session?.token, options])
    const page = this.#page
    if (page && key === this.#key && (await isWalked(page, address))) return page
    if (page && key === this.#key) {
      await page.goto(address)
      return page
    }
    await this.end()
    const context = await this.browser.newContext(options)
    this.#console = watchConsole(context)
    if (session) await entering(context, session)
    this.#page = await context.newPage()
    this.#key = key
    await this.#page.goto(address)
    return this.#page
  }

  /** What the browser has complained of since the last time. */
  complaints(): string[] {
    return this.#console?.take() ?? []
  }

  async end(): Promise<void> {
    await this.#page?.context().close()
    this.#page = undefined
  }
}

/** By the product's own router, over a page without anything in it; no when something stays in the way. */
const isWalked = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    async ([neutral, wanted]) => {
      const step = (to: string) => {
        history.pushState({ usr: null, key: to, idx: (history.state?.idx ?? 0) + 1 }, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      }
      const until = async (isThere: () => boolean) => {
        for (let frames = 0; frames < 60 && !isThere(); frames++)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        return isThere()
      }
      for (const name of Object.keys(localStorage))
        if (name !== 'token' && name !== 'userId' && name !== 'entered') localStorage.removeItem(name)
      const left = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-kind]'
      step(neutral)
      const isOut = await until(
        () => document.title.startsWith('Terms') && document.querySelector(left) === null,
      )
      if (!isOut || location.pathname !== neutral) return false
      step(wanted)
      return true
    },
    [between, address] as const,
  )
