import { leadLimits } from '../limits'
import type { LeadListQuery } from '../model'

/** A question to the lead list: the newest of all, except for what is said. */
export const leadQuery = (choice: Partial<LeadListQuery>): LeadListQuery => ({
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
  sort: 'created',
  descending: true,
  limit: leadLimits.pageSize,
  after: undefined,
  page: 0,
  isLean: true,
  ...choice,
})
