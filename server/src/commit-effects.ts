import type { LiveEvent } from '@foyer/contract/live/events'
import pg from 'pg'
import { asJson } from './db/as-json'
import type { LastStatements } from './db/transaction'
import { jobRows, type NewJob, wakeChannel } from './jobs/job-table'
import type { JobKind, JobPayload } from './jobs/queue'
import { type Sender, signed } from './live/sender'

export interface CommitEffects {
  /** A job for after the commit: written at the end of the transaction, so that it exists only if that is committed. Due at once, or later. */
  enqueue: <K extends JobKind>(kind: K, payload: JobPayload<K>, at?: Date) => Promise<void>
  /** Tells open pages of these people, in every server process, once the transaction is committed. */
  tell: (userIds: string[], event: LiveEvent) => Promise<void>
  /** A statement that is sent with the commit. */
  atCommit: (statement: () => string) => void
}

export const liveChannel = 'foyer_live'
/** PostgreSQL limits a notification to 8,000 bytes. */
const toldAtOnce = 100

const text = (value: string): string => pg.escapeLiteral(value)

/** One statement for all jobs and messages of a transaction. */
function writeEffects(jobs: readonly NewJob[], messages: readonly string[]): string {
  const notes = [
    ...(jobs.length > 0 ? [{ channel: wakeChannel, message: '' }] : []),
    ...messages.map((message) => ({ channel: liveChannel, message })),
  ]
  const rows = notes.map(({ channel, message }) => `(${text(channel)}, ${text(message)})`)
  const select = `select pg_notify(channel, message) from (values ${rows.join(', ')}) as note(channel, message)`
  if (jobs.length === 0) return select
  return `with job as (
    insert into jobs (id, company_id, kind, payload, run_at, created_at)
    select id, company_id, kind, payload, at, at from json_to_recordset(${text(asJson(jobRows(jobs)))})
      as x(id uuid, company_id uuid, kind text, payload jsonb, at timestamptz)
  ) ${select}`
}

/** Collected while the transaction runs, written in the message that commits it. */
export function collectEffects(
  last: LastStatements,
  { now, sender }: { now: Date; sender: Sender | undefined },
): CommitEffects {
  const jobs: NewJob[] = []
  const messages: string[] = []
  const collect = () => {
    if (jobs.length + messages.length === 0) last.push(() => writeEffects(jobs, messages))
  }
  return {
    atCommit: (statement) => void last.push(statement),
    enqueue: async (kind, payload, at = now) => {
      collect()
      jobs.push({ kind, payload, at })
    },
    tell: async (userIds, event) => {
      if (userIds.length === 0) return
      collect()
      for (let from = 0; from < userIds.length; from += toldAtOnce)
        messages.push(
          JSON.stringify({
            userIds: userIds.slice(from, from + toldAtOnce),
            event: signed(event, sender),
          }),
        )
    },
  }
}
