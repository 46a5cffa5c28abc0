import type { Page } from '@playwright/test'

/** Outside the frame of the product, and with nothing of its own to load. */
const between = '/terms'

/**
 * From screen to screen as people go: by the product's own router, over a page without anything in it, so that nothing
 * is loaded twice. No when something that the last screen left (a dialog, a message, a question) stays in the way.
 */
export const isWalked = (page: Page, address: string): Promise<boolean> =>
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
