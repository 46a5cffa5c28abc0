import { type RefObject, useEffect, useState } from 'react'

/** Another sheet, menu or dialog; the preview is what one works with. */
const layers = '[role="menu"], [role="dialog"]:not([data-preview])'

/** Lists and calendars that the sheet itself has opened, and its own question, are part of it. */
const isOwn = (layer: Element, sheet: Element) =>
  sheet.contains(layer) ||
  [...sheet.querySelectorAll('[aria-controls]')].some((one) => one.getAttribute('aria-controls') === layer.id)

/** Whether something else is open over the page: two sheets at once are one too many. */
export function useIsCovered(place: RefObject<HTMLElement | null>): boolean {
  const [isCovered, setCovered] = useState(() => document.querySelector(layers) !== null)
  useEffect(() => {
    const look = () => {
      const sheet = place.current
      const open = [...document.querySelectorAll(layers)]
      setCovered(sheet !== null && open.some((layer) => !isOwn(layer, sheet)))
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [place])
  return isCovered
}
