import type { Viewer } from '@foyer/contract/accounts/model'
import type { CompanyScope } from '../../context'
import { managersOf, reachOf } from './reporting'
import { findReporting, visibleTo } from './repository'

export { nextAssignee } from './service/assignment'

type Columns = Parameters<typeof visibleTo>[2]
export type Visibility = (columns: Columns) => ReturnType<typeof visibleTo>

const reportingIn = ({ db, companyId, remember }: CompanyScope) =>
  remember('reporting', () => findReporting(db, companyId))

/** What the caller may see, for any query over records with an assignee and a creator. */
export async function visibilityOf(scope: CompanyScope, viewer: Viewer): Promise<Visibility> {
  const seesAll = viewer.isSuperAdmin || viewer.isAdmin
  const reach = seesAll ? [] : reachOf(await reportingIn(scope), viewer.userId)
  return (columns) => visibleTo(viewer, reach, columns)
}

interface Colleague {
  userId: string
  isSuperAdmin: boolean
  isAdmin: boolean
  canAssign: boolean
}

/** The same rule (C-088) in the other direction: who may see one record. */
export async function seersOf(
  scope: CompanyScope,
  record: { assigneeId: string | undefined; creatorId: string | undefined },
): Promise<(person: Colleague) => boolean> {
  const owners = [record.assigneeId, record.creatorId].filter((id) => id !== undefined)
  const near = managersOf(await reportingIn(scope), owners)
  const isUnassigned = record.assigneeId === undefined
  return ({ userId, isSuperAdmin, isAdmin, canAssign }) =>
    isSuperAdmin || isAdmin || near.has(userId) || (isUnassigned && canAssign)
}
