import { boardLimits } from '@foyer/contract/board/limits'
import { boardRefusals } from '@foyer/contract/board/messages'
import type { BoardCard, BoardColumn, BoardQuery, WholeCard } from '@foyer/contract/board/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { type KnownOfRows, rowOf } from '@foyer/contract/leads/list/lean-row'
import type { Stage } from '@foyer/contract/pipeline/model'
import { type CompanyScope, type Context, readingViewersCompany } from '../../context'
import { fullRowOf, knownOfRows, readCursor, writeCursor } from '../leads/service'
import { liveStages } from '../pipeline/service'
import { visibilityOf } from '../teams/service'
import {
  type CardRow,
  type ColumnSlice,
  countTagged,
  findCards,
  type PlacedRow,
  type Shown,
  type StageSum,
  sumStages,
  sumTagged,
} from './repository'

const place = /^\d{10}(\.\d{1,2900})?$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function readAfter({ after, stageIds }: BoardQuery): { value: string; id: string } | undefined {
  if (after === undefined) return undefined
  const cursor = readCursor(after)
  const isOurs = cursor?.value && place.test(cursor.value) && uuid.test(cursor.id)
  if (!cursor?.value || !isOurs || new Set(stageIds).size !== 1) return refuse(boardRefusals.badCursor)
  return { value: cursor.value, id: cursor.id }
}

/** In the order of the pipeline, whatever the order of the request. */
function chosenStages(stages: Stage[], ids: string[]): Stage[] {
  if (ids.length === 0) return stages
  const known = new Set(stages.map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) refuse(boardRefusals.unknownStage)
  return stages.filter(({ id }) => ids.includes(id))
}

const nothing: StageSum = { leads: 0, budget: 0, all: 0 }

const total = (sums: Map<string, StageSum>, of: 'leads' | 'all'): number =>
  [...sums.values()].reduce((sum, one) => sum + one[of], 0)

/** The cost of fetching a picked-out lead, relative to passing one in an index. */
const pickCost = 4

async function sumsOf({ db }: CompanyScope, shown: Shown): Promise<Map<string, StageSum>> {
  const sums = await sumStages(db, shown)
  const [tagId, ...others] = shown.tagIds
  if (!tagId) return sums
  const isAmongFew = total(sums, 'leads') * pickCost < total(sums, 'all')
  const counted = await (others.length ? countTagged(db, shown, isAmongFew) : sumTagged(db, shown, tagId))
  return new Map([...sums].map(([id, { all }]) => [id, { ...nothing, ...counted.get(id), all }]))
}

/** How many leads a walk down a column passes for each one it shows; a viewer of few leads would walk to the end. */
function isPicked(columns: ColumnSlice[], sums: Map<string, StageSum>): boolean {
  const walk = columns.reduce((sum, { stageId, limit }) => {
    const { leads, all } = sums.get(stageId) ?? nothing
    return sum + Math.min(all, (limit * all) / Math.max(leads, 1))
  }, 0)
  return total(sums, 'leads') * pickCost < walk
}

export const leadsInStage = (ctx: Context, query: BoardQuery): Promise<BoardColumn[]> =>
  readingViewersCompany(ctx, async (scope) => {
    const after = readAfter(query)
    const stages = chosenStages(await liveStages(scope), query.stageIds)
    const { members, tagIds, isWhole = false } = query
    const most = isWhole ? boardLimits.wholeMax : boardLimits.pageSize
    const visibility = await visibilityOf(scope, ctx.viewer)
    const shown = { companyId: scope.companyId, visibility, members, tagIds }
    const sums = await sumsOf(scope, shown)
    const slices = stages.map(({ id }) => ({
      stageId: id,
      limit: query.limits?.[id] ?? most,
    }))
    // A column without leads is not searched.
    const columns = slices.filter(({ stageId }) => sums.get(stageId)?.leads)
    const found = columns.length
      ? await findCards(scope.db, shown, { columns, after, isWhole, isPicked: isPicked(columns, sums) })
      : []
    const known = await knownOfRows(scope)
    return stages.map((stage, place) => {
      const cards = found.filter(({ row }) => row.stageId === stage.id)
      const { leads, budget } = sums.get(stage.id) ?? nothing
      const isFull = cards.length === slices[place]?.limit
      // For a later page it is not known how many are above it.
      const isMore = isFull && (after !== undefined || leads > cards.length)
      return {
        stageId: stage.id,
        stageName: stage.name,
        leads,
        budget,
        cards: cards.flatMap(({ row }) => cardOf(row, known) ?? []),
        next: isMore ? cursorOf(cards.at(-1)) : undefined,
      }
    })
  })

const cursorOf = (last: PlacedRow | undefined): string | undefined =>
  last && writeCursor({ value: last.position, id: last.row.id })

function cardOf({ stageSince, ...lean }: CardRow, known: KnownOfRows): BoardCard | WholeCard | undefined {
  const row = 'hasQuotation' in lean ? fullRowOf(lean, known) : rowOf(lean, known)
  return row && { ...row, stageId: lean.stageId, stageSince: new Date(stageSince).toISOString() }
}
