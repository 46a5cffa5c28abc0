import type { LeadListQuery } from '@foyer/contract/leads/model'

/** Every lead that the caller may see, the newest first. */
export const everyLead: LeadListQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
  sort: 'created',
  descending: true,
  limit: 50,
  after: undefined,
  page: 0,
  isLean: true,
}
