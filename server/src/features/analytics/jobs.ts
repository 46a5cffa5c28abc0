import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { countAgain } from './service/count-again'
import { foldAll } from './service/fold'
import { findDigests, sendDigest } from './service/sending/digest'

export const analyticsJobs = (deps: Deps) =>
  ({
    'analytics.count-again': ({ companyId }) => countAgain(deps, companyId),
    'analytics.fold': () => foldAll(deps),
    'analytics.digest': () => findDigests(deps),
    'analytics.send-digest': (firm) => sendDigest(deps, firm),
  }) satisfies JobHandlers
