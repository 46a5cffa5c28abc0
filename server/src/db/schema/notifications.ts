import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant } from './columns'

export const notifications = pgTable(
  'notifications',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    text: text('text').notNull(),
    feature: text('feature').notNull(),
    link: text('link'),
    detailedLink: text('detailed_link'),
    projectId: uuid('project_id'),
    projectName: text('project_name'),
    /** The person concerned; others may receive it too. */
    receiverId: uuid('receiver_id'),
    senderId: uuid('sender_id'),
    /** The leads it tells of: it goes with them. */
    /** What happened; none for what was sent by hand, and for what is older than this column. */
    event: text('event'),
    aboutLeads: uuid('lead_ids').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('notifications_by_age').on(t.createdAt),
    index('notifications_by_lead').using('gin', t.aboutLeads),
  ],
)

export const notificationReceivers = pgTable(
  'notification_receivers',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.notificationId] }),
    index('notification_receivers_in_order').on(t.companyId, t.userId, t.createdAt, t.notificationId),
    index('notification_receivers_unread').on(t.companyId, t.userId).where(sql`read_at is null`),
    index('notification_receivers_by_notification').on(t.companyId, t.notificationId),
    foreignKey({
      columns: [t.companyId, t.notificationId],
      foreignColumns: [notifications.companyId, notifications.id],
    }),
  ],
)

/** Who is notified of what, and how (1 email, 2 bell, 3 bell to ids): one set per company, from its first day. */
export const notificationRules = pgTable(
  'notification_rules',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    feature: text('feature').notNull(),
    event: text('event').notNull(),
    toSuperAdmins: boolean('to_super_admins').notNull(),
    toAdmins: boolean('to_admins').notNull(),
    toReceiver: boolean('to_receiver').notNull(),
    toOthers: boolean('to_others').notNull(),
    channel: integer('channel').notNull(),
    subject: text('subject').notNull().default(''),
    emailText: text('email_text').notNull().default(''),
    bellText: text('bell_text').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('notification_rules_by_event').on(t.companyId, t.feature, t.event),
  ],
)
