import type { PaperState } from '@foyer/contract/quotations/answer/model'
import type { QuotationPaper } from '@foyer/contract/quotations/paper/model'
import type { CompanyScope, Deps } from '../../../../context'
import { orderPaper, paperState } from '../../paper/service/ask'
import type { AnsweredQuotation } from '../repository/shown'
import { shownVersionOf } from './shown'

type Signer = Pick<Deps, 'secret' | 'clock'>

/** Why it failed is for the firm alone. */
function stateOf(paper: QuotationPaper): PaperState {
  if (paper.url) return { state: 'ready', address: paper.url }
  return { state: paper.state === 'failed' ? 'failed' : 'waiting' }
}

const wished = (quotation: AnsweredQuotation) => ({
  quotationId: quotation.id,
  version: shownVersionOf(quotation),
})

/** The PDF of the version that is shown. */
export const paperOf = async (deps: Signer, scope: CompanyScope, quotation: AnsweredQuotation) =>
  stateOf(await paperState(deps, scope, wished(quotation)))

/** The same; where there is none a job makes it, also once more after it could not be made. */
export const askForPaper = async (deps: Signer, scope: CompanyScope, quotation: AnsweredQuotation) =>
  stateOf(await orderPaper(deps, scope, wished(quotation)))
