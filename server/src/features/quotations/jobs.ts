import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { mailQuotation } from './sending/service/mail-quotation'

export const quotationJobs = (deps: Deps) =>
  ({
    'quotations.mail': mailQuotation(deps),
  }) satisfies JobHandlers
