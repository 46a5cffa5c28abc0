import { refuse } from '@foyer/contract/kit/refusal'
import { teamRefusals } from '@foyer/contract/teams/messages'
import type {
  AssignmentLimit,
  AssignmentLimits,
  AssignmentTurn,
  ShownLimit,
  TurnPerson,
  TurnWeight,
} from '@foyer/contract/teams/model'
import { inOrderOfTurn } from '@foyer/contract/teams/turn'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { newId } from '../../../new-id'
import { tellColleagues } from '../../accounts/service'
import { holdNames } from '../repository/teams'
import {
  findLiveTeams,
  findSources,
  findTakers,
  findTurnSettings,
  renameLimitedSource,
  replaceLimits,
  writeWeights,
} from '../repository/turn-settings'
import { findPlaces, findTurn, type TurnRow } from '../repository/turns'

const shown = ({ id, fullName, role, weight }: TurnRow): TurnPerson => ({ id, fullName, role, weight })

async function wholeTurn({ db, companyId }: CompanyScope): Promise<AssignmentTurn> {
  const people = await findTurn(db, companyId)
  const place = await findPlaces(db, companyId)
  const order = inOrderOfTurn(
    people.filter(({ gap }) => gap === null),
    place,
  )
  return {
    turn: order.map(shown),
    passedOver: people.flatMap((one) => (one.gap ? [{ ...shown(one), reason: one.gap }] : [])),
  }
}

async function wholeLimits({ db, companyId }: CompanyScope): Promise<AssignmentLimits> {
  const { limits } = await findTurnSettings(db, companyId)
  const sources = await findSources(db, companyId)
  const places = await findPlaces(db, companyId)
  const people = (await findTurn(db, companyId)).filter(({ gap }) => gap === null)
  const shownLimits = limits.map((limit): ShownLimit => {
    const fitting = people.filter(({ teams }) => teams.includes(limit.teamId))
    const [next] = inOrderOfTurn(fitting, places.limits[limit.id] ?? { last: null, count: 1 })
    return { ...limit, next: next?.fullName }
  })
  return { limits: shownLimits, sources }
}

export const turn = (ctx: Context): Promise<AssignmentTurn> => inViewersCompany(ctx, wholeTurn)

export const limits = (ctx: Context): Promise<AssignmentLimits> => inViewersCompany(ctx, wholeLimits)

const told = (scope: CompanyScope) => tellColleagues(scope, { name: 'changed', about: ['teams'] })

export const saveWeights = (ctx: Context, { weights }: { weights: TurnWeight[] }): Promise<AssignmentTurn> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const ids = weights.map(({ userId }) => userId)
    const known = await findTakers(db, companyId, ids)
    if (ids.some((id) => !known.has(id))) refuse(teamRefusals.notHere)
    await writeWeights(db, companyId, weights)
    await told(scope)
    return wholeTurn(scope)
  })

export const saveLimits = (
  ctx: Context,
  { limits: wanted }: { limits: AssignmentLimit[] },
): Promise<AssignmentLimits> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    // Two savings at once replace each other as a whole, and no team is deleted between.
    await holdNames(db, companyId)
    const before = new Set((await findTurnSettings(db, companyId)).limits.map(({ id }) => id))
    const teams = await findLiveTeams(db, companyId)
    if (wanted.some(({ teamId }) => !teams.has(teamId))) refuse(teamRefusals.unknown)
    const taken = new Set<string>()
    const kept = wanted.map(({ id, by, value, teamId }) => {
      const isOwn = id !== undefined && before.has(id) && !taken.has(id)
      if (isOwn) taken.add(id)
      return { id: isOwn ? id : newId(now), by, value: by === 'all' ? '' : value, teamId }
    })
    await replaceLimits(db, companyId, kept)
    await told(scope)
    return wholeLimits(scope)
  })

/** Limits by a source follow when it is called otherwise. */
export const renameInLimits = (
  { db, companyId }: CompanyScope,
  { name, becomes }: { name: string; becomes: string },
) => renameLimitedSource(db, companyId, name, becomes)
