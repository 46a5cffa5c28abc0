import type { PoolClient } from 'pg'
import { type BareSql, type Recorded, record, replay } from './bare-sql'
import type { Asked, Case } from './cases/case'
import type { Firm } from './firm'
import { checkFloor } from './floor/calls'
import { jsonOf } from './http'
import { leadsRead } from './plan'
import { median, timed } from './timing'

export interface Figures {
  /** Medians, in milliseconds. */
  bare: number
  http: number
  /** Undefined where the bare server is not asked. */
  floor: number | undefined
  leadsRead: number
  /** Undefined where the answer has no rows. */
  returned: number | undefined
}

/** One case in one firm. */
export interface Subject {
  firm: Firm
  one: Case
  /** For bare SQL. */
  client: PoolClient
}

interface Times {
  bare: number[]
  http: number[]
  floor: number[]
}

const warmUps = 20

const callOver = async (firm: Firm, { who }: Case, { call, check }: Asked): Promise<number> => {
  const { ms, answer } = await timed(() => firm.send(who, call))
  check?.(jsonOf(answer))
  return ms
}

async function callFloor({ floor }: Firm, call: Asked['floor']): Promise<number[]> {
  if (!call) return []
  const { ms, answer } = await timed(() => floor.send(call))
  checkFloor(call, jsonOf(answer))
  return [ms]
}

/** Bare SQL, HTTP and the bare server once each; of what writes, each about another lead. */
async function once({ firm, one, client }: Subject, known: BareSql | undefined, times: Times): Promise<void> {
  const sql = known ?? (await record(firm, one, one.next())).sql
  times.bare.push(await replay(client, sql))
  const asked = one.next()
  times.http.push(await callOver(firm, one, asked))
  times.floor.push(...(await callFloor(firm, asked.floor)))
}

/** All firms in turns, so that other load on the machine affects all alike. */
export async function measure(
  subjects: Subject[],
  requests: number,
  look: (subject: Subject, sql: BareSql) => Promise<void>,
): Promise<Figures[]> {
  const measured: { subject: Subject; recorded: Recorded; known: BareSql | undefined; times: Times }[] = []
  for (const subject of subjects) {
    const { firm, one, client } = subject
    const recorded = await record(firm, one, one.next())
    await look(subject, recorded.sql)
    const isReading = one.mode !== 'writing'
    if (!isReading) await replay(client, recorded.sql)
    const times = { bare: [], http: [], floor: [] }
    measured.push({ subject, recorded, known: isReading ? recorded.sql : undefined, times })
  }
  for (let round = -warmUps; round < requests; round++)
    for (const { subject, known, times } of measured)
      await once(subject, known, round < 0 ? { bare: [], http: [], floor: [] } : times)
  return Promise.all(
    measured.map(async ({ subject, recorded: { sql, returned }, times }) => ({
      bare: median(times.bare),
      http: median(times.http),
      floor: times.floor.length > 0 ? median(times.floor) : undefined,
      leadsRead: returned === undefined ? 0 : await leadsRead(subject.client, sql),
      returned,
    })),
  )
}
