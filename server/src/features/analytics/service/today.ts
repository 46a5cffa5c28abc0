import { analyticsLimits } from '@foyer/contract/analytics/limits'
import { measures } from '@foyer/contract/analytics/measures'
import { analyticsRefusals } from '@foyer/contract/analytics/messages'
import type { DayLogPage, DayLogQuery, FigureQuery, TodayFigures } from '@foyer/contract/analytics/model'
import { addDays, instantOf } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../../context'
import { nameOf, readCursor, writeCursor } from '../../leads/service'
import { type FigureScope, inFigures } from '../counted'
import { readSums } from '../repository/sums'
import { findCallsOfDay, findLogs } from '../repository/today'
import { asked, pageOf } from './page'
import { callsIn } from './summary'

const dayOf = ({ today, timeZone }: FigureScope) => ({
  from: instantOf(today, '00:00', timeZone),
  to: instantOf(addDays(today, 1), '00:00', timeZone),
})

/** Interested leads that nobody has contacted for long. */
export async function quietIn({ db, companyId, counted, today }: FigureScope): Promise<number> {
  const quiet = await readSums(db, companyId, counted, {
    measures: [measures.quiet],
    // Somebody may write down that they spoke to a lead long before there was a firm.
    span: { from: '0001-01-01', to: addDays(today, -1 - analyticsLimits.quietDays) },
  })
  return quiet.reduce((sum, { leads }) => sum + leads, 0)
}

const todayIn = async (scope: FigureScope): Promise<TodayFigures> => {
  const { db, companyId, counted, today } = scope
  const { calls, noResponse } = await callsIn(scope, { from: today, to: today })
  const { gaps, minutes, interested } = await findCallsOfDay(db, companyId, counted, dayOf(scope))
  return {
    calls,
    notConnected: noResponse,
    averageGap: gaps > 0 ? Math.round(minutes / gaps) : undefined,
    interested,
    interestedButQuiet: await quietIn(scope),
  }
}

export const today = (ctx: Context, query: FigureQuery): Promise<TodayFigures> =>
  inFigures(ctx, query.people, todayIn)

const moment = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/** To the microsecond, as the database writes it, and a time that there is. */
function isMoment(text: string): boolean {
  const at = new Date(text)
  return (
    moment.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 23) === text.slice(0, 23)
  )
}

/** Where a page of entries goes on. */
export function cursorOf(after: string): { value: string; id: string } {
  const cursor = readCursor(after)
  return cursor?.value && isMoment(cursor.value)
    ? { value: cursor.value, id: cursor.id }
    : refuse(analyticsRefusals.badCursor)
}

/** What the caller and their reportees did with leads that the caller may see (C-112). */
export const todayLogs = (ctx: Context, { search, after }: DayLogQuery): Promise<DayLogPage> =>
  inFigures(ctx, [], async (scope) => {
    const rows = await findLogs(scope.db, scope.companyId, scope.counted.visible, {
      ...dayOf(scope),
      search,
      after: after === undefined ? undefined : cursorOf(after),
      limit: asked,
    })
    const { shown, last } = pageOf(rows)
    return {
      logs: shown.map(({ id, at, sentence, remark, author, leadId, ...lead }) => ({
        id,
        at: at.toISOString(),
        text: sentence,
        remark: remark ?? undefined,
        author: author ?? undefined,
        lead: { id: leadId, name: nameOf(lead) },
      })),
      after: last && writeCursor({ value: last.cursor, id: last.id }),
    }
  })
