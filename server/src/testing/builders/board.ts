import type { BoardColumn, BoardQuery } from '@foyer/contract/board/model'
import type { LeadPatch } from '@foyer/contract/leads/work/forms'
import type { PatchedLead } from '@foyer/contract/leads/work/model'
import { boardEndpoints } from '@foyer/contract/wire/board'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { Answer, TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

const everything: BoardQuery = { stageIds: [], members: [], tagIds: [] }

export const readBoard = (
  test: TestApp,
  as: TestPerson,
  over: Partial<BoardQuery> = {},
): Promise<BoardColumn[]> => test.call(as, boardEndpoints.leadsInStage, { ...everything, ...over })

/** The same for calls that are refused. */
export const tryBoard = (test: TestApp, as: TestPerson, over: Partial<BoardQuery>): Promise<Answer> =>
  test.send(as, boardEndpoints.leadsInStage, { ...everything, ...over })

/** The ids of the cards of one column, from the top. */
export async function cardsIn(test: TestApp, as: TestPerson, stageId: string): Promise<string[]> {
  const [column] = await readBoard(test, as, { stageIds: [stageId], limits: { [stageId]: 200 } })
  return (column?.cards ?? []).map(({ id }) => id)
}

interface Drop {
  stageId: string
  afterLeadId?: string | null
}
const patchOf = (leadId: string, { stageId, afterLeadId }: Drop): LeadPatch => ({
  leadId,
  baseUpdatedAt: undefined,
  stageId,
  afterLeadId,
  change: {},
})

/** Drops a card in a column. */
export const drop = (test: TestApp, as: TestPerson, leadId: string, to: Drop): Promise<PatchedLead> =>
  test.call(as, leadWorkEndpoints.patch, patchOf(leadId, to))

/** The same for calls that are refused. */
export const tryDrop = (test: TestApp, as: TestPerson, leadId: string, to: Drop): Promise<Answer> =>
  test.send(as, leadWorkEndpoints.patch, patchOf(leadId, to))
