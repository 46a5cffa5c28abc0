import type { clientAreaEndpoints } from '@foyer/contract/wire/client-area'
import type { RowsOf } from './row'

const ofClient = { may: 'clients', by: 'client' } as const
const whichItem = 'An item of the document, which has no id of its own elsewhere.'
const words = { version: 1, name: 'Alpha Guest' }

export const clientAreaRows: RowsOf<typeof clientAreaEndpoints> = {
  projects: { ...ofClient, calls: () => [{}] },
  project: { ...ofClient, calls: ({ sharedProject }) => [{ id: sharedProject }], passes: [404] },
  quotation: { ...ofClient, calls: ({ sharedQuotation }) => [{ id: sharedQuotation }], passes: [404] },
  quotationSeen: { ...ofClient, calls: ({ sharedQuotation }) => [{ id: sharedQuotation }], passes: [404] },
  paper: { ...ofClient, calls: ({ sharedQuotation }) => [{ id: sharedQuotation }], passes: [404] },
  askPaper: { ...ofClient, calls: ({ sharedQuotation }) => [{ id: sharedQuotation }], passes: [404] },
  accept: { ...ofClient, calls: ({ sharedQuotation }) => [{ ...words, id: sharedQuotation }], passes: [404] },
  askChanges: {
    ...ofClient,
    calls: ({ sharedQuotation }) => [
      { ...words, id: sharedQuotation, note: 'Less', items: [{ itemId: 'bed', note: 'Lower' }] },
    ],
    passes: [404],
    unnamed: { 'items[].itemId': whichItem, 'body.items[].itemId': whichItem },
  },
  file: { ...ofClient, calls: ({ sharedFile }) => [{ id: sharedFile }], passes: [404] },
  minutes: { ...ofClient, calls: ({ sharedMinutes }) => [{ id: sharedMinutes }], passes: [404] },
}
