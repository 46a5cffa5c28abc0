import { leadName, leadTypeOf } from '@foyer/contract/leads/rules'
import type { LeadRecord } from './write/repository/columns'

export const nameOf = (lead: Pick<LeadRecord, 'type' | 'companyName' | 'firstName' | 'lastName'>): string => {
  const companyName = lead.companyName ?? undefined
  return leadName({ ...lead, companyName, type: leadTypeOf(lead.type, companyName) })
}

/** Where a notification about one lead links to (C-020). */
export const linkOf = (id: string): string => `/leads/lead-full-details/${id}`
