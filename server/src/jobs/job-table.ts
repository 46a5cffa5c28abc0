import type { Database } from '../db/client'
import { newId } from '../new-id'
import { nextRun } from './cron'
import type { JobPayloads } from './kinds'

/** Wakes the workers of every process when the transaction that wrote a job is committed. */
export const wakeChannel = 'foyer_jobs'

export interface ClaimedJob {
  id: string
  kind: keyof JobPayloads
  payload: never
  tries: number
  cron: string | null
  claim: string
}

export interface NewJob {
  kind: keyof JobPayloads
  payload: JobPayloads[keyof JobPayloads]
  at: Date
}

/** Jobs as rows; whoever inserts them also wakes the workers. */
export const jobRows = (jobs: readonly NewJob[]) =>
  jobs.map(({ kind, payload, at }) => ({
    id: newId(at),
    company_id: 'companyId' in payload ? payload.companyId : undefined,
    kind,
    payload,
    at,
  }))

/** One row for each repeating kind; a changed schedule moves it, an unchanged one leaves it. */
const upsertSchedule = `
  insert into jobs (id, kind, payload, run_at, cron, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (kind) where cron is not null do update set
    payload = excluded.payload,
    run_at = case when jobs.cron = excluded.cron then jobs.run_at else excluded.run_at end,
    cron = excluded.cron`

export const insertSchedule = <K extends keyof JobPayloads>(
  database: Database,
  kind: K,
  cron: string,
  payload: JobPayloads[K],
  now: Date,
) =>
  database.pool.query(upsertSchedule, [
    newId(now),
    kind,
    JSON.stringify(payload),
    nextRun(cron, now),
    cron,
    now,
  ])

/** Of each kind as many as there is room for; rows that another process has locked are skipped. */
const claimDue = `
  with due as (
    select job.id
    from unnest($1::text[], $2::int[]) as wanted (kind, room)
    cross join lateral (
      select id from jobs
      where jobs.kind = wanted.kind and failed_at is null and run_at <= $3
      order by run_at limit wanted.room for update skip locked
    ) as job
  )
  update jobs set claim = $4, run_at = $5, tries = tries + 1
  from due where jobs.id = due.id
  returning jobs.id, jobs.kind, jobs.payload, jobs.tries, jobs.cron, jobs.claim`

export interface Room {
  kind: keyof JobPayloads
  /** How many more of the kind may run. */
  room: number
}

/** Each of these is one statement and so a transaction of its own. */
export async function claim(
  database: Database,
  rooms: readonly Room[],
  now: Date,
  leaseEnd: Date,
): Promise<ClaimedJob[]> {
  const [kinds, room] = [rooms.map(({ kind }) => kind), rooms.map((one) => one.room)]
  const found = await database.pool.query<ClaimedJob>({
    name: 'claim-jobs',
    text: claimDue,
    values: [kinds, room, now, newId(now), leaseEnd],
  })
  return found.rows
}

export type JobEnd =
  | { is: 'done' }
  | { is: 'again'; at: Date; error: string }
  | { is: 'next'; at: Date; error: string | null }
  | { is: 'failed'; at: Date; error: string }

const ends = {
  done: 'delete from jobs',
  again: 'update jobs set claim = null, run_at = $3, error = $4',
  next: 'update jobs set claim = null, run_at = $3, tries = 0, error = $4',
  failed: 'update jobs set claim = null, failed_at = $3, error = $4',
} satisfies Record<JobEnd['is'], string>

/** Only for the worker that holds it: one that was considered lost changes nothing any more. */
export async function settle(
  database: Database,
  { id, claim: held }: ClaimedJob,
  end: JobEnd,
): Promise<void> {
  await database.pool.query({
    name: `job-${end.is}`,
    text: `${ends[end.is]} where id = $1 and claim = $2`,
    values: end.is === 'done' ? [id, held] : [id, held, end.at, end.error],
  })
}

export const extendLease = (database: Database, { id, claim: held }: ClaimedJob, leaseEnd: Date) =>
  database.pool.query('update jobs set run_at = $3 where id = $1 and claim = $2', [id, held, leaseEnd])
