import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companyId, createdAt } from '../columns'

/** Calls that named a key of their own, with what was answered: kept for a day (a month where it was written without a network), so that a repeated one is not made again. */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** Of what was asked: the same key may not stand for another call. */
    fingerprint: text('fingerprint').notNull(),
    /** As JSON; written when the call is committed. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.key] }),
    index('answered_calls_by_age').on(t.createdAt),
  ],
)
