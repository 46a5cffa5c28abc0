import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { removeUnused } from './service'

export const fileJobs = (deps: Deps) => ({ 'files.purge': () => removeUnused(deps) }) satisfies JobHandlers
