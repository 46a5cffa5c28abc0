import type { Deps } from '../../context'
import { foldAllTallies } from './list/service/tallies'
import { remindOfFollowUps } from './my-day/service/reminders'
import { eraseDeletedLeads } from './record/service/erase'

export const leadJobs = (deps: Deps) => ({
  'leads.erase': () => eraseDeletedLeads(deps),
  'leads.remind': () => remindOfFollowUps(deps),
  'leads.fold-tallies': () => foldAllTallies(deps),
})
