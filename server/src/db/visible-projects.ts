import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from './on-client'
import { leads } from './schema/leads'
import { projectMembers, projects } from './schema/projects'

interface Visible {
  all: boolean
  /** The person and the people who report to them. */
  owners: string[]
  /** Also what belongs to nobody. */
  unassigned: boolean
}

/**
 * Of a person's own projects and those of the people who report to them: made, led, or worked on, or from a lead that is
 * theirs now.
 */
export function visibleProjects(
  db: Db,
  companyId: string,
  { all, owners, unassigned }: Visible,
): SQL | undefined {
  if (all) return undefined
  if (owners.length === 0) return sql`false`
  // A value, not an `exists`: for that the planner reads all leads of the company at once; this reads one for each project.
  const isOfOwnLead = sql`(${db
    .select({ isOwn: sql`true` })
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        eq(leads.id, projects.leadId),
        or(
          inArray(leads.assigneeId, owners),
          inArray(leads.creatorId, owners),
          unassigned ? isNull(leads.assigneeId) : undefined,
        ),
      ),
    )})`
  return or(
    inArray(projects.createdBy, owners),
    inArray(projects.adminId, owners),
    exists(
      db
        .select({ one: sql`1` })
        .from(projectMembers)
        .where(
          and(
            eq(projectMembers.companyId, companyId),
            eq(projectMembers.projectId, projects.id),
            inArray(projectMembers.userId, owners),
          ),
        ),
    ),
    isOfOwnLead,
  )
}
