import { todayIn } from '@foyer/contract/kit/dates'
import type { VisitStepTaken } from '@foyer/contract/leads/visits/forms'
import { noSteps, type VisitSheet, type VisitSteps } from '@foyer/contract/leads/visits/model'
import type { Context } from '../../../../context'
import { newId } from '../../../../new-id'
import { inLeadScope, type LeadScope, refuseGone } from '../../lead-scope'
import { findLead } from '../../record/repository/lead'
import { peopleOf, regionOf } from '../../record/service/company-settings'
import { rowOf } from '../../record/service/row'
import { holdLead } from '../../write/service/hold'
import { deleteUnderWay, findVisits, insertUnderWay, updateSteps, type VisitRow } from '../repository/visits'
import { placeIn, stepsIn } from './steps'

/** A visit that nobody saved ends with its day. */
async function underWayToday(scope: LeadScope): Promise<(visit: VisitRow) => boolean> {
  const { timeZone } = await regionOf(scope)
  const today = todayIn(timeZone, scope.now)
  return ({ isSaved, onTheWayAt, arrivedAt }) =>
    !isSaved && [onTheWayAt, arrivedAt].some((at) => at && todayIn(timeZone, new Date(at)) === today)
}

/** The caller's own of this lead, of today and of earlier days; after a merge there may be two, of which the older one goes on. */
export async function ownUnderWay(scope: LeadScope, visits: readonly VisitRow[]) {
  const isUnderWay = await underWayToday(scope)
  const own = visits.filter(({ isSaved, userId }) => !isSaved && userId === scope.viewer.userId)
  return { own: own.filter(isUnderWay), over: own.filter((visit) => !isUnderWay(visit)) }
}

export const endVisits = ({ db, companyId }: LeadScope, visits: readonly VisitRow[]) =>
  visits.length > 0
    ? deleteUnderWay(
        db,
        companyId,
        visits.map(({ id }) => id),
      )
    : undefined

export const visit = (ctx: Context, { leadId }: { leadId: string }): Promise<VisitSheet> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, visibility, viewer } = scope
    if (!(await findLead(db, companyId, leadId, visibility))) return refuseGone(scope, leadId)
    const visits = await findVisits(db, companyId, leadId)
    const people = await peopleOf(scope)
    const isUnderWay = await underWayToday(scope)
    const {
      own: [own],
    } = await ownUnderWay(scope, visits)
    const saved = visits.find(({ isSaved }) => isSaved)
    return {
      lead: await rowOf(scope, leadId),
      knownPlace: saved && placeIn(saved),
      own: own ? stepsIn(own) : noSteps,
      others: visits.filter(isUnderWay).flatMap((one) => {
        const person = people.get(one.userId)
        if (!person || one.userId === viewer.userId) return []
        const { id, fullName, email } = person
        return [{ ...stepsIn(one), person: { id, fullName, email } }]
      }),
    }
  })

interface Steps {
  onTheWayAt: Date | null
  arrivedAt: Date | null
  latitude: number | null
  longitude: number | null
  accuracy: number | null
}

const nowhere = { latitude: null, longitude: null, accuracy: null }
const notBegun: Steps = { onTheWayAt: null, arrivedAt: null, ...nowhere }

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** As they were, with this step taken or taken back; what was tapped before keeps its time. */
function stepsAfter(
  before: VisitRow | undefined,
  { step, isTakenBack, place }: VisitStepTaken,
  now: Date,
): Steps {
  const steps: Steps = before
    ? { ...before, onTheWayAt: dateOf(before.onTheWayAt), arrivedAt: dateOf(before.arrivedAt) }
    : notBegun
  if (step === 'on-the-way') return { ...steps, onTheWayAt: isTakenBack ? null : (steps.onTheWayAt ?? now) }
  if (isTakenBack) return { ...steps, arrivedAt: null, ...nowhere }
  if (!place) return { ...steps, arrivedAt: steps.arrivedAt ?? now }
  // It was found after the visit was saved, or the arrival taken back.
  if (!steps.arrivedAt) return steps
  return { ...steps, ...place, accuracy: Math.round(place.accuracy) }
}

/** ADR-310: kept on the server, for the person and the lead, until the visit is saved. */
export const takeVisitStep = (ctx: Context, taken: VisitStepTaken): Promise<VisitSteps> =>
  inLeadScope(ctx, async (scope: LeadScope) => {
    const { db, companyId, viewer, now } = scope
    const { leadId } = taken
    const { userId } = viewer
    await holdLead(scope, leadId)
    const {
      own: [own],
      over,
    } = await ownUnderWay(scope, await findVisits(db, companyId, leadId))
    await endVisits(scope, over)
    const steps = stepsAfter(own, taken, now)
    const isNone = !steps.onTheWayAt && !steps.arrivedAt
    if (own && isNone) await endVisits(scope, [own])
    else if (own) await updateSteps(db, companyId, own.id, steps, now)
    else if (!isNone) await insertUnderWay(db, { companyId, leadId, userId }, newId(now), steps)
    const { onTheWayAt, arrivedAt, ...place } = steps
    return stepsIn({
      onTheWayAt: onTheWayAt?.toISOString() ?? null,
      arrivedAt: arrivedAt?.toISOString() ?? null,
      ...place,
    })
  })
