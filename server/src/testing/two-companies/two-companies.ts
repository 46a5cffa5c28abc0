import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { createApp } from '../../app'
import { liveChannel } from '../../commit-effects'
import { createCompanyMemory } from '../../company-memory'
import { sendThrough, type TestApp } from '../test-app'
import type { Case } from './cases'
import { furnish } from './furnish/furnish'
import { closeLedger, type Ledger, openLedger } from './ledger'
import { type OtherCompany, otherCompanyOf } from './other-company'
import { type Done, readTexts, storedTexts, withoutChance } from './outcome'
import type { OwnThings } from './own-things'
import type { Statements } from './statements'
import { readRows, readTables, replaceRows, type Table } from './tables'

export interface TwoCompanies {
  own: OwnThings
  isOwn: (id: string) => boolean
  other: OtherCompany
  tables: Table[]
  /** Until then the other company is only an idea: nothing of it is in the database. */
  moveIn: () => Promise<void>
  /** One call, and everything as it was before. A call about own things reads the settings again. */
  call: (endpoint: AnyEndpoint, one: Case) => Promise<Done>
  close: () => Promise<void>
}

/** When all calls of a grid happen. */
const now = new Date('2026-04-15T06:30:00Z')

/** The receivers come in any order. */
const inOrder = (message: string): string => {
  const { userIds, ...rest } = JSON.parse(message) as { userIds: string[] }
  return JSON.stringify({ userIds: userIds.sort(), ...rest })
}

/** Live events, in the order of their transactions. */
async function hearEvents({ deps: { database } }: TestApp) {
  let heard: string[] = []
  let caughtUp = () => {}
  const stops = [
    await database.listen(liveChannel, (message) => heard.push(inOrder(message))),
    await database.listen('grid_caught_up', () => caughtUp()),
  ]
  return {
    /** Those since the last time. */
    take: async (): Promise<string[]> => {
      const waiting = new Promise<void>((resolve) => {
        caughtUp = resolve
      })
      await database.pool.query(`select pg_notify('grid_caught_up', '')`)
      await waiting
      const taken = heard
      heard = []
      return taken
    },
    stop: async () => {
      for (const stop of stops) await stop()
    },
  }
}

/** A session may make 1,200 calls in a minute, 60 of them with files: a new app counts from the beginning. */
const callsOfAnApp = 1_000
const weightOfFiles = 20

function callCounter({ server, app, send }: TestApp) {
  let current = { app, send }
  let calls = 0
  const close = async () => {
    if (current.app !== app) await current.app.close()
  }
  return {
    next: async ({ request }: AnyEndpoint): Promise<TestApp['send']> => {
      calls += request.form ? weightOfFiles : 1
      if (calls >= callsOfAnApp) {
        calls = 0
        await close()
        const next = await createApp(server)
        current = { app: next, send: sendThrough(next) }
      }
      return current.send
    },
    close,
  }
}

export async function openTwoCompanies(test: TestApp, statements: Statements): Promise<TwoCompanies> {
  const { pool } = test.deps.database
  const { own, ...people } = await furnish(test, now)
  const tables = await readTables(pool)
  const rows = await readRows(pool, tables)
  const other = otherCompanyOf(tables, rows, own, [
    people.caller.userId,
    people.clerk.userId,
    people.client.userId,
  ])
  const ownIds = new Set(Object.values(own))
  const parts = new Set(JSON.stringify([rows, other.rows]).match(/[\w.:+$/=-]+/g))
  const plain = (text: string) =>
    withoutChance(text, (part) => parts.has(part) || parts.has(part.replace(/\.?0*Z$/, '+00:00')))
  const events = await hearEvents(test)
  const counter = callCounter(test)
  let ledger: Ledger = await openLedger(pool, tables, other)

  return {
    own,
    isOwn: (id) => ownIds.has(id),
    other,
    tables,
    moveIn: async () => {
      // Before the own rows: where one of several is taken, it is not the own one.
      await replaceRows(pool, tables, [other.rows, rows])
      ledger = await openLedger(pool, tables, other)
    },
    call: async (endpoint, { by, swapped, input }) => {
      // What the server remembers of the settings would hide how they are read.
      if (swapped.length === 0) test.deps.memory = createCompanyMemory()
      const send = await counter.next(endpoint)
      statements.taken()
      const { status, body } = await send(people[by], endpoint, input)
      const read = readTexts(statements.taken(), plain)
      const changes = await ledger.changes()
      const hasChanged = changes.own.length + changes.others.length > 0
      const outcome = {
        status,
        answer: plain(JSON.stringify(body)),
        read,
        stored: storedTexts(changes.own, hasChanged ? await ledger.ownRows(changes.own) : {}, plain),
        told: hasChanged ? (await events.take()).map(plain) : [],
      }
      await ledger.restore(changes)
      return { outcome, touched: changes.others.map(({ name }) => name) }
    },
    close: async () => {
      await events.stop()
      await counter.close()
      await closeLedger(pool)
      test.setNow(undefined)
    },
  }
}
