import { asSystem, type Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { purge } from './service'
import { sendCodeMail } from './service/codes'

export const accountJobs = (deps: Deps) =>
  ({
    'accounts.purge': () => asSystem(deps, purge),
    'accounts.send-code': ({ requestId }) => sendCodeMail(deps, requestId),
  }) satisfies JobHandlers
