import { type RefObject, useRef } from 'react'
import { useKeys } from '../leads/work/preview/use-keys'

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** What a row has for each of the keys; it does what a click on it does, to whom it is shown. */
const buttons: Record<string, string> = {
  d: 'a[href^="tel:"]',
  w: 'a[href^="tel:"] + [aria-haspopup="menu"]',
}

/** My Day by keys: from row to row, Enter opens the lead, `d` rings it, `w` writes to it. */
export function useDayKeys(place: RefObject<HTMLElement | null>) {
  const former = useRef({ leadId: '', at: -1 })
  /** A row may have gone with what was done about it: the keys go on from where it was. */
  const placeAfter = (leads: HTMLElement[], at: number, step: 1 | -1): number => {
    if (at >= 0) return at + step
    const { leadId, at: before } = former.current
    const isThere = leads[before]?.dataset.dayLead === leadId
    return isThere || step < 0 ? before + step : before
  }
  useKeys(({ key, isTyped, target }) => {
    const leads = [...(place.current?.querySelectorAll<HTMLElement>('[data-day-lead]') ?? [])]
    if (isTyped || leads.length === 0) return false
    const row = target.closest('li')
    const at = leads.findIndex((lead) => row?.contains(lead))
    const step = steps[key]
    if (step) {
      // The arrows scroll the page until one is among the rows.
      if (at < 0 && key.startsWith('Arrow')) return false
      const to = Math.min(Math.max(0, placeAfter(leads, at, step)), leads.length - 1)
      leads[to]?.focus()
      former.current = { leadId: leads[to]?.dataset.dayLead ?? '', at: to }
      return true
    }
    const button = buttons[key] && row?.querySelector<HTMLElement>(buttons[key])
    if (at < 0 || !button) return false
    button.click()
    return true
  })
}
