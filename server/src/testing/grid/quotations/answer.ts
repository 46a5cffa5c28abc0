import type { answerEndpoints } from '@foyer/contract/wire/quotations/answer/endpoints'
import type { RowsOf } from '../row'

const whose = 'Whoever has the link of a quotation is the client of the firm that sent it.'
const open = {
  may: 'open' as const,
  passes: [404],
  readsEverywhere: { quotation_links: whose, companies: whose },
}
const whichItem = 'An item of the document, which has no id of its own elsewhere.'
const words = { version: 1, name: 'Alpha Guest' }

export const answerRows: RowsOf<typeof answerEndpoints> = {
  sharedQuotation: { ...open, calls: ({ sharedToken }) => [{ token: sharedToken }] },
  sharedSeen: { ...open, calls: ({ sharedToken }) => [{ token: sharedToken }] },
  sharedPaper: { ...open, calls: ({ sharedToken }) => [{ token: sharedToken }] },
  askSharedPaper: { ...open, calls: ({ sharedToken }) => [{ token: sharedToken }] },
  acceptShared: { ...open, calls: ({ sharedToken }) => [{ ...words, token: sharedToken }] },
  askSharedChanges: {
    ...open,
    calls: ({ sharedToken }) => [
      { ...words, token: sharedToken, note: 'Less', items: [{ itemId: 'bed', note: 'Lower' }] },
    ],
    unnamed: { 'items[].itemId': whichItem, 'body.items[].itemId': whichItem },
  },
}
