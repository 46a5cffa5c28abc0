import { accessRefusals } from '@foyer/contract/accounts/messages'
import { measures } from '@foyer/contract/analytics/measures'
import type { Presence, TeamDay, TeamDayRow } from '@foyer/contract/analytics/team-day'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../../context'
import { peopleOf, stillSince } from '../../leads/service'
import { liveStages } from '../../pipeline/service'
import { type FigureScope, inFigures } from '../counted'
import { readSums, type Sum } from '../repository/sums'
import { countWaiting, type WaitingRow } from '../repository/waiting'
import { timeOf } from './first-response'
import { callSummary } from './summary'

type Person = Awaited<ReturnType<typeof peopleOf>> extends Map<string, infer P> ? P : never

const presenceOf = ({ isAtWork, hasLeads, isAbsent }: Person): Presence => {
  if (!isAtWork) return 'left'
  if (!hasLeads) return 'without-leads'
  return isAbsent ? 'absent' : 'here'
}

/** Admins see the firm, others themselves and whoever reports to them (C-088). */
async function teamOf(scope: FigureScope): Promise<Person[]> {
  const { all, owners } = scope.counted.visible
  if (!all && owners.length < 2) refuse(accessRefusals.notAllowed)
  return [...(await peopleOf(scope)).values()].filter(({ id }) => all || owners.includes(id))
}

async function waitingFor(scope: FigureScope, team: readonly Person[]): Promise<WaitingRow[]> {
  const { db, companyId, today, timeZone, counted } = scope
  const stages = await liveStages(scope)
  return countWaiting(db, {
    companyId,
    today,
    ended: stages.flatMap(({ id, kind }) => (kind === 'won' || kind === 'lost' ? [id] : [])),
    still: await stillSince(scope, today, timeZone),
    people: team.map(({ id }) => id),
    withNobody: counted.visible.unassigned,
  })
}

/** Calls of whoever made them; the first response of leads that came today, by who has them. */
function sumsOfToday(scope: FigureScope, team: readonly Person[]): Promise<Sum[]> {
  const { db, companyId, counted, today } = scope
  const { visible } = counted
  const everybody = team.map(({ id }) => id)
  return readSums(
    db,
    companyId,
    { visible, everybody, chosen: [] },
    {
      measures: [measures.call, measures.repeated, measures.response],
      span: { from: today, to: today },
      byPerson: true,
    },
  )
}

const isIdle = ({ overdue, untouched, still, calls, response }: TeamDayRow): boolean =>
  overdue + untouched + still + calls.calls + response.leads === 0

const isWorking = ({ person }: TeamDayRow): boolean =>
  person?.presence === 'here' || person?.presence === 'absent'

/** What waits for each person, and what they did today: the numbers of My Day, of the board and of the analytics. */
export const teamDay = (ctx: Context): Promise<TeamDay> =>
  inFigures(ctx, [], async (scope) => {
    const team = await teamOf(scope)
    const waiting = new Map((await waitingFor(scope, team)).map((row) => [row.personId ?? '', row]))
    const today = await sumsOfToday(scope, team)
    const rowOf = (id: string, person: TeamDayRow['person']): TeamDayRow => {
      const own = today.filter(({ personId = '' }) => personId === id)
      const { overdue = 0, untouched = 0, still = 0 } = waiting.get(id) ?? {}
      return {
        person,
        overdue,
        untouched,
        still,
        calls: callSummary(own),
        response: timeOf(own.filter(({ measure }) => measure === measures.response)),
      }
    }
    const people = team
      .map((one) => rowOf(one.id, { id: one.id, fullName: one.fullName, presence: presenceOf(one) }))
      // Whoever does not work with leads is there for what they left behind.
      .filter((row) => isWorking(row) || !isIdle(row))
    return { rows: scope.counted.visible.unassigned ? [...people, rowOf('', undefined)] : people }
  })
