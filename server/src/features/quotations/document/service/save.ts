import { refuse } from '@foyer/contract/kit/refusal'
import { quotationRefusals as refusals } from '@foyer/contract/quotations/document/messages'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import type { QuotationConflict, SavedQuotation } from '@foyer/contract/quotations/document/record'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { type QuotationRow, updateQuotation } from '../repository/quotations'
import { holdQuotation, refuseFrozen } from './see-quotation'
import { namesIn } from './summaries'
import { tellOfQuotations } from './tell'

/** Nobody writes over what they have not seen (C-150); they are told how it stands by now. */
export async function refuseStale(
  scope: CompanyScope,
  quotation: QuotationRow,
  baseRevision: number,
): Promise<void> {
  if (quotation.revision === baseRevision) return
  const conflict: QuotationConflict = {
    revision: quotation.revision,
    document: quotation.draft,
    updatedAt: quotation.updatedAt.toISOString(),
    updatedBy: (await namesIn(scope))(quotation.updatedBy),
  }
  refuse(refusals.changedMeanwhile, { ...conflict })
}

export interface SaveInput {
  id: string
  baseRevision: number
  document: QuotationDocument
}

export const saveQuotation = (
  ctx: Context,
  { id, baseRevision, document }: SaveInput,
): Promise<SavedQuotation> =>
  inViewersCompany(ctx, async (scope) => {
    const { quotation } = await holdQuotation(scope, ctx, id)
    refuseFrozen(quotation)
    await refuseStale(scope, quotation, baseRevision)
    const saved = { revision: quotation.revision + 1, total: totalsOf(document).total, updatedAt: scope.now }
    await updateQuotation(scope.db, scope.companyId, id, {
      ...saved,
      draft: document,
      title: document.title,
      updatedBy: ctx.viewer.userId,
    })
    await tellOfQuotations(scope)
    return { ...saved, updatedAt: scope.now.toISOString() }
  })
