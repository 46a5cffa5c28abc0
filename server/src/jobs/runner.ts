import { jobFailures } from '@foyer/contract/jobs/messages'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/client'
import { nextRun } from './cron'
import { type ClaimedJob, claim, extendLease, type JobEnd, type Room, settle } from './job-table'
import { type Attempt, atOnce, JobFailed, type JobHandler, type JobHandlers, type JobPayloads } from './kinds'

/** Five attempts: at once, then after half a minute, 2, 8 and 32 minutes. Enough for a mail server with greylisting. */
const maxTries = 5
const waitAfter = (tries: number): number => 30_000 * 4 ** (tries - 1)

/** How long after its last sign of life a worker is considered lost. */
const lease = 120_000

export interface RunnerParts {
  database: Database
  log: FastifyBaseLogger
  clock: () => Date
}

export interface Runner {
  /** Runs what is due now or becomes due meanwhile; resolves when nothing is left and nothing runs. */
  runDue: () => Promise<void>
  /** Something new may be due. */
  nudge: () => void
  /** Takes no more jobs; resolves when the running ones have ended. */
  finish: () => Promise<void>
}

export function createRunner({ database, log, clock }: RunnerParts, handlers: JobHandlers): Runner {
  const kinds = Object.keys(handlers) as (keyof JobPayloads)[]
  const running = new Map<ClaimedJob, Promise<void>>()
  const later = (ms: number) => new Date(clock().getTime() + ms)
  let isStopping = false
  let isNudged = false
  let interrupt = () => {}

  const rooms = (): Room[] =>
    kinds
      .map((kind) => {
        const taken = [...running.keys()].filter((job) => job.kind === kind).length
        return { kind, room: atOnce[kind] - taken }
      })
      .filter(({ room }) => room > 0)

  async function take(): Promise<void> {
    const free = rooms()
    if (isStopping || free.length === 0) return
    for (const job of await claim(database, free, clock(), later(lease)))
      running.set(
        job,
        run(job).finally(() => {
          running.delete(job)
          // It has made room, maybe while others were looked up: so look again, also after the last one.
          isNudged = true
        }),
      )
  }

  /** What was taken was all that is due and fits: it is looked again when a job has ended or somebody nudges. */
  async function runDue(): Promise<void> {
    do {
      isNudged = false
      await take()
      if (!isNudged && running.size > 0)
        await Promise.race([
          ...running.values(),
          new Promise<void>((resolve) => {
            interrupt = resolve
          }),
        ])
    } while (isNudged || running.size > 0)
  }

  async function run(job: ClaimedJob): Promise<void> {
    const beat = setInterval(() => {
      extendLease(database, job, later(lease)).catch((err) => log.error({ err }, 'a lease was not extended'))
    }, lease / 3)
    try {
      await settle(database, job, await work(job))
    } catch (err) {
      // Its lease expires, and then it is taken again.
      log.error({ err, jobId: job.id, kind: job.kind }, 'the end of a job could not be written')
    } finally {
      clearInterval(beat)
    }
  }

  async function work(job: ClaimedJob): Promise<JobEnd> {
    const { id, kind, payload, tries, cron } = job
    const attempt: Attempt = { tries, isLast: tries >= maxTries }
    const handler = handlers[kind] as JobHandler<unknown>
    const next = () => nextRun(cron ?? '', clock())
    try {
      // It ended its process each time, so that no error could be written.
      if (tries > maxTries) throw new JobFailed(jobFailures.lost, true)
      await handler(payload, attempt)
      return cron ? { is: 'next', at: next(), error: null } : { is: 'done' }
    } catch (error) {
      const isExpected = error instanceof JobFailed
      log[isExpected ? 'warn' : 'error'](
        { jobId: id, kind, tries, ...(isExpected ? {} : { err: error }) },
        'a job failed',
      )
      const text = isExpected ? error.message : jobFailures.unexpected
      const isOver = attempt.isLast || (isExpected && error.isFinal)
      if (!isOver) return { is: 'again', at: later(waitAfter(tries)), error: text }
      if (cron) return { is: 'next', at: next(), error: text }
      await handler.giveUp?.(payload)
      return { is: 'failed', at: clock(), error: text }
    }
  }

  return {
    runDue,
    nudge: () => {
      isNudged = true
      interrupt()
    },
    finish: async () => {
      isStopping = true
      await Promise.all(running.values())
    },
  }
}
