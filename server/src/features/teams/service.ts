import type { Viewer } from '@foyer/contract/accounts/model'
import { me, type PeopleWord } from '@foyer/contract/teams/people-words'
import type { CompanyScope } from '../../context'
import { managersOf, type Reporting, reachOf } from './reporting'
import { allRecords, findReporting, type VisibleRecords, visibleTo } from './repository'

export type { Reporting } from './reporting'
export { allRecords, isVisible, noRecords, type VisibleRecords } from './repository'
export { assignsByTurn, nextAssignees } from './service/assignment'
export { renameInLimits } from './service/turn-settings'

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

/** Whom a word for people means to the caller; nobody where nobody in particular asks. */
export async function peopleMeant(
  scope: CompanyScope,
  { userId }: Pick<Viewer, 'userId'>,
  word: PeopleWord,
): Promise<string[]> {
  if (!userId) return []
  return word === me ? [userId] : reachOf(await reportingIn(scope), userId)
}

/** The same rule as plain values, for a statement whose text never changes. */
export async function visibleRecordsOf(scope: CompanyScope, viewer: Viewer): Promise<VisibleRecords> {
  if (viewer.isSuperAdmin || viewer.isAdmin) return allRecords
  const owners = reachOf(await reportingIn(scope), viewer.userId)
  return { all: false, owners, unassigned: viewer.rights.crm.canAssign }
}

interface Colleague {
  userId: string
  isSuperAdmin: boolean
  isAdmin: boolean
  canAssign: boolean
}

interface OwnedRecord {
  assigneeId: string | undefined
  creatorId: string | undefined
}

/** The same rule (C-088) in the other direction: who may see one record. */
export const whoMaySee = async (
  scope: CompanyScope,
  record: OwnedRecord,
): Promise<(person: Colleague) => boolean> => whoMaySeeIn(await reportingIn(scope), record)

export function whoMaySeeIn(reporting: Reporting, record: OwnedRecord): (person: Colleague) => boolean {
  const owners = [record.assigneeId, record.creatorId].filter((id) => id !== undefined)
  const near = managersOf(reporting, owners)
  const isUnassigned = record.assigneeId === undefined
  return ({ userId, isSuperAdmin, isAdmin, canAssign }) =>
    isSuperAdmin || isAdmin || near.has(userId) || (isUnassigned && canAssign)
}
