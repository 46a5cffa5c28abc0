import type { Case } from './cases/case'
import { readCases } from './cases/read'
import { writeCases } from './cases/write'
import type { Firm } from './firm'
import { floorCalls } from './floor/calls'
import { measure, type Subject } from './measure'
import { explain } from './plan'
import { areAlike, type Row, report } from './report'

interface Options {
  requests: number
  /** Only calls whose name contains this. */
  only: string
  isExplained: boolean
}

/** A freshly started server runs code that is not compiled yet. */
const startUps = 500

async function warmUp(firm: Firm, cases: Case[]): Promise<void> {
  for (const { who, next } of cases.slice(0, 1))
    for (let round = 0; round < startUps; round++) {
      await firm.send(who, next().call)
      await firm.floor.send(floorCalls.list)
    }
}

/** The same call in every firm. */
async function rowOf(subjects: Subject[], { requests, isExplained }: Options): Promise<Row> {
  const { name = '', who = '' } = subjects[0]?.one ?? {}
  process.stderr.write(`\rMeasuring ${who}, ${name}`.padEnd(70))
  const figures = await measure(subjects, requests, async ({ firm, one, client }, sql) => {
    if (isExplained)
      console.log(`\n${firm.size} leads, ${one.who}, ${one.name}\n${await explain(client, sql)}`)
  })
  return { name, who, figures }
}

/** Where their answers differ in length, with as many rows for all too. */
async function rowsOf(subjects: Subject[], options: Options): Promise<Row[]> {
  const row = await rowOf(subjects, options)
  if (areAlike(row.figures)) return [row]
  const limit = Math.max(1, row.figures[0]?.returned ?? 0)
  const shorter = subjects.flatMap(({ one, ...subject }) => {
    const limited = one.ofRows?.(limit)
    return limited ? [{ ...subject, one: limited }] : []
  })
  return shorter.length === 0 ? [row] : [row, await rowOf(shorter, options)]
}

/** Reads first: what is written later does not change what they find. */
const casesOf = async (firm: Firm): Promise<Case[]> => [
  ...(await readCases(firm)),
  ...(await writeCases(firm)),
]

export async function reportCalls(firms: Firm[], options: Options): Promise<string> {
  const clients = await Promise.all(firms.map(({ database }) => database.requests.connect()))
  try {
    const perFirm = await Promise.all(firms.map(casesOf))
    const rows: Row[] = []
    for (const [index, { name }] of (perFirm[0] ?? []).entries()) {
      if (!name.includes(options.only)) continue
      if (rows.length === 0) for (const [at, firm] of firms.entries()) await warmUp(firm, perFirm[at] ?? [])
      const subjects = firms.flatMap((firm, at) => {
        const [one, client] = [perFirm[at]?.[index], clients[at]]
        return one && client ? [{ firm, one, client }] : []
      })
      rows.push(...(await rowsOf(subjects, options)))
    }
    process.stderr.write('\r'.padEnd(70))
    const sizes = firms.map(({ size }) => size)
    return rows.length === 0 ? '' : report(rows, sizes, options.requests)
  } finally {
    // The pool closes only after its clients are returned.
    for (const client of clients) client.release()
  }
}
