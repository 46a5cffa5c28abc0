import { refuse } from '@foyer/contract/kit/refusal'
import { answerRefusals } from '@foyer/contract/quotations/answer/messages'
import type {
  Acceptance,
  ChangeRequest,
  PaperState,
  ShownQuotation,
} from '@foyer/contract/quotations/answer/model'
import { type CompanyScope, type Context, inViewersCompany, readingViewersCompany } from '../../../context'
import {
  type AnsweredQuotation,
  acceptQuotation,
  askForChanges,
  askForPaper,
  noteSeen,
  paperOf,
  seeSent,
  showQuotation,
} from '../../quotations/service'
import { ownProjectIds } from './own-projects'

interface OfId {
  id: string
}

/** One of the client's own projects. */
async function seeOwn(scope: CompanyScope, ctx: Context, id: string): Promise<AnsweredQuotation> {
  const found = await seeSent(scope, id)
  const own = await ownProjectIds(scope, ctx)
  return own.includes(found.projectId) ? found : refuse(answerRefusals.unknown)
}

const shown = async (scope: CompanyScope, ctx: Context, id: string): Promise<ShownQuotation> =>
  showQuotation(ctx, scope, await seeOwn(scope, ctx, id))

export const quotation = (ctx: Context, { id }: OfId): Promise<ShownQuotation> =>
  readingViewersCompany(ctx, (scope) => shown(scope, ctx, id))

export const quotationSeen = (ctx: Context, { id }: OfId): Promise<{ seenAt: string }> =>
  inViewersCompany(ctx, async (scope) =>
    noteSeen(scope, await seeOwn(scope, ctx, id), { name: ctx.viewer.fullName }),
  )

export const accept = (ctx: Context, { id, ...acceptance }: OfId & Acceptance): Promise<ShownQuotation> =>
  inViewersCompany(ctx, async (scope) => {
    await seeOwn(scope, ctx, id)
    await acceptQuotation(scope, id, acceptance, { userId: ctx.viewer.userId })
    return shown(scope, ctx, id)
  })

export const askChanges = (ctx: Context, { id, ...request }: OfId & ChangeRequest): Promise<ShownQuotation> =>
  inViewersCompany(ctx, async (scope) => {
    await seeOwn(scope, ctx, id)
    await askForChanges(scope, id, request, { userId: ctx.viewer.userId })
    return shown(scope, ctx, id)
  })

export const paper = (ctx: Context, { id }: OfId): Promise<PaperState> =>
  readingViewersCompany(ctx, async (scope) => paperOf(ctx, scope, await seeOwn(scope, ctx, id)))

export const askPaper = (ctx: Context, { id }: OfId): Promise<PaperState> =>
  inViewersCompany(ctx, async (scope) => askForPaper(ctx, scope, await seeOwn(scope, ctx, id)))
