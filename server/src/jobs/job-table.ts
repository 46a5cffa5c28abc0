import type { PoolClient } from 'pg'
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

const asWorker = <T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  database.transaction('set local role foyer_system', work)

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
  asWorker(database, (client) =>
    client.query(upsertSchedule, [newId(now), kind, JSON.stringify(payload), nextRun(cron, now), cron, now]),
  )

/** At most one of each kind; rows that another process has locked are skipped. */
const claimDue = `
  with due as (
    select job.id
    from unnest($1::text[]) as wanted (kind)
    cross join lateral (
      select id from jobs
      where jobs.kind = wanted.kind and failed_at is null and run_at <= $2
      order by run_at limit 1 for update skip locked
    ) as job
  )
  update jobs set claim = $3, run_at = $4, tries = tries + 1
  from due where jobs.id = due.id
  returning jobs.id, jobs.kind, jobs.payload, jobs.tries, jobs.cron, jobs.claim`

export async function claim(
  database: Database,
  kinds: string[],
  now: Date,
  leaseEnd: Date,
): Promise<ClaimedJob[]> {
  const found = await asWorker(database, (client) =>
    client.query<ClaimedJob>(claimDue, [kinds, now, newId(now), leaseEnd]),
  )
  return found.rows
}

export type JobEnd =
  | { is: 'done' }
  | { is: 'again'; at: Date; error: string }
  | { is: 'next'; at: Date; error: string | null }
  | { is: 'failed'; at: Date; error: string }

/** Only for the worker that holds it: one that was considered lost changes nothing any more. */
export async function settle(
  database: Database,
  { id, claim: held }: ClaimedJob,
  end: JobEnd,
): Promise<void> {
  const mine = 'where id = $1 and claim = $2'
  await asWorker(database, (client) => {
    if (end.is === 'done') return client.query(`delete from jobs ${mine}`, [id, held])
    const change = { again: 'run_at = $3', next: 'run_at = $3, tries = 0', failed: 'failed_at = $3' }[end.is]
    return client.query(`update jobs set claim = null, ${change}, error = $4 ${mine}`, [
      id,
      held,
      end.at,
      end.error,
    ])
  })
}

export const extendLease = (database: Database, { id, claim: held }: ClaimedJob, leaseEnd: Date) =>
  asWorker(database, (client) =>
    client.query('update jobs set run_at = $3 where id = $1 and claim = $2', [id, held, leaseEnd]),
  )
