import { refuse } from '@foyer/contract/kit/refusal'
import { answerRefusals } from '@foyer/contract/quotations/answer/messages'
import type { PaperState } from '@foyer/contract/quotations/answer/model'
import type { CompanyScope, Deps } from '../../../../context'
import { signedLink } from '../../../files/service'
import { type AnsweredQuotation, findVersion } from '../repository/shown'
import { shownVersionOf } from './shown'

type Signer = Pick<Deps, 'secret' | 'clock'>

export async function paperOf(
  deps: Signer,
  { db, companyId }: CompanyScope,
  quotation: AnsweredQuotation,
): Promise<PaperState> {
  const sent = await findVersion(db, companyId, quotation.id, shownVersionOf(quotation))
  if (!sent) return refuse(answerRefusals.unknown)
  if (sent.pdfFileId) return { state: 'ready', address: signedLink(deps, companyId, sent.pdfFileId) }
  return { state: sent.pdfError ? 'failed' : 'waiting' }
}

/** Also once more after it could not be made. */
export async function askForPaper(
  deps: Signer,
  scope: CompanyScope,
  quotation: AnsweredQuotation,
): Promise<PaperState> {
  const paper = await paperOf(deps, scope, quotation)
  if (paper.state === 'ready') return paper
  await scope.enqueue('quotations.make-paper', {
    companyId: scope.companyId,
    quotationId: quotation.id,
    version: shownVersionOf(quotation),
  })
  return { state: 'waiting' }
}
