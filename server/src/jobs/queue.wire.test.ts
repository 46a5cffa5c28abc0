import { randomUUID } from 'node:crypto'
import { jobFailures } from '@foyer/contract/jobs/messages'
import type { QueryConfig } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asSystem, inCompany, type Scope } from '../context'
import { type Database, openDatabase } from '../db/client'
import { useTestApp } from '../testing/test-app'
import { atOnce, JobFailed, type JobHandlers } from './kinds'
import { openJobQueue } from './queue'
import { createRunner } from './runner'

const test = useTestApp()

const start = new Date('2026-03-01T10:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const minute = 60_000

/** A mark in each job, so that jobs of other tests do not count. */
const newMark = (): string => randomUUID()
const send = (mark: string, companyId?: string) => (scope: Scope) =>
  scope.enqueue('mail.send', { mailId: mark, companyId })

const recording = (seen: string[], fail: (mark: string) => unknown = () => undefined): JobHandlers => ({
  'mail.send': async ({ mailId }) => {
    seen.push(mailId)
    const failure = fail(mailId)
    if (failure) throw failure
  },
})

const failedJobs = async (mark: string) =>
  (
    await test.deps.database.pool.query(
      `select tries, error, failed_at as at from jobs where payload ->> 'mailId' = $1 and failed_at is not null`,
      [mark],
    )
  ).rows

const parts = () => {
  const { database, log, clock } = test.deps
  return { database, log, clock }
}

/** The job waits here until the test lets it continue. */
function gate() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  return { held, release }
}

beforeEach(() => test.setNow(start))
afterEach(() => test.setNow(undefined))

describe('work after a commit', () => {
  it('is done once when the transaction is committed', async () => {
    const [mark, seen] = [newMark(), [] as string[]]
    await asSystem(test.deps, send(mark))
    await test.deps.jobs.runDue(recording(seen))
    await test.deps.jobs.runDue(recording(seen))
    expect(seen.filter((one) => one === mark)).toEqual([mark])
  })

  it('is done to the last job, also when all running ones end while others are looked up', async () => {
    const [marks, seen] = [Array.from({ length: 6 }, newMark), [] as string[]]
    await asSystem(test.deps, async (scope) => {
      for (const mark of marks) await send(mark)(scope)
    })
    const [allRun, lookedUp, ended] = [gate(), gate(), gate()]
    let left = atOnce['mail.send']
    const { pool } = test.deps.database
    const query = async (wanted: QueryConfig) => {
      const result = await pool.query(wanted)
      if (result.command === 'DELETE' && --left === 0) ended.release()
      if (result.command === 'UPDATE' && result.rowCount === 0) {
        lookedUp.release()
        await ended.held
      }
      return result
    }
    const database: Database = Object.create(test.deps.database, {
      pool: { value: Object.create(pool, { query: { value: query } }) },
    })
    const runner = createRunner(
      { ...parts(), database },
      {
        'mail.send': async ({ mailId }) => {
          if (seen.push(mailId) === atOnce['mail.send']) allRun.release()
          await lookedUp.held
        },
        'accounts.purge': async () => {},
      },
    )
    const done = runner.runDue()
    await allRun.held
    // There is no room for more of them, but there is for another kind.
    runner.nudge()
    await done
    expect(seen).toEqual(expect.arrayContaining(marks))
  })

  it('never is when it is undone', async () => {
    const [mark, seen] = [newMark(), [] as string[]]
    const undone = asSystem(test.deps, async (scope) => {
      await send(mark)(scope)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await test.deps.jobs.runDue(recording(seen))
    expect(seen).not.toContain(mark)
  })

  it('can be written by a company for itself, and for no other', async () => {
    const [ours, theirs] = [await test.company(), await test.company()]
    const [mark, foreign, seen] = [newMark(), newMark(), [] as string[]]
    await inCompany(test.deps, ours.id, send(mark, ours.id))
    await expect(inCompany(test.deps, ours.id, send(foreign, theirs.id))).rejects.toMatchObject({
      code: '42501',
    })
    await expect(inCompany(test.deps, ours.id, send(foreign))).rejects.toMatchObject({ code: '42501' })
    await test.deps.jobs.runDue(recording(seen))
    expect(seen).toContain(mark)
    expect(seen).not.toContain(foreign)
  })
})

describe('work that fails', () => {
  it('is tried five times, each time after a longer wait, and then is kept', async () => {
    const [mark, seen] = [newMark(), [] as string[]]
    const handlers = recording(seen, (one) => one === mark && new JobFailed('not yet', false))
    await asSystem(test.deps, send(mark))
    const tries = () => seen.filter((one) => one === mark).length
    const at = [0, 0.5, 2.5, 10.5, 42.5]
    for (const [done, time] of at.entries()) {
      test.setNow(after(time * minute - 1))
      await test.deps.jobs.runDue(handlers)
      expect(tries()).toBe(done)
      expect(await failedJobs(mark)).toEqual([])
      test.setNow(after(time * minute))
      await test.deps.jobs.runDue(handlers)
      expect(tries()).toBe(done + 1)
    }
    expect(await failedJobs(mark)).toEqual([{ tries: 5, error: 'not yet', at: after(42.5 * minute) }])
  })

  it('is kept at once when trying again cannot help', async () => {
    const mark = newMark()
    await asSystem(test.deps, send(mark))
    await test.deps.jobs.runDue(recording([], (one) => one === mark && new JobFailed('never', true)))
    expect(await failedJobs(mark)).toMatchObject([{ tries: 1, error: 'never' }])
  })

  it('does not repeat or hold up other work', async () => {
    const [bad, good, seen] = [newMark(), [newMark(), newMark(), newMark()], [] as string[]]
    await asSystem(test.deps, async (scope) => {
      for (const mark of [good[0], bad, good[1], good[2]]) await send(mark ?? '')(scope)
    })
    const handlers = recording(seen, (one) => one === bad && new JobFailed('no', true))
    await test.deps.jobs.runDue(handlers)
    await test.deps.jobs.runDue(handlers)
    expect(seen.filter((one) => good.includes(one)).sort()).toEqual([...good].sort())
  })

  it('says nothing of our inside to an admin', async () => {
    const mark = newMark()
    await asSystem(test.deps, send(mark))
    const handlers = recording([], (one) => one === mark && new TypeError('x is not a function'))
    for (const time of [0, 1, 10, 60, 300]) {
      test.setNow(after(time * minute))
      await test.deps.jobs.runDue(handlers)
    }
    expect(await failedJobs(mark)).toMatchObject([{ tries: 5, error: jobFailures.unexpected }])
  })

  it('is taken up again when its process ends in the middle, and kept when that happens each time', async () => {
    const [mark, seen] = [newMark(), [] as string[]]
    await asSystem(test.deps, send(mark))
    const claimAndVanish = () =>
      test.deps.database.pool.query(
        `update jobs set tries = tries + 1, claim = gen_random_uuid(), run_at = $2 where payload ->> 'mailId' = $1`,
        [mark, after(2 * minute)],
      )
    await claimAndVanish()
    await test.deps.jobs.runDue(recording(seen))
    expect(seen).not.toContain(mark)
    for (let i = 1; i < 5; i++) await claimAndVanish()
    test.setNow(after(2 * minute))
    await test.deps.jobs.runDue(recording(seen))
    expect(seen).not.toContain(mark)
    expect(await failedJobs(mark)).toMatchObject([{ error: jobFailures.lost }])
  })

  it('is left alone by a worker that was already counted as lost', async () => {
    const mark = newMark()
    await asSystem(test.deps, send(mark))
    await test.deps.jobs.runDue({
      'mail.send': async ({ mailId }) => {
        if (mailId !== mark) return
        await test.deps.database.pool.query(
          `update jobs set claim = gen_random_uuid(), error = 'of another' where payload ->> 'mailId' = $1`,
          [mark],
        )
      },
    })
    const { rows } = await test.deps.database.pool.query(
      `delete from jobs where payload ->> 'mailId' = $1 returning error`,
      [mark],
    )
    expect(rows).toEqual([{ error: 'of another' }])
  })
})

describe('workers', () => {
  /** There is no polling here: what runs was woken by the commit. */
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('wake up as soon as work is committed, and finish it before they stop', async () => {
    const queue = openJobQueue(parts())
    const [first, second] = [newMark(), newMark()]
    const ended: string[] = []
    const { held, release } = gate()
    const begun = new Promise<void>((resolve) => {
      queue.work({
        'mail.send': async ({ mailId }) => {
          if (mailId === second) {
            resolve()
            await held
          }
          ended.push(mailId)
        },
      })
    })
    await asSystem(test.deps, send(first))
    await asSystem(test.deps, send(second))
    await begun
    const stopped = queue.stop()
    release()
    await stopped
    expect(ended).toContain(first)
    expect(ended).toContain(second)
    const left = await test.deps.database.pool.query(
      `select from jobs where payload ->> 'mailId' = any($1)`,
      [[first, second]],
    )
    expect(left.rowCount).toBe(0)
  })

  it('do not let one slow job block another kind', async () => {
    const queue = openJobQueue(parts())
    await queue.schedule('leads.fold-tallies', '30 11 * * *', {})
    const mark = newMark()
    const { held, release } = gate()
    await asSystem(test.deps, async (scope) => {
      for (let i = 0; i < 6; i++) await send(mark)(scope)
    })
    test.setNow(new Date('2026-03-01T11:30:00Z'))
    await new Promise<void>((resolve) => {
      queue.work({
        'mail.send': async ({ mailId }) => {
          if (mailId === mark) await held
        },
        'leads.fold-tallies': async () => resolve(),
      })
    })
    release()
    await queue.stop()
    await test.deps.jobs.runDue(recording([]))
  })

  it('of two servers on one database do each job once', async () => {
    const { database, env, log } = test.deps
    const other =
      database.kind === 'postgres'
        ? await openDatabase({ databaseUrl: env.DATABASE_URL, log, onFailure: () => {} })
        : database
    const queues = [openJobQueue(parts()), openJobQueue({ ...parts(), database: other })]
    const marks = Array.from({ length: 60 }, newMark)
    const seen: string[] = []
    await asSystem(test.deps, async (scope) => {
      for (const mark of marks) await send(mark)(scope)
    })
    await Promise.all(queues.map((queue) => queue.runDue(recording(seen))))
    expect(seen.filter((mark) => marks.includes(mark)).sort()).toEqual([...marks].sort())
    if (other !== database) await other.close()
  })
})
