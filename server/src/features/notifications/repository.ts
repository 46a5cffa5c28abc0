import { escapeHtml } from '@foyer/contract/kit/html'
import type { NotificationQuery } from '@foyer/contract/notifications/model'
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { asJson } from '../../db/as-json'
import { type Db, prepared } from '../../db/on-client'
import { members, users } from '../../db/schema/accounts'
import { companies } from '../../db/schema/company'
import { leadIdentities, leads } from '../../db/schema/leads'
import { notificationReceivers, notificationRules, notifications } from '../../db/schema/notifications'
import { clients, projectMembers, projects } from '../../db/schema/projects'
import { nameOfMember, shownName } from '../../db/shown-name'
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

export const findRules = (db: Db, companyId: string, feature: string) =>
  db
    .select()
    .from(notificationRules)
    .where(and(eq(notificationRules.companyId, companyId), eq(notificationRules.feature, feature)))
    .orderBy(asc(notificationRules.id))

export type RuleRow = typeof notificationRules.$inferSelect

export const insertRules = (db: Db, rules: RuleRow[]) => db.insert(notificationRules).values(rules)

export interface Notice extends Omit<typeof notifications.$inferInsert, 'companyId'> {
  createdAt: Date
  receiverIds: string[]
  readAt?: Date | null
}

const writeNotices = prepared<{ told: string[] }>(
  'write-notices',
  `with given as (
    select * from json_to_recordset($2::json) as x(id uuid, text text, feature text, link text, "detailedLink" text,
      "projectId" uuid, "projectName" text, "receiverId" uuid, "senderId" uuid, event text, "aboutLeads" uuid[], "createdAt" timestamptz,
      "receiverIds" uuid[], "readAt" timestamptz)
  ), added as (
    insert into notifications (company_id, id, text, feature, link, detailed_link, project_id, project_name, receiver_id,
      sender_id, event, lead_ids, created_at)
    select $1, id, text, feature, link, "detailedLink", "projectId", "projectName", "receiverId", "senderId", event,
      coalesce("aboutLeads", '{}'), "createdAt"
    from given on conflict do nothing returning id
  ), received as (
    insert into notification_receivers (company_id, user_id, notification_id, created_at, read_at)
    select $1, receiver, given.id, given."createdAt", given."readAt"
    from given join added on added.id = given.id cross join unnest(given."receiverIds") as receiver
    returning user_id
  )
  select array(select distinct user_id from received)::text[] as told`,
)

/** All of them in one statement, each written once, even if the job runs twice. Returns who has new ones. */
export async function insertNotices(db: Db, companyId: string, notices: Notice[]): Promise<string[]> {
  if (notices.length === 0) return []
  const [row] = await writeNotices(db, [companyId, asJson(notices)])
  return row?.told ?? []
}

export const insertNotification = (
  db: Db,
  { companyId, ...notice }: typeof notifications.$inferInsert & { createdAt: Date },
  receiverIds: string[],
  readAt: Date | null = null,
): Promise<string[]> => insertNotices(db, companyId, [{ ...notice, receiverIds, readAt }])

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
      fullName: nameOfMember(),
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

/** Who is to be notified of something, and how. */
export interface Audience {
  rules: RuleRow[]
  people: Colleague[]
  /** The manager of each person who has one. */
  managers: Record<string, string>
  company: string
}

const readAudience = prepared<Audience>(
  'audience',
  `select
    (select coalesce(json_agg(json_build_object('companyId', r.company_id, 'id', r.id, 'feature', r.feature,
        'event', r.event, 'toSuperAdmins', r.to_super_admins, 'toAdmins', r.to_admins, 'toReceiver', r.to_receiver,
        'toOthers', r.to_others, 'channel', r.channel, 'subject', r.subject, 'emailText', r.email_text,
        'bellText', r.bell_text) order by r.id), '[]'::json)
      from notification_rules r where r.company_id = $1 and r.event = any($2::text[])) as rules,
    (select coalesce(json_agg(json_build_object('userId', m.user_id, 'fullName', ${shownName('m', 'u')},
        'email', u.email, 'isSuperAdmin', m.is_super_admin, 'isAdmin', m.is_admin, 'canAssign', m.crm_can_assign,
        'features', m.features) order by m.user_id), '[]'::json)
      from members m join users u on u.id = m.user_id
      where m.company_id = $1 and m.deactivated_at is null and not m.is_client
        and (m.is_super_admin or m.is_admin or m.user_id = any($3::uuid[]))) as people,
    (select coalesce(json_object_agg(m.user_id, m.report_to), '{}'::json)
      from members m where m.company_id = $1 and m.report_to is not null) as managers,
    (select c.name from companies c where c.id = $1) as company`,
)

/** The rules for these events, the admins and the people named, if they are active members, in one statement. */
export async function findAudience(
  db: Db,
  companyId: string,
  events: string[],
  ids: string[],
): Promise<Audience> {
  const [row] = await readAudience(db, [companyId, events, ids])
  return row ?? { rules: [], people: [], managers: {}, company: '' }
}

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

const keptDays = 180

export async function deleteOldNotifications(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  await db.execute(sql`
    with old as (select company_id, id from notifications where created_at < ${before}::timestamptz)
    delete from notification_receivers r using old where r.company_id = old.company_id and r.notification_id = old.id`)
  await db.execute(sql`delete from notifications where created_at < ${before}::timestamptz`)
}
