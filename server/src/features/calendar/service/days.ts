import type { CalendarDay, CalendarQuery, FollowUpEntry } from '@foyer/contract/calendar/model'
import { addDays, type CalendarDate, compareDates } from '@foyer/contract/kit/dates'
import { leadName } from '@foyer/contract/leads/rules'
import { may } from '@foyer/contract/policy'
import type { Context } from '../../../context'
import { inLeadScope, type LeadScope, peopleOf } from '../../leads/service'
import { dueTasks } from '../../tasks/service'
import { type DayRow, findDays, owners, type PlannedRow, typeOf } from '../repository/follow-ups'
import { askedPeople } from './people'

const instant = (text: string) => new Date(text).toISOString()
const textOrNone = (text: string | null) => text ?? undefined

const entryOf = (row: PlannedRow, nameOf: (id: string) => string): FollowUpEntry => ({
  kind: row.kind ?? 'call',
  id: row.id,
  name: leadName({ ...row, type: typeOf(row), companyName: textOrNone(row.companyName) }),
  on: row.on,
  time: row.time?.slice(0, 5),
  assignee: { id: row.assigneeId, fullName: nameOf(row.assigneeId) },
  place:
    row.kind === 'client-visit' ? [row.address, row.city].filter(Boolean).join(', ') || undefined : undefined,
  updatedAt: instant(row.updatedAt),
})

/** Nobody's days are those of nobody: a list without people would be one of all. */
const followUpsOf = async (
  scope: LeadScope,
  people: string[] | undefined,
  { from, to, limit }: CalendarQuery,
): Promise<DayRow[]> => {
  const { db, companyId, viewer, visibility } = scope
  if (people?.length === 0 || !may(viewer, 'leads.read')) return []
  return findDays(db, { companyId, assignees: people, from, to, seen: visibility(owners) }, limit)
}

const daysFrom = (from: CalendarDate, to: CalendarDate): CalendarDate[] =>
  Array.from({ length: compareDates(to, from) + 1 }, (_, at) => addDays(from, at))

const byTime = (a: { time?: string | undefined }, b: { time?: string | undefined }) =>
  (a.time ?? '').localeCompare(b.time ?? '')

/** What stands on each day, also where it is long over: it stays there until somebody does it or puts it off. */
export const days = (ctx: Context, query: CalendarQuery): Promise<CalendarDay[]> =>
  inLeadScope(ctx, async (scope) => {
    const people = await askedPeople(scope, ctx, query)
    const found = await followUpsOf(scope, people, query)
    const due = people?.length === 0 ? [] : await dueTasks(scope, { ...query, people })
    const known = await peopleOf(scope)
    const nameOf = (id: string) => known.get(id)?.fullName ?? ''
    return daysFrom(query.from, query.to).map((on) => {
      const [visits, all] = [true, false].map((isVisits) =>
        found.find((row) => row.on === on && row.isVisits === isVisits),
      )
      const ofDay = due.filter(({ task }) => task.dueOn === on)
      const followUps = [...(visits?.rows ?? []), ...(all?.rows ?? [])].map((row) => entryOf(row, nameOf))
      const tasks = ofDay.map(({ task, mayChange }) => ({
        kind: 'task' as const,
        id: task.id,
        on,
        time: task.dueTime,
        task,
        mayChange,
      }))
      return {
        on,
        visits: visits?.total ?? 0,
        followUps: (all?.total ?? 0) - (visits?.total ?? 0),
        tasks: ofDay[0]?.total ?? 0,
        entries: [...followUps, ...tasks].sort(byTime),
      }
    })
  })
