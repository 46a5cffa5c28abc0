import type { BulkStageMove } from '@foyer/contract/leads/bulk/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { assignMultiple } from '../server/src/features/leads/bulk/service/assign-multiple'
import { moveMultiple } from '../server/src/features/leads/bulk/service/move-multiple'
import { record, replay, statementCount } from './bare-sql'
import { type Asked, type Case, writing } from './cases/case'
import type { Firm } from './firm'
import { jsonOf } from './http'
import { table } from './table'
import { median, timed } from './timing'

const atOnce = 5_000
const rounds = 3

/** The leads go to one and to the other in turn: two people, or two stages. */
const inTurn = (ends: [string, string], ask: (end: string) => Asked): Case['next'] => {
  let turn = 0
  return () => ask(ends[turn++ % 2] ?? '')
}

const assigned = (ids: string[], people: [string, string]) =>
  inTurn(people, (assigneeId) =>
    writing({
      endpoint: leadListEndpoints.assignMultiple,
      input: { selection: { ids }, assigneeId },
      service: assignMultiple,
      isRight: ({ done }) => done === ids.length,
    }),
  )

const moved = (ids: string[], stages: [string, string]) =>
  inTurn(stages, (stageId) => {
    const move: BulkStageMove = { action: 'stage', selection: { ids }, stageId }
    return writing({
      endpoint: leadListEndpoints.bulk,
      input: move,
      service: (ctx) => moveMultiple(ctx, move),
      isRight: ({ done }) => done === ids.length,
    })
  })

interface BulkCase extends Case {
  leads: number
}

async function bulkCases({ leads }: Firm): Promise<BulkCase[]> {
  const { one, other } = await leads.stagePair()
  const [first = '', second = ''] = await leads.people()
  const idsOf = async (...chosen: Parameters<typeof leads.movable>) =>
    (await leads.movable(...chosen)).map(({ id }) => id)
  const given = await idsOf([one, other], atOnce, [first, second])
  const inOne = await idsOf([one], atOnce)
  const bulk = { who: 'owner', mode: 'writing' } as const
  return [
    { ...bulk, name: 'bulk: assign', leads: given.length, next: assigned(given, [first, second]) },
    { ...bulk, name: 'bulk: move to another stage', leads: inOne.length, next: moved(inOne, [other, one]) },
  ]
}

async function measured(firm: Firm, one: BulkCase): Promise<string[]> {
  const client = await firm.database.requests.connect()
  try {
    const [bare, http]: [number[], number[]] = [[], []]
    let statements = 0
    for (let round = 0; round < rounds; round++) {
      const { sql } = await record(firm, one, one.next())
      statements = statementCount(sql)
      bare.push(await replay(client, sql))
      const { call, check } = one.next()
      const { ms, answer } = await timed(() => firm.send(one.who, call))
      check?.(jsonOf(answer))
      http.push(ms)
    }
    const times = [median(bare), median(http)].map((ms) => ms.toFixed(0))
    return [String(firm.size), one.name, String(one.leads), String(statements), ...times]
  } finally {
    client.release()
  }
}

/** Many leads at once: as many as are chosen on one page of a big firm, or all that a small one has. */
export async function reportBulk(firms: Firm[], only: string): Promise<string> {
  const rows: string[][] = []
  for (const firm of firms)
    for (const one of await bulkCases(firm)) if (one.name.includes(only)) rows.push(await measured(firm, one))
  const titles = ['leads of the firm', 'call', 'leads changed', 'statements', 'bare SQL', 'HTTP']
  return rows.length === 0
    ? ''
    : [`Medians of ${rounds} in milliseconds.`, '', ...table(titles, rows)].join('\n')
}
