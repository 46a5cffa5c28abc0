import type { Viewer } from '@foyer/contract/accounts/model'
import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isAnyOf } from '../../db/any-of'
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
  columns: { assignee: AnyPgColumn; creator: AnyPgColumn },
): SQL | undefined {
  if (viewer.isSuperAdmin || viewer.isAdmin) return undefined
  return or(
    isAnyOf(columns.assignee, reach),
    isAnyOf(columns.creator, reach),
    viewer.rights.crm.canAssign ? isNull(columns.assignee) : undefined,
  )
}

/** Whose records a caller sees: everybody's, those of these people, and those of nobody. */
export interface VisibleRecords {
  all: boolean
  owners: string[]
  unassigned: boolean
}

export const allRecords: VisibleRecords = { all: true, owners: [], unassigned: true }
export const noRecords: VisibleRecords = { all: false, owners: [], unassigned: false }

/** The same rule as text, with the values of `VisibleRecords` as three parameters from this number on. */
export const isVisible = (table: string, first: number): string =>
  `($${first}::boolean or ${table}.assignee_id = any($${first + 1}::uuid[]) or ${table}.creator_id = any($${first + 1}::uuid[])
    or ($${first + 2}::boolean and ${table}.assignee_id is null))`
