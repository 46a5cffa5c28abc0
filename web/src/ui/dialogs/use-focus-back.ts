import { useEffect } from 'react'

/** What had the focus; an item of a menu goes with it, so there it is the button that opened the menu. */
function opener(): HTMLElement | null {
  const active = document.activeElement
  const menuOf = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (menuOf ? document.getElementById(menuOf) : active) as HTMLElement | null
}

/** A dialog ends by leaving the page, which takes the focus with it: it goes back to where it came from. */
export function useFocusBack() {
  useEffect(() => {
    const from = opener()
    return () => {
      if (document.activeElement === document.body) from?.focus({ preventScroll: true })
    }
  }, [])
}
