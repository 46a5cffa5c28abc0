import { unassigned } from '../leads/list/filters'
import type { CallSummary, Reportee, ResponseTime } from './model'

/** Whoever is away or has left may still have leads. */
export const presences = ['here', 'absent', 'without-leads', 'left'] as const
export type Presence = (typeof presences)[number]

export interface TeamDayFigures {
  /** Follow-ups whose day is over, as in My Day. */
  overdue: number
  /** Open leads that nobody has contacted, as in My Day. */
  untouched: number
  /** In their stage for as many days as the firm says, as on the board. */
  still: number
  /** Calls that the person made today. */
  calls: CallSummary
  /** Of the leads that came today. */
  response: ResponseTime
}

export interface TeamDayRow extends TeamDayFigures {
  /** Undefined for what nobody has. */
  person: (Reportee & { presence: Presence }) | undefined
}

/** By name, what nobody has at the end. */
export interface TeamDay {
  rows: TeamDayRow[]
}

const nothing: TeamDayFigures = {
  overdue: 0,
  untouched: 0,
  still: 0,
  calls: { calls: 0, connected: 0, interested: 0, followUp: 0, noResponse: 0, notInterested: 0, repeated: 0 },
  response: { leads: 0, answered: 0, averageMinutes: undefined },
}

function addCalls(a: CallSummary, b: CallSummary): CallSummary {
  const sum = { ...a }
  for (const key of Object.keys(sum) as (keyof CallSummary)[]) sum[key] += b[key]
  return sum
}

/** The average of all leads that were contacted, not of the averages. */
function addResponse(a: ResponseTime, b: ResponseTime): ResponseTime {
  const answered = a.answered + b.answered
  const minutes = [a, b].reduce((sum, one) => sum + (one.averageMinutes ?? 0) * one.answered, 0)
  return {
    leads: a.leads + b.leads,
    answered,
    averageMinutes: answered > 0 ? Math.round(minutes / answered) : undefined,
  }
}

/** The line of totals. */
const totalOfTeam = (rows: readonly TeamDayFigures[]): TeamDayFigures =>
  rows.reduce<TeamDayFigures>(
    (sum, row) => ({
      overdue: sum.overdue + row.overdue,
      untouched: sum.untouched + row.untouched,
      still: sum.still + row.still,
      calls: addCalls(sum.calls, row.calls),
      response: addResponse(sum.response, row.response),
    }),
    nothing,
  )

/** A line of the page: somebody, what nobody has, or all of them together. */
export interface TeamLine extends TeamDayFigures {
  key: string
  name: string
  presence: Presence
  /** Whose leads are meant, as a filter of the list; several for the line of totals. */
  assignees: string[]
  /** Whose calls are meant. */
  callers: string[]
  isTotal: boolean
}

/** The lines of some people, with their sum at the end where there are several. */
export function teamLines(rows: readonly TeamDayRow[], words: { nobody: string; total: string }): TeamLine[] {
  const lines = rows.map(
    ({ person, ...figures }): TeamLine => ({
      ...figures,
      key: person?.id ?? unassigned,
      name: person?.fullName ?? words.nobody,
      presence: person?.presence ?? 'here',
      assignees: [person?.id ?? unassigned],
      callers: person ? [person.id] : [],
      isTotal: false,
    }),
  )
  if (lines.length < 2) return lines
  const total: TeamLine = {
    ...totalOfTeam(rows),
    key: 'total',
    name: words.total,
    presence: 'here',
    assignees: lines.flatMap(({ assignees }) => assignees),
    callers: lines.flatMap(({ callers }) => callers),
    isTotal: true,
  }
  return [...lines, total]
}

export const teamSorts = ['name', 'overdue', 'untouched', 'still', 'calls', 'response'] as const
export type TeamSort = (typeof teamSorts)[number]

/** Who waited longest, or not at all yet, counts as most. */
const responseRank = ({ response: { leads, answered, averageMinutes } }: TeamDayFigures): number => {
  if (leads === 0) return -1
  return answered < leads ? 1_000_000 + (leads - answered) : (averageMinutes ?? 0)
}

const rankOf: Record<Exclude<TeamSort, 'name'>, (row: TeamDayFigures) => number> = {
  overdue: ({ overdue }) => overdue,
  untouched: ({ untouched }) => untouched,
  still: ({ still }) => still,
  calls: ({ calls }) => calls.calls,
  response: responseRank,
}

/** Names from A, numbers from the highest; what nobody has stays at the end, equals stay by name. */
export function sortTeam(rows: readonly TeamDayRow[], sort: TeamSort, isTurned: boolean): TeamDayRow[] {
  const turn = isTurned ? -1 : 1
  const compare = (a: TeamDayRow, b: TeamDayRow) =>
    sort === 'name'
      ? (a.person?.fullName ?? '').localeCompare(b.person?.fullName ?? '')
      : rankOf[sort](b) - rankOf[sort](a)
  const people = rows.filter(({ person }) => person).toSorted((a, b) => turn * compare(a, b))
  return [...people, ...rows.filter(({ person }) => !person)]
}
