import { and, asc, count, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/on-client'
import { members, users } from '../../../db/schema/accounts'
import { companies, designations } from '../../../db/schema/company'
import { files } from '../../../db/schema/files'
import { leads } from '../../../db/schema/leads'
import { stages } from '../../../db/schema/pipeline'
import { nameOfMember } from '../../../db/shown-name'
import { standingOf } from './standing'

const fullName = nameOfMember()
const of = (companyId: string, userId: string) =>
  and(eq(members.companyId, companyId), eq(members.userId, userId))
const isStaff = (companyId: string) => and(eq(members.companyId, companyId), eq(members.isClient, false))

/** Changes of people of one company wait for each other, so that a checked condition still holds. */
export const lockCompany = async (db: Db, companyId: string): Promise<{ name: string } | undefined> => {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  return company
}

/** Until then somebody is invited, and no more. */
export const hasSignedIn = ({
  lastSignInAt,
  isFirstLogin,
  invitedAs,
}: Pick<typeof members.$inferSelect, 'lastSignInAt' | 'isFirstLogin' | 'invitedAs'>): boolean =>
  lastSignInAt !== null || (!isFirstLogin && invitedAs === null)

/** A member of staff; clients are not. */
export const findMember = async (db: Db, companyId: string, userId: string) => {
  const [found] = await db
    .select({ member: members, fullName, firstName: users.firstName, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(isStaff(companyId), eq(members.userId, userId)))
  if (!found) return undefined
  const { member, ...person } = found
  return {
    ...person,
    ...standingOf(member),
    id: member.userId,
    role: member.roleName,
    designationId: member.designationId,
    reportsTo: member.reportTo,
    isAbsent: member.isAbsent,
    isDeactivated: member.deactivatedAt !== null,
    hasSignedIn: hasSignedIn(member),
  }
}
export type FoundMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

const managers = alias(members, 'managers')
const managingUsers = alias(users, 'managing_users')

export const findTeam = (db: Db, companyId: string) =>
  db
    .select({
      member: members,
      fullName,
      email: users.email,
      imageFileId: files.id,
      designation: { id: designations.id, name: designations.name },
      managerId: managers.userId,
      managerName: nameOfMember(managers, managingUsers),
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(
      designations,
      and(eq(designations.companyId, members.companyId), eq(designations.id, members.designationId)),
    )
    .leftJoin(managers, and(eq(managers.companyId, members.companyId), eq(managers.userId, members.reportTo)))
    .leftJoin(managingUsers, eq(managingUsers.id, managers.userId))
    .leftJoin(files, and(eq(files.companyId, members.companyId), eq(files.id, users.imageFileId)))
    .where(isStaff(companyId))
    .orderBy(sql`${members.deactivatedAt} is not null`, sql`lower(${fullName})`, asc(users.id))

export const updateMember = (
  db: Db,
  companyId: string,
  userId: string,
  change: Partial<typeof members.$inferInsert>,
) => db.update(members).set(change).where(of(companyId, userId))

export const countSuperAdmins = async (db: Db, companyId: string): Promise<number> => {
  const [row] = await db
    .select({ number: count() })
    .from(members)
    .where(and(isStaff(companyId), eq(members.isSuperAdmin, true), isNull(members.deactivatedAt)))
  return row?.number ?? 0
}

export const findManagers = async (db: Db, companyId: string): Promise<Map<string, string | undefined>> => {
  const rows = await db
    .select({ id: members.userId, reportTo: members.reportTo })
    .from(members)
    .where(eq(members.companyId, companyId))
  return new Map(rows.map(({ id, reportTo }) => [id, reportTo ?? undefined]))
}

/** Open leads per person: not won, lost, archived or deleted. */
export const countOpenLeads = async (
  db: Db,
  companyId: string,
  userIds: string[],
): Promise<Map<string, number>> => {
  const closed = db
    .select({ id: stages.id })
    .from(stages)
    .where(and(eq(stages.companyId, companyId), sql`${stages.kind} in ('won', 'lost')`))
  const rows = await db
    .select({ userId: sql<string>`${leads.assigneeId}`, number: count() })
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        inArray(leads.assigneeId, userIds),
        sql`deleted_at is null and archived_at is null`,
        notInArray(leads.stageId, closed),
      ),
    )
    .groupBy(leads.assigneeId)
  return new Map(rows.map(({ userId, number }) => [userId, number]))
}
