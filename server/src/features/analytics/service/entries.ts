import { analyticsRefusals } from '@foyer/contract/analytics/messages'
import {
  type CallSummary,
  type Entry,
  type EntryPage,
  type EntryQuery,
  type FollowUpFigure,
  isFollowUpFigure,
  type Reportee,
} from '@foyer/contract/analytics/model'
import { type Span, spanOf } from '@foyer/contract/analytics/period'
import { addDays, type CalendarDate, instantOf, isValidCalendarDate } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../../context'
import { nobody } from '../../../db/schema/derived/analytics'
import { nameOf, peopleOf, writeCursor } from '../../leads/service'
import { type FigureScope, inFigures } from '../counted'
import { type CallFigure, findCalls } from '../repository/calls'
import { findFollowUps } from '../repository/follow-ups'
import type { LeadOfEntry } from '../repository/lead-of-entry'
import { followUpsOf, spansOfFollowUps, until } from './follow-ups'
import { asked, pageOf } from './page'
import { callsIn } from './summary'
import { cursorOf } from './today'

const numbersOfCalls: Record<CallFigure, keyof CallSummary> = {
  calls: 'calls',
  connected: 'connected',
  interested: 'interested',
  'follow-up': 'followUp',
  'no-response': 'noResponse',
  'not-interested': 'notInterested',
  repeated: 'repeated',
}

interface Found<Row> {
  rows: Row[]
  write: (row: Row) => Entry
  cursorOf: (row: Row) => string
}

function entryPage<Row>(total: number, { rows, write, cursorOf: after }: Found<Row>): EntryPage {
  const { shown, last } = pageOf(rows)
  return { total, entries: shown.map(write), after: last && after(last) }
}

function leadOf({ leadId, type, companyName, firstName, lastName }: LeadOfEntry): Entry['lead'] {
  if (leadId === null) return undefined
  const name = nameOf({ type: type ?? 0, companyName, firstName: firstName ?? '', lastName: lastName ?? '' })
  return { id: leadId, name }
}

async function personOf(scope: FigureScope): Promise<(id: string | null) => Reportee | undefined> {
  const people = await peopleOf(scope)
  return (id) => {
    const person = people.get(id ?? '')
    return person && { id: person.id, fullName: person.fullName }
  }
}

async function callsBehind(
  scope: FigureScope,
  figure: CallFigure,
  span: Span,
  after: string | undefined,
): Promise<EntryPage> {
  const { db, companyId, counted, timeZone, today } = scope
  const total = (await callsIn(scope, span))[numbersOfCalls[figure]]
  const behind = addDays(until(span, today).to, 1)
  const end = { value: instantOf(behind, '00:00', timeZone).toISOString(), id: nobody }
  const rows = await findCalls(db, companyId, counted, {
    figure,
    from: instantOf(span.from, '00:00', timeZone),
    before: after === undefined ? end : cursorOf(after),
    limit: asked,
  })
  const person = await personOf(scope)
  return entryPage(total, {
    rows,
    write: ({ id, at, personId, callStatus, ...lead }) => ({
      id,
      at: at.toISOString(),
      person: person(personId),
      lead: leadOf(lead),
      callStatus: callStatus ?? undefined,
      settledAt: undefined,
    }),
    cursorOf: ({ cursor, id }) => writeCursor({ value: cursor, id }),
  })
}

/** The day and the number of the last one. */
const place = /^((?!0000)\d{4}-\d\d-\d\d)_(\d{1,18})$/

function placeOf(after: string): { day: CalendarDate; id: string } {
  const [, day = '', id = ''] = place.exec(after) ?? []
  return isValidCalendarDate(day) ? { day, id } : refuse(analyticsRefusals.badCursor)
}

async function followUpsBehind(
  scope: FigureScope,
  figure: FollowUpFigure,
  span: Span,
  { ofNobody, after }: EntryQuery,
): Promise<EntryPage> {
  const { db, companyId, counted, today } = scope
  if (ofNobody && !counted.visible.all) refuse(analyticsRefusals.notReportee)
  const all = await followUpsOf(scope, span)
  const own = ofNobody ? all.byPerson.find(({ person }) => !person) : all
  const spans = spansOfFollowUps(span, today)
  const rows = await findFollowUps(db, companyId, counted, {
    figure,
    ...spans,
    before: after === undefined ? { day: addDays(spans.settled.to, 1), id: '0' } : placeOf(after),
    ofNobody,
    limit: asked,
  })
  const person = await personOf(scope)
  return entryPage(own?.[figure] ?? 0, {
    rows,
    write: ({ id, dueOn, personId, settledAt, ...lead }) => ({
      id,
      at: dueOn,
      person: person(personId),
      lead: leadOf(lead),
      callStatus: undefined,
      settledAt: settledAt?.toISOString(),
    }),
    cursorOf: ({ dueOn, id }) => `${dueOn}_${id}`,
  })
}

/** The calls or follow-ups that a number counts: exactly as many as it says. */
export const entries = (ctx: Context, query: EntryQuery): Promise<EntryPage> =>
  inFigures(ctx, query.people, (scope) => {
    const { figure, after } = query
    const span = spanOf(query.choice, scope.today)
    return isFollowUpFigure(figure)
      ? followUpsBehind(scope, figure, span, query)
      : callsBehind(scope, figure, span, after)
  })
