import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import type { MyDayPart } from '@foyer/contract/leads/my-day/model'
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'

interface Whose {
  companyId: string
  userId: string
  today: CalendarDate
  /** Stages in which nothing is left to do. */
  ended: string[]
}

const midnight = (day: CalendarDate) => `${day} 00:00:00`
const visitDays = 7

const toFollowUp = (from: CalendarDate | undefined, before: CalendarDate) =>
  and(
    isNotNull(leads.followUpOn),
    from ? gte(leads.followUpAt, midnight(from)) : undefined,
    lt(leads.followUpAt, midnight(before)),
  )

/** Each is a range of one index: leads_to_follow_up, leads_untouched, leads_without_next_step. */
const conditions: Record<MyDayPart, (whose: Whose) => SQL | undefined> = {
  overdue: ({ today }) => toFollowUp(undefined, today),
  today: ({ today }) => toFollowUp(today, addDays(today, 1)),
  visits: ({ today }) =>
    and(toFollowUp(today, addDays(today, visitDays + 1)), eq(leads.followUpKind, 'client-visit')),
  untouched: (whose) => and(isNull(leads.lastCallAt), isOpen(whose)),
  'without-next-step': (whose) => and(isNull(leads.followUpOn), isNotNull(leads.lastCallAt), isOpen(whose)),
}

const isOpen = ({ ended }: Whose) => (ended.length ? notInArray(leads.stageId, ended) : undefined)

const filterOf = (part: MyDayPart, whose: Whose) =>
  and(
    eq(leads.companyId, whose.companyId),
    eq(leads.assigneeId, whose.userId),
    isNull(leads.deletedAt),
    isNull(leads.archivedAt),
    conditions[part](whose),
  )

export const countPart = async (db: Db, part: MyDayPart, whose: Whose): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(leads)
    .where(filterOf(part, whose))
  return row?.count ?? 0
}

/** Follow-ups: the earliest first; other leads: the newest first. */
export const findPart = async (db: Db, part: MyDayPart, whose: Whose, limit: number): Promise<string[]> => {
  const isDated = part === 'overdue' || part === 'today' || part === 'visits'
  const order = isDated ? [asc(leads.followUpAt), asc(leads.id)] : [desc(leads.createdAt), desc(leads.id)]
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(filterOf(part, whose))
    .orderBy(...order)
    .limit(limit)
  return rows.map(({ id }) => id)
}
