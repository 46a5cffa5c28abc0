import { refuse } from '@foyer/contract/kit/refusal'
import {
  defaultNextSteps,
  type NextStep,
  type NextStepsEdit,
  stepAfter,
} from '@foyer/contract/leads/choices/next-steps'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { tellColleagues } from '../../accounts/service'
import { findNextSteps, holdNextSteps, writeNextSteps } from './repository'

/** In the order of the outcomes; what the company never chose is as for everybody. */
async function nextStepsOf({ db, companyId }: CompanyScope): Promise<NextStep[]> {
  const own = (await findNextSteps(db, companyId)).map(({ outcome, offer, count, time, kind }) => ({
    outcome,
    offer,
    count,
    time: time.slice(0, 5),
    kind,
  }))
  return defaultNextSteps.map((usual) => stepAfter(own, usual.outcome) ?? usual)
}

export const nextSteps = (ctx: Context): Promise<NextStep[]> => inViewersCompany(ctx, nextStepsOf)

const isSame = (one: NextStep | undefined, seen: NonNullable<NextStepsEdit['seen']>[number]): boolean =>
  one?.offer === seen.offer && one.count === seen.count && one.time === seen.time && one.kind === seen.kind

export const saveNextSteps = (ctx: Context, { steps, seen = [] }: NextStepsEdit): Promise<NextStep[]> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await holdNextSteps(db, companyId)
    const before = await nextStepsOf(scope)
    const isNews = seen.some(
      (one) =>
        !isSame(
          before.find(({ outcome }) => outcome === one.outcome),
          one,
        ),
    )
    if (isNews) refuse(workRefusals.choicesChanged)
    if (steps.length > 0) await writeNextSteps(db, companyId, steps, now)
    await tellColleagues(scope, { name: 'changed', about: ['choices'] })
    return nextStepsOf(scope)
  })
