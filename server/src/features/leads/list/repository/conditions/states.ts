import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import { daysOfState, type LeadState } from '@foyer/contract/leads/list/states'
import { and, eq, gte, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '../../../../../db/any-of'
import { leads } from '../../../../../db/schema/leads'
import type { CompanyFacts, StillSince } from '../company-facts'

type Facts = Pick<CompanyFacts, 'today' | 'wonStageIds' | 'lostStageIds' | 'stillSince'>

const midnight = (day: CalendarDate) => `${day} 00:00:00`

/** The follow-up is on one of these days: by the value that the indexes of lists and of the board have. */
export const isDue = (from: CalendarDate | undefined, before: CalendarDate | undefined): SQL | undefined =>
  and(
    from ? gte(leads.followUpAt, midnight(from)) : undefined,
    before ? lt(leads.followUpAt, midnight(before)) : undefined,
  )

/** The day of the follow-up is over (L-041). */
export const isOverdue = (today: CalendarDate): SQL | undefined => isDue(undefined, today)

export const isUntouched = and(isNull(leads.lastCallAt), isNull(leads.firstContactAt))

/** Contacted, by a call or in another way: a chat is a contact as well. */
const isContacted = or(isNotNull(leads.lastCallAt), isNotNull(leads.firstContactAt))
export const hasNoNextStep = and(isNull(leads.followUpAt), isContacted)

/** Something is left to do: it is in none of the stages in which a lead ends. */
export const isOpen = (ended: string[]): SQL | undefined =>
  ended.length > 0 ? not(isAnyOf(leads.stageId, ended)) : undefined

/** For longer in its stage than that allows. */
const standsStill = (stages: StillSince[]): SQL =>
  or(...stages.map(({ stageId, since }) => and(eq(leads.stageId, stageId), lt(leads.stageSince, since)))) ??
  sql`false`

const isDueAs = (state: Parameters<typeof daysOfState>[0], today: CalendarDate) => {
  const { from, to } = daysOfState(state, today)
  return isDue(from, to && addDays(to, 1))
}
const openOf = ({ wonStageIds, lostStageIds }: Facts) => isOpen([...wonStageIds, ...lostStageIds])

const conditions: Record<LeadState, (facts: Facts) => SQL | undefined> = {
  overdue: ({ today }) => isOverdue(today),
  'due-today': ({ today }) => isDueAs('due-today', today),
  'due-tomorrow': ({ today }) => isDueAs('due-tomorrow', today),
  'due-this-week': ({ today }) => isDueAs('due-this-week', today),
  'no-next-step': (facts) => and(hasNoNextStep, openOf(facts)),
  untouched: (facts) => and(isUntouched, openOf(facts)),
  'standing-still': ({ stillSince }) => standsStill(stillSince),
}

/** THE meaning of the words: lists, views, exports, bulk actions, the board and My Day have it from here. */
export const isInState = (state: LeadState, facts: Facts): SQL | undefined => conditions[state](facts)

export const isInAnyState = (states: LeadState[], facts: Facts): SQL | undefined =>
  or(...states.map((state) => isInState(state, facts)))
