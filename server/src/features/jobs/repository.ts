import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { jobs } from '../../db/schema/jobs'
import { wakeChannel } from '../../jobs/job-table'

/** The newest ones only: a longer list has one common cause. */
const most = 200

const isFailed = (companyId: string) => and(eq(jobs.companyId, companyId), isNotNull(jobs.failedAt))

export const findFailed = (db: Db, companyId: string) =>
  db
    .select({ id: jobs.id, kind: jobs.kind, failedAt: jobs.failedAt, tries: jobs.tries, error: jobs.error })
    .from(jobs)
    .where(isFailed(companyId))
    .orderBy(desc(jobs.failedAt))
    .limit(most)

/** As if it were new, with all attempts. */
export async function putBack(db: Db, companyId: string, id: string, now: Date): Promise<boolean> {
  const back = await db
    .update(jobs)
    .set({ failedAt: null, error: null, tries: 0, runAt: now })
    .where(and(isFailed(companyId), eq(jobs.id, id)))
    .returning({ id: jobs.id })
  await db.execute(sql`select pg_notify(${wakeChannel}, '')`)
  return back.length > 0
}
