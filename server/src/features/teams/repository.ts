import type { Viewer } from '@foyer/contract/accounts/model'
import { type AnyColumn, and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { members } from '../../db/schema/accounts'
import type { Reporting } from './reporting'

/** Who reports to whom. */
export const findReporting = async (db: Db, companyId: string): Promise<Reporting> => {
  const rows = await db
    .select({ userId: members.userId, managerId: members.reportTo })
    .from(members)
    .where(and(eq(members.companyId, companyId), isNotNull(members.reportTo)))
  return new Map(rows.flatMap(({ userId, managerId }) => (managerId ? [[userId, managerId]] : [])))
}

/** THE visibility rule (C-088), as a condition on the columns for assignee and creator of a record. */
export function visibleTo(
  viewer: Viewer,
  reach: string[],
  columns: { assignee: AnyColumn; creator: AnyColumn },
): SQL | undefined {
  if (viewer.isSuperAdmin || viewer.isAdmin) return undefined
  const [only, ...more] = reach
  const mine = (column: AnyColumn) => (more.length || !only ? inArray(column, reach) : eq(column, only))
  return or(
    mine(columns.assignee),
    mine(columns.creator),
    viewer.rights.crm.canAssign ? isNull(columns.assignee) : undefined,
  )
}
