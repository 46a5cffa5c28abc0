import { refuse } from '@foyer/contract/kit/refusal'
import { quotationRefusals as refusals } from '@foyer/contract/quotations/document/messages'
import type { CompanyScope, Context } from '../../../../context'
import { type ProjectRecord, seeProject } from '../../../projects/service'
import { findQuotation, lockQuotation, type QuotationRow } from '../repository/quotations'

export interface SeenQuotation {
  quotation: QuotationRow
  project: ProjectRecord
}

async function seen(
  scope: CompanyScope,
  ctx: Pick<Context, 'viewer'>,
  quotation: QuotationRow | undefined,
  isDeleted: boolean,
): Promise<SeenQuotation> {
  if (!quotation || (quotation.deletedAt !== null) !== isDeleted) return refuse(refusals.unknown)
  return { quotation, project: await seeProject(scope, ctx, quotation.projectId) }
}

/** The quotation, if the caller may see its project. */
export const seeQuotation = async (
  scope: CompanyScope,
  ctx: Pick<Context, 'viewer'>,
  id: string,
): Promise<SeenQuotation> => seen(scope, ctx, await findQuotation(scope.db, scope.companyId, id), false)

/** The same, locked until the transaction ends. */
export const holdQuotation = async (
  scope: CompanyScope,
  ctx: Pick<Context, 'viewer'>,
  id: string,
  isDeleted = false,
): Promise<SeenQuotation> => seen(scope, ctx, await lockQuotation(scope.db, scope.companyId, id), isDeleted)

/** What was accepted, and what is void, stays as it is. */
export function refuseFrozen({ state }: Pick<QuotationRow, 'state'>): void {
  if (state === 'accepted') refuse(refusals.accepted)
  if (state === 'void') refuse(refusals.isVoid)
}
