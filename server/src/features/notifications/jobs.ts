import { asSystem, type Deps, inCompany } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { deliver } from './deliver'
import { deleteOldNotifications } from './repository'

export const notificationJobs = (deps: Deps) =>
  ({
    'notifications.purge': () => asSystem(deps, ({ db, now }) => deleteOldNotifications(db, now)),
    'notifications.deliver': ({ id, companyId, happenings }) => {
      const origin = deps.env.APP_URL ?? `http://localhost:${deps.env.PORT}/`
      return inCompany(deps, companyId, (scope) => deliver(scope, { id, happenings, origin }))
    },
  }) satisfies JobHandlers
