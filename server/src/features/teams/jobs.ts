import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { eraseDeleted } from './service/teams'

export const teamJobs = (deps: Deps) => ({ 'teams.erase': () => eraseDeleted(deps) }) satisfies JobHandlers
