import { metaBell, metaFailures } from '@foyer/contract/intake/messages/meta'
import { type CompanyScope, type Deps, inCompany } from '../../../../context'
import { tellColleagues } from '../../../accounts/service'
import { tellAdmins } from '../../../notifications/service'
import type { GraphFailed } from '../graph/failed'
import { endLogin } from '../repository/logins'
import { changePage, findPage, stopPages } from '../repository/pages'

const link = '/leads/lead-management-settings/fb-integration'

async function endOfLogin(scope: CompanyScope): Promise<void> {
  const { db, companyId, now } = scope
  if (!(await endLogin(db, companyId, metaFailures.needsLogin, now))) return
  await stopPages(db, companyId, metaFailures.needsLogin, now)
  await tellAdmins(scope, { text: metaBell.needsLogin, link })
  await tellColleagues(scope, { name: 'changed', about: ['doors'] })
}

async function endOfPage(scope: CompanyScope, page: { id: string; name: string }): Promise<void> {
  const { db, companyId, now } = scope
  const change = { state: 'needs-login', message: metaFailures.noPermission } as const
  if (!(await changePage(db, companyId, page.id, change, now))) return
  await tellAdmins(scope, { text: metaBell.pageFailed(page.name), link })
  await tellColleagues(scope, { name: 'changed', about: ['doors'] })
}

/**
 * What Meta said about a login or a page is written down, and admins are told of it once. Whether it still counts: what was
 * said of an earlier token says nothing of the one that somebody has logged in with since.
 */
export const noteTrouble = (
  deps: Deps,
  page: { companyId: string; id: string; name: string; secret: string | null },
  { trouble }: GraphFailed,
): Promise<boolean> =>
  inCompany(deps, page.companyId, async (scope) => {
    const current = await findPage(scope.db, page.companyId, page.id)
    if (current && current.secret !== page.secret) return false
    if (trouble === 'login') await endOfLogin(scope)
    if (trouble === 'permission') await endOfPage(scope, page)
    return true
  })
