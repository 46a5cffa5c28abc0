import { insertSchedule, wakeChannel } from './job-table'
import type { JobHandlers, JobPayloads } from './kinds'
import { createRunner, type RunnerParts } from './runner'

export type JobKind = keyof JobPayloads
export type JobPayload<K extends JobKind> = JobPayloads[K]

export interface JobQueue {
  /** Repeats at these times (five fields, UTC), once for all processes. */
  schedule: <K extends JobKind>(kind: K, cron: string, payload: JobPayload<K>) => Promise<void>
  /** Starts the workers of this process. */
  work: (handlers: JobHandlers) => Promise<void>
  /** Without workers: runs everything that is due, and returns when it is done. */
  runDue: (handlers: JobHandlers) => Promise<void>
  /** Gives running jobs some time to end; others are taken by another process or at the next start. */
  stop: () => Promise<void>
}

/** A commit wakes the workers at once; polling is for jobs that become due later and for lost notifications. */
const pollEvery = 5_000
const patience = 20_000

export function openJobQueue(parts: RunnerParts): JobQueue {
  const { database, log, clock } = parts
  let stopWorkers = async () => {}

  async function work(handlers: JobHandlers): Promise<void> {
    const runner = createRunner(parts, handlers)
    let active: Promise<void> | undefined
    const wake = () => {
      runner.nudge()
      active ??= runner
        .runDue()
        .catch((err) => log.error({ err }, 'due work could not be looked up'))
        .finally(() => {
          active = undefined
        })
    }
    const stopListening = await database.listen(wakeChannel, wake, wake)
    const poll = setInterval(wake, pollEvery)
    stopWorkers = async () => {
      stopWorkers = async () => {}
      clearInterval(poll)
      await stopListening()
      await atMost(patience, Promise.all([runner.finish(), active]))
    }
    wake()
  }

  return {
    schedule: async (kind, cron, payload) => {
      await insertSchedule(database, kind, cron, payload, clock())
    },
    work,
    runDue: (handlers) => createRunner(parts, handlers).runDue(),
    stop: () => stopWorkers(),
  }
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}
