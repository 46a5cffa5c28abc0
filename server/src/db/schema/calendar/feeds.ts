import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant } from '../columns'

/** The private address under which a phone reads somebody's calendar; none where it is switched off. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    /** Of the token in the address, by which it is found. */
    tokenHash: text('token_hash').notNull(),
    /** The token itself, locked: the address is shown again to its person. */
    token: text('token').notNull(),
    createdAt: createdAt(),
    /** What was last sent, and since when it has been that. */
    fileTag: text('file_tag'),
    changedAt: instant('changed_at'),
    lastFetchedAt: instant('last_fetched_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    uniqueIndex('calendar_feeds_by_token').on(t.tokenHash),
  ],
)
