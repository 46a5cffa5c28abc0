import { isValidCalendarDate } from '@foyer/contract/kit/dates'
import type { Page } from '@foyer/contract/kit/paging'
import { refusal, refuse } from '@foyer/contract/kit/refusal'
import { minutesProblems } from '@foyer/contract/projects/minutes/messages'
import type { Minutes, MinutesQuery, MinutesRow } from '@foyer/contract/projects/minutes/model'
import { type Context, readingViewersCompany } from '../../../../context'
import { readCursor, writeCursor } from '../../../leads/service'
import { visibleRecordsOf } from '../../../teams/service'
import { seeProject } from '../../record/service/see-project'
import { countMinutes, findMany } from '../repository/minutes'
import { countPoints } from '../repository/points'
import { seeMinutes } from './in-minutes'
import { asMinutes, asRow } from './shown'

const badCursor = refusal(400, 'bad-cursor', minutesProblems.badCursor)

function readAfter(text: string | undefined): { value: string; id: string } | undefined {
  if (text === undefined) return undefined
  const cursor = readCursor(text)
  if (!cursor?.value || !isValidCalendarDate(cursor.value)) return refuse(badCursor)
  return { value: cursor.value, id: cursor.id }
}

export const minutesOfProject = (ctx: Context, query: MinutesQuery): Promise<Page<MinutesRow>> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const { projectId, limit } = query
    const after = readAfter(query.after)
    await seeProject(scope, ctx, projectId)
    const visible = await visibleRecordsOf(scope, ctx.viewer)
    const found = await findMany(db, companyId, visible, projectId, { limit, after })
    const points = await countPoints(
      db,
      companyId,
      found.map(({ minutes }) => minutes.id),
    )
    const last = found.length === limit ? found.at(-1)?.minutes : undefined
    return {
      rows: found.map((one) => asRow(one, points.get(one.minutes.id) ?? 0)),
      total: await countMinutes(db, companyId, projectId),
      after: last && writeCursor({ value: last.heldOn, id: last.id }),
    }
  })

export const minutes = (ctx: Context, { id }: { id: string }): Promise<Minutes> =>
  readingViewersCompany(ctx, async (scope) => asMinutes(scope, await seeMinutes(scope, ctx, id)))
