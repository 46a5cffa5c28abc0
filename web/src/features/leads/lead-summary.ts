import type { LeadRow } from '@foyer/contract/leads/model'

/** 'Pune · Interior Design Services', or whichever of the two is known. */
export const placeAndScope = (lead: Pick<LeadRow, 'city' | 'workScope'>): string =>
  [lead.city, lead.workScope].filter(Boolean).join(' · ')
