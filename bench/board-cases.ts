import type { BoardColumn, BoardQuery } from '@foyer/contract/board/model'
import { boardEndpoints } from '@foyer/contract/wire/board'
import { leadsInStage } from '../server/src/features/board/service'
import type { Case, Who } from './case'

/** What the cases need to know about their firm. */
export interface BoardFirm {
  board: (question: Case) => Promise<BoardColumn[]>
  /** A person with leads. */
  someMember: string
  /** A tag of many leads. */
  someTag: () => Promise<string>
}

const shown = (name: string, who: Who, change: Partial<BoardQuery>): Case => {
  const query = { stageIds: [], members: [], tagIds: [], ...change }
  const { path, request } = boardEndpoints.leadsInStage
  return {
    name,
    who,
    path,
    query: {},
    body: request.write(query).body,
    ask: async (ctx) => (await leadsInStage(ctx, query)).reduce((sum, { cards }) => sum + cards.length, 0),
  }
}

/** The next page of the fullest column, half way down. */
async function nextPage(firm: BoardFirm, who: Who): Promise<Case> {
  const columns = await firm.board(shown('', who, {}))
  const [fullest] = columns.toSorted((one, two) => two.leads - one.leads)
  if (!fullest) throw new Error('a pipeline has stages')
  const stageIds = [fullest.stageId]
  let after = fullest.next
  for (let passed = 20; passed + 220 < fullest.leads / 2; passed += 200) {
    const [column] = await firm.board(shown('', who, { stageIds, after, limits: { [fullest.stageId]: 200 } }))
    after = column?.next
  }
  return shown('board, next page of a column', who, { stageIds, after })
}

export async function boardCases(firm: BoardFirm, who: Who): Promise<Case[]> {
  return [
    shown('board, first cards of every column', who, {}),
    shown('board of one member', who, { members: [firm.someMember] }),
    shown('board of one tag', who, { tagIds: [await firm.someTag()] }),
    await nextPage(firm, who),
  ]
}
