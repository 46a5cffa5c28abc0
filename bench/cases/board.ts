import type { BoardColumn, BoardQuery } from '@foyer/contract/board/model'
import { boardEndpoints } from '@foyer/contract/wire/board'
import { leadsInStage } from '../../server/src/features/board/service'
import type { Firm } from '../firm'
import { callOf } from '../http'
import { type Case, reading, type Who } from './case'

const { leadsInStage: endpoint } = boardEndpoints
const whole: BoardQuery = { stageIds: [], members: [], tagIds: [] }

const shown = (name: string, who: Who, change: Partial<BoardQuery>): Case => {
  const query = { ...whole, ...change }
  return reading(name, who, {
    call: callOf(endpoint, query),
    ask: async (ctx) => (await leadsInStage(ctx, query)).reduce((sum, { cards }) => sum + cards.length, 0),
  })
}

const columnsOf = async (firm: Firm, who: Who, change: Partial<BoardQuery>): Promise<BoardColumn[]> =>
  endpoint.reply.decode(await firm.answer(who, callOf(endpoint, { ...whole, ...change })))

/** The next page of the fullest column, half way down. */
async function nextPage(firm: Firm, who: Who): Promise<Case> {
  const columns = await columnsOf(firm, who, {})
  const [fullest] = columns.toSorted((one, two) => two.leads - one.leads)
  if (!fullest) throw new Error('a pipeline has stages')
  const stageIds = [fullest.stageId]
  let after = fullest.next
  for (let passed = 20; passed + 220 < fullest.leads / 2; passed += 200) {
    const [column] = await columnsOf(firm, who, { stageIds, after, limits: { [fullest.stageId]: 200 } })
    after = column?.next
  }
  return shown('board, next page of a column', who, { stageIds, after })
}

export async function boardCases(firm: Firm, who: Who): Promise<Case[]> {
  return [
    shown('board, first cards of every column', who, {}),
    shown('board of one member', who, { members: [firm.viewers.sales.userId] }),
    shown('board of one tag', who, { tagIds: [await firm.leads.someTag()] }),
    await nextPage(firm, who),
  ]
}
