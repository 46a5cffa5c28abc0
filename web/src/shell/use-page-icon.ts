import { useEffect } from 'react'

/** The company's logo in the browser's tab; the product's own mark again when there is none. */
export function usePageIcon(logoUrl: string | undefined) {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon || !logoUrl) return
    const { href, type } = icon
    icon.removeAttribute('type')
    icon.href = logoUrl
    return () => {
      icon.href = href
      icon.type = type
    }
  }, [logoUrl])
}
