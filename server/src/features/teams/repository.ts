import type { Viewer } from '@foyer/contract/accounts/model'
import { type AnyColumn, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { members } from '../../db/schema/accounts'

/** The caller and everybody who reports to them, at any depth; UNION stops at a cycle of managers. */
export const findReach = async (db: Db, companyId: string, userId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    with recursive reach(user_id) as (
      select ${userId}::uuid
      union
      select m.user_id from ${members} m join reach r on m.report_to = r.user_id
      where m.company_id = ${companyId}
    )
    select user_id from reach`)
  return rows.map((row) => row.user_id)
}

/** These people and everybody above them, at any depth: the other direction of `findReach`. */
export const findManagersOf = async (db: Db, companyId: string, userIds: string[]): Promise<string[]> => {
  if (userIds.length === 0) return []
  const { rows } = await db.execute<{ user_id: string }>(sql`
    with recursive up(user_id) as (
      select unnest(${sql.param(userIds)}::uuid[])
      union
      select m.report_to from ${members} m join up on m.user_id = up.user_id
      where m.company_id = ${companyId} and m.report_to is not null
    )
    select user_id from up`)
  return rows.map((row) => row.user_id)
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
