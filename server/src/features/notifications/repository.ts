import { escapeHtml } from '@foyer/contract/kit/html'
import type { NotificationQuery } from '@foyer/contract/notifications/model'
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { members, users } from '../../db/schema/accounts'
import { companies } from '../../db/schema/company'
import { leadIdentities, leads } from '../../db/schema/leads'
import { notificationReceivers, notificationRules, notifications } from '../../db/schema/notifications'
import { clients, projectMembers, projects } from '../../db/schema/projects'
import type { Visibility } from '../teams/service'

const mine = (companyId: string, userId: string) =>
  and(eq(notificationReceivers.companyId, companyId), eq(notificationReceivers.userId, userId))

const isUnread = isNull(notificationReceivers.readAt)

/** The words of a line, without the tags between them; the search text is escaped in the same way. */
const contains = (search: string): SQL =>
  sql`regexp_replace(${notifications.text}, '<[^>]*>', '', 'g') ilike ${`%${escapeHtml(search).replace(/[\\%_]/g, '\\$&')}%`}`

/** Reads along the receiver's own index, newest first; what a tab leaves out is skipped on the way. */
export const findNotifications = (
  db: Db,
  companyId: string,
  userId: string,
  { tab, search, limit, skip }: NotificationQuery,
) =>
  db
    .select({ notification: notifications, readAt: notificationReceivers.readAt })
    .from(notificationReceivers)
    .innerJoin(
      notifications,
      and(
        eq(notifications.companyId, notificationReceivers.companyId),
        eq(notifications.id, notificationReceivers.notificationId),
      ),
    )
    .where(
      and(
        mine(companyId, userId),
        tab === 'unread' ? isUnread : undefined,
        tab === 'assigned' ? eq(notifications.receiverId, userId) : undefined,
        search ? contains(search) : undefined,
      ),
    )
    .orderBy(desc(notificationReceivers.createdAt), desc(notificationReceivers.notificationId))
    .limit(limit)
    .offset(skip)

export const countUnread = async (db: Db, companyId: string, userId: string): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(notificationReceivers)
    .where(and(mine(companyId, userId), isUnread))
  return row?.count ?? 0
}

/** All of them if no ids are given. Returns whether anything changed. */
export const markRead = async (
  db: Db,
  companyId: string,
  userId: string,
  now: Date,
  ids?: string[],
): Promise<boolean> => {
  const changed = await db
    .update(notificationReceivers)
    .set({ readAt: now })
    .where(
      and(
        mine(companyId, userId),
        isUnread,
        ids ? inArray(notificationReceivers.notificationId, ids) : undefined,
      ),
    )
    .returning({ id: notificationReceivers.notificationId })
  return changed.length > 0
}

export const findRules = (db: Db, companyId: string, feature: string, event?: string) =>
  db
    .select()
    .from(notificationRules)
    .where(
      and(
        eq(notificationRules.companyId, companyId),
        eq(notificationRules.feature, feature),
        event ? eq(notificationRules.event, event) : undefined,
      ),
    )
    .orderBy(asc(notificationRules.id))

export type RuleRow = typeof notificationRules.$inferSelect

export const insertRules = (db: Db, rules: RuleRow[]) => db.insert(notificationRules).values(rules)

/** Written once, even if the job runs twice. Returns whether it is new. */
export async function insertNotification(
  db: Db,
  notification: typeof notifications.$inferInsert & { createdAt: Date },
  receiverIds: string[],
  readAt: Date | null = null,
): Promise<boolean> {
  const [added] = await db
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  if (!added) return false
  const { companyId, id: notificationId, createdAt } = notification
  await db
    .insert(notificationReceivers)
    .values(receiverIds.map((userId) => ({ companyId, userId, notificationId, createdAt, readAt })))
  return true
}

export interface Colleague {
  userId: string
  fullName: string
  email: string
  isSuperAdmin: boolean
  isAdmin: boolean
  canAssign: boolean
  features: string[]
}

/** The admins and the people named, if they are active members. */
export const findColleagues = (db: Db, companyId: string, ids: string[]): Promise<Colleague[]> =>
  db
    .select({
      userId: members.userId,
      fullName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      email: users.email,
      isSuperAdmin: members.isSuperAdmin,
      isAdmin: members.isAdmin,
      canAssign: members.crmCanAssign,
      features: members.features,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.companyId, companyId),
        isNull(members.deactivatedAt),
        eq(members.isClient, false),
        or(
          eq(members.isSuperAdmin, true),
          eq(members.isAdmin, true),
          ids.length > 0 ? inArray(members.userId, ids) : undefined,
        ),
      ),
    )
    .orderBy(asc(members.userId))

export const findCompanyName = async (db: Db, companyId: string): Promise<string> => {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return row?.name ?? ''
}

export const findStaffEmails = async (db: Db, companyId: string, emails: string[]): Promise<string[]> => {
  const rows = await db
    .select({ email: sql<string>`lower(${users.email})` })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.companyId, companyId),
        isNull(members.deactivatedAt),
        inArray(sql`lower(${users.email})`, emails),
      ),
    )
  return rows.map(({ email }) => email)
}

/** Leads are known by their addresses; only that of the lead itself counts here. */
export const findLeadEmails = async (
  db: Db,
  companyId: string,
  emails: string[],
  visibility: Visibility,
): Promise<string[]> => {
  if (emails.length === 0) return []
  const rows = await db
    .selectDistinct({ email: leadIdentities.value })
    .from(leadIdentities)
    .innerJoin(leads, and(eq(leads.companyId, leadIdentities.companyId), eq(leads.id, leadIdentities.leadId)))
    .where(
      and(
        eq(leadIdentities.companyId, companyId),
        inArray(leadIdentities.value, emails),
        eq(sql`lower(${leads.email})`, leadIdentities.value),
        isNull(leads.deletedAt),
        isNull(leads.archivedAt),
        visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
      ),
    )
  return rows.map(({ email }) => email)
}

/** Clients of the caller, of the people who report to them, and of projects the caller works on. */
export const findClientEmails = async (
  db: Db,
  companyId: string,
  emails: string[],
  visibility: Visibility,
  userId: string,
): Promise<string[]> => {
  const ownProject = sql`exists (
    select from ${projects} join ${projectMembers}
      on ${projectMembers.companyId} = ${projects.companyId} and ${projectMembers.projectId} = ${projects.id}
    where ${projects.companyId} = ${companyId} and ${projects.clientId} = ${clients.id}
      and ${projects.deletedAt} is null and ${projectMembers.userId} = ${userId})`
  const made = visibility({ assignee: clients.createdBy, creator: clients.createdBy })
  const rows = await db
    .select({ email: sql<string>`lower(${clients.email})` })
    .from(clients)
    .where(
      and(
        eq(clients.companyId, companyId),
        inArray(clients.email, emails),
        made ? or(made, ownProject) : undefined,
      ),
    )
  return rows.map(({ email }) => email)
}
