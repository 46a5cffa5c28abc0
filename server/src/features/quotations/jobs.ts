import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { eraseDeleted } from './document/service/erase'
import { paperJob } from './paper/service/make-paper'
import { mailQuotation } from './sending/service/mail-quotation'

export const quotationJobs = (deps: Deps) =>
  ({
    'quotations.erase': () => eraseDeleted(deps),
    'quotations.make-paper': paperJob(deps),
    'quotations.mail': mailQuotation(deps),
  }) satisfies JobHandlers
