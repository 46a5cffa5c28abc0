import type { Deps } from '../../context'
import { eraseDeletedLeads } from './service/erase'
import { remindOfFollowUps } from './service/reminders'
import { foldAllTallies } from './service/tallies'

export const leadJobs = (deps: Deps) => ({
  'leads.erase': () => eraseDeletedLeads(deps),
  'leads.remind': () => remindOfFollowUps(deps),
  'leads.fold-tallies': () => foldAllTallies(deps),
})
