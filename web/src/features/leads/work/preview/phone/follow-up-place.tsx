import type { ReactNode } from 'react'
import { Stack } from '../../../../../ui/layout/flow'

const place = 'follow-up-place'

/** Around the fields of the next step, so that a button elsewhere can bring them into sight. */
export const FollowUpPlace = ({ children }: { children: ReactNode }) => (
  <div data-part={place}>
    <Stack>{children}</Stack>
  </div>
)

/** On a phone the first chip is what a thumb wants; the date field would open the keyboard over it. */
export function showFollowUp(within: Element | null) {
  const fields = within?.querySelector<HTMLElement>(`[data-part="${place}"]`)
  if (!fields) return
  fields.scrollIntoView({ block: 'center' })
  const chips = [...fields.querySelectorAll<HTMLElement>('button:not([disabled])')]
  chips.find(({ textContent }) => textContent !== '')?.focus({ preventScroll: true })
}
