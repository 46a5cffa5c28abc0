import { useEffect } from 'react'

const scheme = 'data-mantine-color-scheme'

/** Paper is white: what is dark on the screen is printed in light colours. */
export function usePrintsLight() {
  useEffect(() => {
    const root = document.documentElement
    let own: string | null = null
    const lighten = () => {
      own = root.getAttribute(scheme)
      root.setAttribute(scheme, 'light')
    }
    const restore = () => {
      if (own) root.setAttribute(scheme, own)
    }
    window.addEventListener('beforeprint', lighten)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', lighten)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
