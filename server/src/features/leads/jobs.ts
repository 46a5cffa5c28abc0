import type { Deps } from '../../context'
import { eraseDeletedLeads } from './service/erase'
import { foldAllTallies } from './service/tallies'

export const leadJobs = (deps: Deps) => ({
  'leads.erase': () => eraseDeletedLeads(deps),
  'leads.fold-tallies': () => foldAllTallies(deps),
})
