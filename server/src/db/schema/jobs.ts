import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns'

/** Jobs. A finished one is deleted; one that failed for good stays until it is retried, for 30 days. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id'),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** When it may be taken; while it runs, when its worker is considered lost. */
    runAt: instant('run_at').notNull(),
    /** Set while it runs: only the worker that holds it may write its result. */
    claim: uuid('claim'),
    tries: integer('tries').notNull().default(0),
    /** For repeating jobs: a cron line with five fields, in UTC. */
    cron: text('cron'),
    failedAt: instant('failed_at'),
    error: text('error'),
    createdAt: createdAt(),
  },
  (t) => [
    index('jobs_due').on(t.kind, t.runAt).where(sql`failed_at is null`),
    index('jobs_failed').on(t.companyId, t.failedAt).where(sql`failed_at is not null`),
    uniqueIndex('jobs_by_schedule').on(t.kind).where(sql`cron is not null`),
  ],
)
