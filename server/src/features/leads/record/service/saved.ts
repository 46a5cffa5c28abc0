import type { SavedLead } from '@foyer/contract/leads/record/draft'
import type { LeadRecord } from '../../write/repository/columns'

/** The answer of a call that changes one lead. */
export const saved = ({ id, updatedAt }: Pick<LeadRecord, 'id' | 'updatedAt'>): SavedLead => ({
  id,
  updatedAt: updatedAt.toISOString(),
})
