import { displayPhone } from '@foyer/contract/kit/phone'
import type { MouseEvent } from 'react'
import { dialAddress } from './dial-address'
import { type ContactedLead, useContact } from './use-contact'

interface PhoneLinkProps {
  lead: ContactedLead
  /** Quiet among the cells of a table. */
  look?: 'link' | 'quiet'
}

/** The number of a lead, as a text that rings it. */
export function PhoneLink({ lead, look = 'link' }: PhoneLinkProps) {
  const contact = useContact(lead)
  if (!lead.phone) return null
  const ring = (event: MouseEvent) => {
    event.stopPropagation()
    void contact('call')
  }
  return (
    <a data-link={look} href={dialAddress(lead.phone)} onClick={ring}>
      {displayPhone(lead.phone)}
    </a>
  )
}
