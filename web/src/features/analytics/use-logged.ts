import { useEffect } from 'react'

/** what could not be loaded is said where it is missing, and logged with the reason. */
export function useLogged(what: string, error: unknown) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: A-028 wants it logged
    if (error) console.error(what, error)
  }, [what, error])
}
