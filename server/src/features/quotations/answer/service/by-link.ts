import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { answerRefusals } from '@foyer/contract/quotations/answer/messages'
import type {
  Acceptance,
  ChangeRequest,
  PaperState,
  ShownQuotation,
} from '@foyer/contract/quotations/answer/model'
import { asSystem, type CompanyScope, inCompany, type PublicContext } from '../../../../context'
import { linkOfToken } from '../../sending/service/link-token'
import { findLink } from '../repository/links'
import { type AnsweredQuotation, findShown, holdShown } from '../repository/shown'
import { acceptQuotation, askForChanges } from './answer'
import { askForPaper, paperOf } from './paper'
import { noteSeen } from './seen'
import { showQuotation } from './shown'

/** Whoever has the link; a colleague who is signed in may look too. */
interface Visitor extends PublicContext {
  viewer?: Viewer
}

interface ByLink {
  token: string
}

interface Shared {
  scope: CompanyScope
  linkId: string
  quotation: AnsweredQuotation
}

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>

function refuseClosed({ firm, revokedAt, expiresAt }: Link, now: Date): void {
  if (revokedAt) refuse(answerRefusals.revoked(firm))
  if (expiresAt <= now) refuse(answerRefusals.expired(firm))
}

async function throughLink<T>(
  ctx: Visitor,
  { token }: ByLink,
  work: (shared: Shared) => Promise<T>,
  mode?: 'reading',
): Promise<T> {
  const linkId = linkOfToken(ctx, token) ?? refuse(answerRefusals.unknownLink)
  const link = (await asSystem(ctx, ({ db }) => findLink(db, linkId))) ?? refuse(answerRefusals.unknownLink)
  const { companyId, quotationId, firm } = link
  refuseClosed(link, ctx.clock())
  return inCompany(
    ctx,
    companyId,
    async (scope) => {
      const quotation =
        (await findShown(scope.db, companyId, quotationId)) ?? refuse(answerRefusals.revoked(firm))
      return work({ scope, linkId, quotation })
    },
    mode,
  )
}

export const sharedQuotation = (ctx: Visitor, input: ByLink): Promise<ShownQuotation> =>
  throughLink(ctx, input, ({ scope, quotation }) => showQuotation(ctx, scope, quotation), 'reading')

export const sharedSeen = (ctx: Visitor, input: ByLink): Promise<{ seenAt: string }> =>
  throughLink(ctx, input, async ({ scope, linkId, quotation }) => {
    const { viewer } = ctx
    const isColleague = viewer && !viewer.isClient && viewer.companyId === scope.companyId
    if (isColleague) return { seenAt: scope.now.toISOString() }
    return noteSeen(scope, quotation, { name: quotation.clientName, linkId })
  })

/** An answer: nobody revokes the link until it is written, and one that was revoked while it waited is none. */
const answeringBy = <T>(ctx: Visitor, input: ByLink, work: (shared: Shared) => Promise<T>): Promise<T> =>
  throughLink(ctx, input, async (shared) => {
    const { scope, linkId, quotation } = shared
    await holdShown(scope.db, scope.companyId, quotation.id)
    const link = (await findLink(scope.db, linkId)) ?? refuse(answerRefusals.unknownLink)
    refuseClosed(link, scope.now)
    return work(shared)
  })

export const acceptShared = (
  ctx: Visitor,
  { token, ...acceptance }: ByLink & Acceptance,
): Promise<ShownQuotation> =>
  answeringBy(ctx, { token }, async ({ scope, linkId, quotation: { id } }) => {
    await acceptQuotation(scope, id, acceptance, { linkId })
    return shownAfter(ctx, scope, id)
  })

export const askSharedChanges = (
  ctx: Visitor,
  { token, ...request }: ByLink & ChangeRequest,
): Promise<ShownQuotation> =>
  answeringBy(ctx, { token }, async ({ scope, linkId, quotation: { id } }) => {
    await askForChanges(scope, id, request, { linkId })
    return shownAfter(ctx, scope, id)
  })

async function shownAfter(ctx: Visitor, scope: CompanyScope, id: string): Promise<ShownQuotation> {
  const quotation = (await findShown(scope.db, scope.companyId, id)) ?? refuse(answerRefusals.unknown)
  return showQuotation(ctx, scope, quotation)
}

export const sharedPaper = (ctx: Visitor, input: ByLink): Promise<PaperState> =>
  throughLink(ctx, input, ({ scope, quotation }) => paperOf(ctx, scope, quotation), 'reading')

export const askSharedPaper = (ctx: Visitor, input: ByLink): Promise<PaperState> =>
  throughLink(ctx, input, ({ scope, quotation }) => askForPaper(ctx, scope, quotation))
