import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/on-client'
import { members, users } from '../../../db/schema/accounts'
import { nameOfMember } from '../../../db/shown-name'

export const fullName = nameOfMember()
export const byName = [sql`lower(${fullName})`, asc(users.id)] as const

const atWork = (companyId: string) =>
  and(eq(members.companyId, companyId), eq(members.isClient, false), isNull(members.deactivatedAt))

const hasLeads = sql`'crm' = any(${members.features})`

const person = { id: members.userId, fullName, role: members.roleName, email: users.email }

export const findPeopleAtWork = (db: Db, companyId: string) =>
  db
    .select(person)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(atWork(companyId))
    .orderBy(...byName)

/** People a lead can be assigned to. */
export const findLeadPeople = (db: Db, companyId: string) =>
  db
    .select(person)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(atWork(companyId), hasLeads))
    .orderBy(...byName)

const reportees = alias(members, 'reportees')

/** Admins, and everybody to whom an active member reports. */
export const findLeaders = (db: Db, companyId: string, { withLeads }: { withLeads: boolean }) => {
  const someone = db
    .select({ id: reportees.userId })
    .from(reportees)
    .where(
      and(
        eq(reportees.companyId, companyId),
        eq(reportees.reportTo, members.userId),
        isNull(reportees.deactivatedAt),
      ),
    )
  return db
    .select(person)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        atWork(companyId),
        or(eq(members.isAdmin, true), eq(members.isSuperAdmin, true), exists(someone)),
        withLeads ? hasLeads : undefined,
      ),
    )
    .orderBy(...byName)
}

/** Which of these are staff here, including deactivated people. */
export const findStaff = (db: Db, companyId: string, userIds: string[]) =>
  db
    .select({ id: members.userId, isDeactivated: sql<boolean>`${members.deactivatedAt} is not null` })
    .from(members)
    .where(
      and(eq(members.companyId, companyId), eq(members.isClient, false), inArray(members.userId, userIds)),
    )
