import type { Page } from '@playwright/test'
import type { Session } from './wire'

/** Outside the frame of the product, and with nothing of its own to load. */
const between = '/terms'

interface Walk {
  /** None to stay between the screens. */
  to?: string
  /** Who is there from now on; nobody when null. As after a sign-in in another tab, nothing that was read before is kept. */
  who?: Session | null
}

/** No when the product is not there, or something that the last screen left in its storage or before it stays. */
const walk = (page: Page, { to, who }: Walk): Promise<boolean> =>
  page.evaluate(
    async ([neutral, wanted, newcomer]) => {
      if (!location.protocol.startsWith('http')) return false
      const choices = ['mantine-color-scheme-value']
      const hasLeft = sessionStorage.length > 0 || choices.some((name) => localStorage.getItem(name) !== null)
      if (hasLeft || !document.getElementById('root')?.firstChild) return false
      const until = async (isThere: () => boolean) => {
        for (let frames = 0; frames < 60 && !isThere(); frames++)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        return isThere()
      }
      /** What is open over the page of a phone leaves the history first (ADR-117). */
      const step = async (address: string, idx: number) => {
        history.pushState({ usr: null, key: crypto.randomUUID(), idx }, '', address)
        const { href } = new URL(address, location.origin)
        await until(() => location.href === href)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      }
      const left = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-kind]'
      await step(neutral, (history.state?.idx ?? 0) + 1)
      for (const close of document.querySelectorAll<HTMLElement>('[data-kind] ~ button:last-child'))
        close.click()
      const isOut = await until(
        () => document.title.startsWith('Terms') && document.querySelector(left) === null,
      )
      if (!isOut || location.pathname !== neutral) return false
      window.told?.splice(0)

      const sessions = ['token', 'userId']
      for (const name of Object.keys(localStorage))
        if (newcomer !== undefined || !sessions.includes(name)) localStorage.removeItem(name)
      dispatchEvent(new StorageEvent('storage'))
      if (newcomer) {
        localStorage.setItem('token', newcomer.token)
        localStorage.setItem('userId', newcomer.userId)
        dispatchEvent(new StorageEvent('storage'))
      }
      // Nothing to go back to, as after a load.
      if (wanted) await step(wanted, 0)
      return true
    },
    [between, to, who] as const,
  )

/**
 * From screen to screen as people go: by the product's own router, over a page without anything in it, so that nothing
 * is loaded twice.
 */
export const isWalked = (page: Page, to: string, who?: Session): Promise<boolean> => walk(page, { to, who })

/** Nobody is signed in, and nothing is shown. */
export const isWalkedOut = (page: Page): Promise<boolean> => walk(page, { who: null })
