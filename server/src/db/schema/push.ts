import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sessions } from './accounts'
import { companyId, createdAt, instant, updatedAt } from './columns'

/** The server's own pair of keys, among its secrets; every device belongs to it. */
export const pushKeysName = 'push keys'

/** Browsers that show notifications; one goes with the session in which it was connected. */
export const pushDevices = pgTable(
  'push_devices',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    shownAt: instant('shown_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('push_devices_endpoint').on(t.endpoint),
    index('push_devices_by_user').on(t.companyId, t.userId, t.createdAt),
    index('push_devices_by_session').on(t.sessionId),
  ],
)

/** What a person wants to see on all their devices; without a row everything, and nothing at night. */
export const pushChoices = pgTable(
  'push_choices',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    /** The kinds that are not shown, so that a kind which is added later is. */
    unwanted: text('unwanted').array().notNull().default(sql`'{}'::text[]`),
    quietFrom: text('quiet_from'),
    quietTo: text('quiet_to'),
    /** The last devices that the person removed: their browsers are not to come back by themselves. */
    removed: uuid('removed').array().notNull().default(sql`'{}'::uuid[]`),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] })],
)
