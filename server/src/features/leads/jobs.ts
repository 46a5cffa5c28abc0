import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { foldAllTallies } from './list/service/tallies'
import { remindOfFollowUps } from './my-day/service/reminders'
import { eraseDeletedLeads } from './record/service/erase'
import { alertOfWaiting } from './response/service/alerts'
import { setClocks } from './response/service/set-clocks'

export const leadJobs = (deps: Deps) =>
  ({
    'leads.alert': () => alertOfWaiting(deps),
    'leads.erase': () => eraseDeletedLeads(deps),
    'leads.remind': () => remindOfFollowUps(deps),
    'leads.fold-tallies': () => foldAllTallies(deps),
    'leads.set-clocks': ({ companyId }) => setClocks(deps, companyId),
  }) satisfies JobHandlers
