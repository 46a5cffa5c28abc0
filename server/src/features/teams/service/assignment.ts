import { type LeadToGive, limitOf, nextInTurn, type TurnPlace } from '@foyer/contract/teams/turn'
import type { CompanyScope } from '../../../context'
import { findTurnSettings, type KeptLimit, type TurnSettings } from '../repository/turn-settings'
import { type HeldTaker, holdTurn, moveTurn, type TurnPlaces } from '../repository/turns'

const turnSettingsOf = ({ db, companyId, remember }: CompanyScope): Promise<TurnSettings> =>
  remember('turn-settings', () => findTurnSettings(db, companyId))

/** Whether automatic assignment is on. */
export const assignsByTurn = async (scope: CompanyScope): Promise<boolean> =>
  (await turnSettingsOf(scope)).isOn

export interface NextAssignee {
  id: string | undefined
  /** The team whose people alone may get it. */
  team?: string | undefined
}

const start: TurnPlace = { last: null, count: 1 }

/** Whose turn it is for each of them; the places move on. Nobody where nobody fits. */
function choose(
  leads: readonly LeadToGive[],
  limits: readonly KeptLimit[],
  people: readonly HeldTaker[],
  places: TurnPlaces,
): NextAssignee[] {
  return leads.map((lead) => {
    const limit = limitOf(limits, lead)
    const fitting = people.filter(
      ({ id, teams }) => id !== lead.not && (!limit || teams.includes(limit.teamId)),
    )
    const team = limit?.teamName
    if (fitting.length === 0) return { id: undefined, team }
    const next = nextInTurn(fitting, limit ? (places.limits[limit.id] ?? start) : places)
    if (limit) places.limits[limit.id] = next
    else Object.assign(places, next)
    return { id: next.last, team }
  })
}

/** The limits that are there, so that the places of deleted ones do not pile up. */
const placesNow = ({ last, count, limits }: TurnPlaces, known: readonly KeptLimit[]): TurnPlaces => ({
  last,
  count,
  limits: Object.fromEntries(known.flatMap(({ id }) => (limits[id] ? [[id, limits[id]]] : []))),
})

/**
 * Who gets new leads (C-113, C-168): everybody who can work with leads in turn, as many in a row as their weight says,
 * except absent and deactivated people and those who have never signed in; of leads that belong to a team only its people,
 * who take turns among themselves. Nobody where none is available. The turns count only if the transaction is committed, and
 * block other new leads of the company until then: ask for them late. These people stay active until then too.
 */
export async function nextAssignees(
  scope: CompanyScope,
  leads: readonly LeadToGive[],
): Promise<NextAssignee[]> {
  const { db, companyId } = scope
  const { limits } = await turnSettingsOf(scope)
  const teams = [...new Set(limits.map(({ teamId }) => teamId))]
  const { people, ...before } = await holdTurn(db, companyId, teams)
  let available = people
  for (;;) {
    const places = placesNow(before, limits)
    const chosen = choose(leads, limits, available, places)
    const ids = new Set(chosen.flatMap(({ id }) => id ?? []))
    if (ids.size === 0) return chosen
    const held = await moveTurn(db, companyId, [...ids], places)
    if ([...ids].every((id) => held.has(id))) return chosen
    available = available.filter(({ id }) => !ids.has(id) || held.has(id))
  }
}
