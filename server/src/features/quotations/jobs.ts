import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { paperJob } from './paper/service/make-paper'
import { mailQuotation } from './sending/service/mail-quotation'

export const quotationJobs = (deps: Deps) =>
  ({
    'quotations.make-paper': paperJob(deps),
    'quotations.mail': mailQuotation(deps),
  }) satisfies JobHandlers
