import type { Viewer } from '@foyer/contract/accounts/model'
import type { CompanyScope } from '../../context'
import { findReach, visibleTo } from './repository'

type Columns = Parameters<typeof visibleTo>[2]
export type Visibility = (columns: Columns) => ReturnType<typeof visibleTo>

/** What the caller may see, for any query over records that have an assignee and a creator. */
export async function visibilityOf({ db, companyId }: CompanyScope, viewer: Viewer): Promise<Visibility> {
  const seesAll = viewer.isSuperAdmin || viewer.isAdmin
  const reach = seesAll ? [] : await findReach(db, companyId, viewer.userId)
  return (columns) => visibleTo(viewer, reach, columns)
}
