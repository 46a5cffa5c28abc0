import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { fillBatch } from './bulk/service/fill-batch'

export const leadMailJobs = (deps: Deps) =>
  ({
    'leadMail.fill-batch': fillBatch(deps),
  }) satisfies JobHandlers
