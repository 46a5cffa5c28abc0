import type { BrowserContext } from '@playwright/test'
import type { Session } from './wire'

/** Every page of this context opens for somebody who has signed in before; whoever signs out stays out. */
export const entering = (context: BrowserContext, { token, userId }: Session): Promise<unknown> =>
  context.addInitScript(
    (session) => {
      if (!location.protocol.startsWith('http')) return
      const entered = localStorage.getItem('entered') ?? ''
      if (entered.includes(session.token)) return
      localStorage.clear()
      localStorage.setItem('token', session.token)
      localStorage.setItem('userId', session.userId)
      localStorage.setItem('entered', `${entered} ${session.token}`)
    },
    { token, userId },
  )
