import { afterEach, beforeEach, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app'
import { JobFailed, type JobHandlers } from './kinds'
import { openJobQueue } from './queue'

const test = useTestApp()

const start = new Date('2026-03-01T10:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const minute = 60_000
const queue = () => {
  const { database, log, clock } = test.deps
  return openJobQueue({ database, log, clock })
}

beforeEach(() => test.setNow(start))
afterEach(() => test.setNow(undefined))

it('work that comes back runs at its times, once, however many processes there are', async () => {
  const [first, second] = [queue(), queue()]
  for (const queue of [first, second]) await queue.schedule('accounts.purge', '17 3 * * *', {})
  let runs = 0
  const handlers: JobHandlers = {
    'accounts.purge': async () => {
      runs++
    },
  }
  const bothAt = async (time: string) => {
    test.setNow(new Date(time))
    await Promise.all([first.runDue(handlers), second.runDue(handlers)])
    return runs
  }
  expect(await bothAt('2026-03-02T03:16:59Z')).toBe(0)
  expect(await bothAt('2026-03-02T03:17:00Z')).toBe(1)
  expect(await bothAt('2026-03-02T23:00:00Z')).toBe(1)
  expect(await bothAt('2026-03-05T12:00:00Z')).toBe(2)
  expect(await bothAt('2026-03-06T03:17:00Z')).toBe(3)
})

it('work that comes back keeps its time over a restart and moves with a new timetable', async () => {
  const runAt = async () =>
    (await test.deps.database.pool.query(`select run_at from jobs where kind = 'leads.fold-tallies'`)).rows
  const { jobs } = test.deps
  await jobs.schedule('leads.fold-tallies', '*/10 * * * *', {})
  test.setNow(after(60 * minute))
  await jobs.schedule('leads.fold-tallies', '*/10 * * * *', {})
  expect(await runAt()).toEqual([{ run_at: after(10 * minute) }])
  await jobs.schedule('leads.fold-tallies', '0 12 * * *', {})
  expect(await runAt()).toEqual([{ run_at: new Date('2026-03-01T12:00:00Z') }])
})

it('work comes back although it failed', async () => {
  const { jobs } = test.deps
  await jobs.schedule('leads.fold-tallies', '0 12 * * *', {})
  let runs = 0
  const handlers: JobHandlers = {
    'leads.fold-tallies': async () => {
      runs++
      throw new JobFailed('not today', true)
    },
  }
  for (const day of [2, 3, 4]) {
    test.setNow(new Date(`2026-03-0${day}T12:00:00Z`))
    await jobs.runDue(handlers)
  }
  expect(runs).toBe(3)
})
