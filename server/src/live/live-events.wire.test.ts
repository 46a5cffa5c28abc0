import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@foyer/contract/live/events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asSystem } from '../context'
import { type Database, openDatabase } from '../db/client'
import { useTestApp } from '../testing/test-app'
import { type LiveEvents, openLiveEvents } from './live-events'

const test = useTestApp()

/** Like another server on the same PostgreSQL; the embedded database has only one server. */
let other: Database
let elsewhere: LiveEvents
beforeAll(async () => {
  const { database, env, log } = test.deps
  other =
    database.kind === 'postgres'
      ? await openDatabase({ databaseUrl: env.DATABASE_URL, log, onFailure: () => {} })
      : database
  elsewhere = await openLiveEvents({ database: other, log })
})
afterAll(async () => {
  await elsewhere.close()
  if (other !== test.deps.database) await other.close()
})

const ended = (sessionId: string): LiveEvent => ({ name: 'session-ended', sessionId })
const tell = (userIds: string[], event: LiveEvent) =>
  asSystem(test.deps, (scope) => scope.tell(userIds, event))

function listenTo(live: LiveEvents, userId: string) {
  const seen: LiveEvent[] = []
  const waiting: (() => void)[] = []
  const stop = live.subscribe(userId, {
    onEvent: (event) => {
      seen.push(event)
      for (const go of waiting.splice(0)) go()
    },
    onGap: () => {},
  })
  const next = () => (seen.length > 0 ? Promise.resolve() : new Promise<void>((go) => waiting.push(go)))
  return { seen, next, stop }
}

it('what is told reaches the person in every process', async () => {
  const userId = randomUUID()
  const [here, there] = [listenTo(test.server.live, userId), listenTo(elsewhere, userId)]
  await tell([userId], ended('a'))
  await Promise.all([here.next(), there.next()])
  expect(here.seen).toEqual([ended('a')])
  expect(there.seen).toEqual([ended('a')])
})

it('reaches nobody else, nothing after the end, and nothing that was undone', async () => {
  const [userId, stranger] = [randomUUID(), randomUUID()]
  const [mine, theirs, left] = [
    listenTo(elsewhere, userId),
    listenTo(elsewhere, stranger),
    listenTo(elsewhere, userId),
  ]
  left.stop()
  await asSystem(test.deps, async (scope) => {
    await scope.tell([userId, stranger], ended('undone'))
    throw new Error('undone')
  }).catch(() => {})
  await tell([userId], ended('done'))
  await mine.next()
  expect(mine.seen).toEqual([ended('done')])
  expect(theirs.seen).toEqual([])
  expect(left.seen).toEqual([])
})

it('one listener that fails does not keep it from the others', async () => {
  const userId = randomUUID()
  elsewhere.subscribe(userId, {
    onEvent: () => {
      throw new Error('broken')
    },
    onGap: () => {},
  })
  const good = listenTo(elsewhere, userId)
  await tell([userId], ended('a'))
  await good.next()
  expect(good.seen).toEqual([ended('a')])
})
