import type { CalendarDate } from '@foyer/contract/kit/dates'
import { checkDocument } from '@foyer/contract/quotations/document/check-document'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import { sendingProblems } from '@foyer/contract/quotations/document/sending-problems'
import { sendDialogTexts as texts } from '@foyer/contract/quotations/sending/messages-screen'

/** What keeps a quotation from being sent, in sentences. */
export function documentProblemsBefore(
  document: QuotationDocument,
  unread: number,
  today: CalendarDate,
): string[] {
  const wrong = checkDocument(document).map(({ text }) => text)
  const missing = wrong.length > 0 ? wrong : sendingProblems(document, today)
  return [...new Set([...(unread > 0 ? [texts.unread(unread)] : []), ...missing])]
}
