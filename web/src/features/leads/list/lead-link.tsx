import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { MouseEvent } from 'react'
import { addresses } from '../../../app/addresses'
import styles from './table/lead-table.module.css'

/** Neither on something in the row that has a purpose of its own, nor at the end of marking a text, nor for a new tab. */
export function isPlainClick(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  const target = event.target as Element
  const control = target.closest('a, button, input, label')
  if (control && !control.matches('[data-opens-lead]')) return false
  if (!control && window.getSelection()?.isCollapsed === false) return false
  event.preventDefault()
  return true
}

interface LeadLinkProps {
  lead: LeadRow
  onOpen: ((leadId: string) => void) | undefined
}

/** The name of a lead, and the way to its preview for keyboards and screen readers; the row around it takes the click. */
export function LeadLink({ lead, onOpen }: LeadLinkProps) {
  const name = leadName(lead)
  if (!onOpen || lead.stage.kind === 'won') return <strong title={name}>{name}</strong>
  return (
    <a
      className={styles.open}
      data-focus="inside"
      href={addresses.leadPreview(lead.id)}
      title={name}
      data-opens-lead
    >
      {name}
    </a>
  )
}
