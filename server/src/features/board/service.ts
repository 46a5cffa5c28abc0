import type { Viewer } from '@foyer/contract/accounts/model'
import { boardLimits } from '@foyer/contract/board/limits'
import { boardRefusals } from '@foyer/contract/board/messages'
import type { BoardCard, BoardColumn, BoardQuery, WholeCard } from '@foyer/contract/board/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { isFiltered, noFilters } from '@foyer/contract/leads/list/filters'
import { type KnownOfRows, rowOf } from '@foyer/contract/leads/list/lean-row'
import type { Stage } from '@foyer/contract/pipeline/model'
import { isPeopleWord } from '@foyer/contract/teams/people-words'
import { type CompanyScope, type Context, readingViewersCompany } from '../../context'
import { fullRowOf, isInStateNow, isListed, knownOfRows, readCursor, writeCursor } from '../leads/service'
import { liveStages } from '../pipeline/service'
import { peopleMeant, visibilityOf } from '../teams/service'
import {
  allOf,
  type CardRow,
  type ColumnSlice,
  countShown,
  countTagged,
  findCards,
  type Narrowing,
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
function chosenStages<S extends Stage>(stages: S[], ids: string[]): S[] {
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

const noSums = (stages: readonly Stage[]): [string, StageSum][] => stages.map(({ id }) => [id, nothing])

async function sumsOf(
  { db }: CompanyScope,
  shown: Shown,
  stages: readonly Stage[],
): Promise<Map<string, StageSum>> {
  if (shown.further) {
    const found = await countShown(db, shown)
    return new Map(noSums(stages).map(([id, none]) => [id, { ...none, ...found.get(id) }]))
  }
  const sums = await sumStages(db, shown)
  const [tagId, ...others] = shown.tagIds
  if (!tagId) return sums
  const isAmongFew = total(sums, 'leads') * pickCost < total(sums, 'all')
  const counted = await (others.length ? countTagged(db, shown, isAmongFew) : sumTagged(db, shown, tagId))
  return new Map([...sums].map(([id, { all }]) => [id, { ...nothing, ...counted.get(id), all }]))
}

/** More than these are met soon on a walk, whatever they are narrowed by. */
const fewLeads = 2_000

/** How many leads a walk down a column passes for each one it shows; a viewer of few leads would walk to the end. */
function isPicked(columns: ColumnSlice[], sums: Map<string, StageSum>, { further }: Shown): boolean {
  if (further) return total(sums, 'leads') <= fewLeads
  const walk = columns.reduce((sum, { stageId, limit }) => {
    const { leads, all } = sums.get(stageId) ?? nothing
    return sum + Math.min(all, (limit * all) / Math.max(leads, 1))
  }, 0)
  return total(sums, 'leads') * pickCost < walk
}

const isClosed = ({ kind }: Stage): boolean => kind === 'won' || kind === 'lost'

/** What the filters say beyond members and tags. */
async function furtherOf(
  scope: CompanyScope,
  viewer: Viewer,
  { among, isOverdue, isStill, members, tagIds }: BoardQuery,
): Promise<Narrowing> {
  if (!among && !isOverdue && !isStill) return undefined
  // What a search finds depends on who else matches, so it has to know of all filters.
  const filters = { ...(among?.filters ?? noFilters), ...(tagIds.length > 0 && { tagIds }) }
  const listed = members.length > 0 ? { ...filters, assignees: members } : filters
  return allOf(
    among && (await isListed(scope, viewer, { ...among, filters: isFiltered(listed) ? listed : undefined })),
    isOverdue ? await isInStateNow(scope, viewer, 'overdue') : undefined,
    isStill ? await isInStateNow(scope, viewer, 'standing-still') : undefined,
  )
}

/** Words for people as ids, of which the sums of leads know. */
async function membersOf(scope: CompanyScope, viewer: Viewer, members: string[]): Promise<string[]> {
  const meant = await Promise.all(
    members.map((one) => (isPeopleWord(one) ? peopleMeant(scope, viewer, one) : [one])),
  )
  return [...new Set(meant.flat())]
}

/** A position is the second in which its card came into the column, or between those of its neighbours. */
const positionAt = (instant: Date): string => String(instant.getTime() / 1000)

/** The lowest position that is shown; below it is what came to Won or Lost long ago. */
const lowestOf = ({ foldedExcept }: BoardQuery, stage: Stage, now: Date): string =>
  foldedExcept && isClosed(stage) && !foldedExcept.includes(stage.id)
    ? positionAt(new Date(now.getTime() - boardLimits.foldedDays * 86_400_000))
    : ''

export const leadsInStage = (ctx: Context, query: BoardQuery): Promise<BoardColumn[]> =>
  readingViewersCompany(ctx, async (scope) => {
    const after = readAfter(query)
    const live = await liveStages(scope)
    const stages = chosenStages(live, query.stageIds)
    const { tagIds, isWhole = false } = query
    const members = await membersOf(scope, ctx.viewer, query.members)
    const most = isWhole ? boardLimits.wholeMax : boardLimits.pageSize
    const visibility = await visibilityOf(scope, ctx.viewer)
    const further = await furtherOf(scope, ctx.viewer, { ...query, members })
    const shown = { companyId: scope.companyId, visibility, members, tagIds, further }
    const sums = await sumsOf(scope, shown, stages)
    const slices = stages.map((stage) => ({
      stageId: stage.id,
      limit: query.limits?.[stage.id] ?? most,
      lowest: lowestOf(query, stage, scope.now),
    }))
    // A column without leads is not searched.
    const columns = slices.filter(({ stageId }) => sums.get(stageId)?.leads)
    const found = columns.length
      ? await findCards(scope.db, shown, {
          columns,
          after,
          isWhole,
          isPicked: isPicked(columns, sums, shown),
        })
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
