import type { ReplyOf } from '@foyer/contract/kit/endpoint'
import type { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import type { quotationSendingEndpoints } from '@foyer/contract/wire/quotations/sending/endpoints'

/** What the server answers with. */
export type QuotationRead = ReplyOf<typeof quotationEndpoints.quotation>
export type QuotationsRead = ReplyOf<typeof quotationEndpoints.quotationsOfProject>
export type SummaryRead = QuotationsRead['quotations'][number]
export type VersionRead = QuotationRead['versions'][number]
export type LinkRead = QuotationRead['links'][number]
export type AnswerRead = QuotationRead['answers'][number]
export type SentRead = ReplyOf<typeof quotationSendingEndpoints.sendQuotation>
