import { useEffect } from 'react'

/** The browser cuts the calls of a page that is left: nobody is there to miss them, and nothing has failed. */
let isLeft = false
addEventListener('pagehide', () => {
  isLeft = true
})
addEventListener('pageshow', () => {
  isLeft = false
})

/** T-019, A-028: what could not be loaded is said where it is missing, and logged with the reason. */
export function useLogged(what: string, error: unknown) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: T-019 and A-028 want it logged
    if (error && !isLeft) console.error(what, error)
  }, [what, error])
}
