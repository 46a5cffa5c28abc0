import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { eraseDeleted } from './service/erase'

export const pipelineJobs = (deps: Deps) =>
  ({ 'pipeline.erase': () => eraseDeleted(deps) }) satisfies JobHandlers
