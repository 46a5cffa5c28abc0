import { bigint, boolean, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { companyId, instant, updatedAt } from './columns'

/** What a person is to win in a month: a value, a number of leads, or both. */
export const salesTargets = pgTable(
  'sales_targets',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    /** The first of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    amount: bigint('amount', { mode: 'number' }),
    leads: integer('leads'),
    setBy: uuid('set_by').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.month, t.userId] })],
)

/** Admins who do or do not want the weekly mail; whoever has no row gets it. */
export const digestPreferences = pgTable(
  'digest_preferences',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    byEmail: boolean('by_email').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] })],
)

/** The weeks of which the admins of a firm have got their mail, or of which there was nothing to tell. */
export const digestsSent = pgTable(
  'digests_sent',
  {
    companyId: companyId(),
    /** The Monday of the week that is told of. */
    week: date('week', { mode: 'string' }).notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.week] })],
)
