import { type FirstWeek, type FirstWeekStep, firstWeekSteps } from '@foyer/contract/company/first-week'
import { companyReplies, newFirmName } from '@foyer/contract/company/messages'
import { type StarterPack, starterPacks } from '@foyer/contract/company/starter-packs'
import { type Context, inViewersCompany } from '../../context'
import { tellColleagues } from '../accounts/service'
import { findFirstWeek, updateCompany } from './repository'

const isPack = (name: string): name is StarterPack => starterPacks.some((pack) => pack === name)

/** Seen in what the firm has, so that no way of doing a step is missed. */
export const firstWeek = (ctx: Context): Promise<FirstWeek> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const found = await findFirstWeek(db, companyId, ctx.viewer.userId)
    const isDone: Record<FirstWeekStep, boolean> = {
      firm: found.name !== newFirmName,
      self: found.hasOwnName,
      leads: found.hasLeads,
      invite: found.hasColleagues,
      logo: found.hasLogo,
      pipeline: found.hasOwnStages,
      messages: found.hasOwnMessages,
    }
    return {
      isHidden: found.isHidden,
      done: firstWeekSteps.filter((step) => isDone[step]),
      packs: found.packs.filter(isPack),
    }
  })

export const hideFirstWeek = (
  ctx: Context,
  { isHidden }: { isHidden: boolean },
): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await updateCompany(db, companyId, { firstWeekHiddenAt: isHidden ? now : null })
    await tellColleagues(scope, { name: 'changed', about: ['company'] })
    return { message: companyReplies.listSaved }
  })
