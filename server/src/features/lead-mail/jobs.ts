import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { fillBatch } from './bulk/service/fill-batch'
import { askMailboxes, readMailbox } from './mailbox/service/read-mailbox'

export const leadMailJobs = (deps: Deps) =>
  ({
    'leadMail.fill-batch': fillBatch(deps),
    'leadMail.ask': () => askMailboxes(deps),
    'leadMail.read-mailbox': (payload) => readMailbox(deps, payload),
  }) satisfies JobHandlers
