import type { quotationPaperEndpoints } from '@foyer/contract/wire/quotations/paper/endpoints'
import type { RowsOf } from '../row'

export const quotationPaperRows: RowsOf<typeof quotationPaperEndpoints> = {
  quotationPaper: {
    may: 'crm',
    calls: ({ quotation, sentQuotation }) => [{ id: sentQuotation, version: 1 }, { id: quotation }],
    clerk: ({ sentQuotation }) => [{ id: sentQuotation, version: 1 }],
    hidden: ({ hiddenQuotation }) => [{ id: hiddenQuotation, version: 1 }],
    passes: [404],
  },
  askForPaper: {
    may: 'crm',
    calls: ({ quotation, sentQuotation }) => [{ id: sentQuotation, version: 1 }, { id: quotation }],
    clerk: ({ sentQuotation }) => [{ id: sentQuotation, version: 1 }],
    hidden: ({ hiddenQuotation }) => [{ id: hiddenQuotation, version: 1 }],
    passes: [404],
  },
}
