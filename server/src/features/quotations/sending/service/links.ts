import { refuse } from '@foyer/contract/kit/refusal'
import { quotationRefusals } from '@foyer/contract/quotations/document/messages'
import type { QuotationLink } from '@foyer/contract/quotations/document/record'
import { sendingLimits as limits } from '@foyer/contract/quotations/sending/limits'
import {
  sendingRefusals as refusals,
  sendingReplies as replies,
  sendingHistory as texts,
} from '@foyer/contract/quotations/sending/messages'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { writeLog } from '../../../projects/service'
import { holdQuotation } from '../../document/service/see-quotation'
import { tellOfQuotations } from '../../document/service/tell'
import { countOpenLinks, insertLink, revokeLink } from '../repository/links'
import { shownLink } from './shown-link'

const day = 86_400_000

/** A way in for the client, of a quotation that is locked. */
export async function newLink(
  scope: CompanyScope,
  ctx: Context,
  quotationId: string,
  days: number,
): Promise<QuotationLink> {
  const { db, companyId, now } = scope
  if ((await countOpenLinks(db, companyId, quotationId, now)) >= limits.links) refuse(refusals.tooManyLinks)
  const link = await insertLink(db, {
    companyId,
    id: newId(now),
    quotationId,
    createdBy: ctx.viewer.userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * day),
  })
  return shownLink(ctx, link, { now, nameOf: () => ctx.viewer.fullName, isWhole: true })
}

export const makeQuotationLink = (
  ctx: Context,
  { id, days }: { id: string; days: number },
): Promise<{ message: string; link: QuotationLink }> =>
  inViewersCompany(ctx, async (scope) => {
    const { quotation } = await holdQuotation(scope, ctx, id)
    if (quotation.state === 'draft') refuse(refusals.notSent)
    if (quotation.state === 'void') refuse(quotationRefusals.isVoid)
    const link = await newLink(scope, ctx, id, days)
    await tellOfQuotations(scope)
    return { message: replies.linkMade, link }
  })

export const revokeQuotationLink = (
  ctx: Context,
  { id, linkId }: { id: string; linkId: string },
): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { quotation } = await holdQuotation(scope, ctx, id)
    const outcome = await revokeLink(scope.db, scope.companyId, id, linkId, scope.now)
    if (outcome === 'unknown') refuse(refusals.unknownLink)
    if (outcome === 'revoked') {
      await writeLog(scope, {
        projectId: quotation.projectId,
        actorId: ctx.viewer.userId,
        kind: 'quotation',
        sentence: texts.linkRevoked(quotation.number ?? quotation.title),
        subject: quotation.title,
      })
      await tellOfQuotations(scope, 'projects')
    }
    return { message: replies.linkRevoked }
  })
