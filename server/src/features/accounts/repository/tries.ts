import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { signInFailures } from '../../../db/schema/accounts'

/** Those who count for one of these wait for each other, so that parallel tries do not exceed a limit. */
export const lockSubjects = (db: Db, subjects: readonly string[]) =>
  db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('sign_in_failures:' || subject, 0))
    from (select subject from unnest(${sql.param([...subjects])}::text[]) as subject order by subject) as ordered`)

export interface TriesOfMinute {
  subject: string
  windowStart: Date
  failures: number
}

export const findTries = (db: Db, subjects: readonly string[], since: Date): Promise<TriesOfMinute[]> =>
  db
    .select()
    .from(signInFailures)
    .where(and(inArray(signInFailures.subject, [...subjects]), gt(signInFailures.windowStart, since)))
    .orderBy(asc(signInFailures.windowStart))

export const addTries = (db: Db, subjects: readonly string[], windowStart: Date) =>
  db
    .insert(signInFailures)
    .values(subjects.map((subject) => ({ subject, windowStart, failures: 1 })))
    .onConflictDoUpdate({
      target: [signInFailures.subject, signInFailures.windowStart],
      set: { failures: sql`${signInFailures.failures} + 1` },
    })

export const giveBackTry = (db: Db, subject: string, windowStart: Date) =>
  db
    .update(signInFailures)
    .set({ failures: sql`${signInFailures.failures} - 1` })
    .where(
      and(
        eq(signInFailures.subject, subject),
        eq(signInFailures.windowStart, windowStart),
        gt(signInFailures.failures, 0),
      ),
    )

export const clearTries = (db: Db, subject: string) =>
  db.delete(signInFailures).where(eq(signInFailures.subject, subject))

/** The longest limit counts over a day and is rounded to minutes. */
export const deleteOldTries = (db: Db, now: Date) =>
  db.delete(signInFailures).where(lt(signInFailures.windowStart, new Date(now.getTime() - 2 * 86_400_000)))
