import type { bulkMailEndpoints, unsubscribeEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { toLeads } from '../../builders/bulk-mail'
import { addressOfLead } from '../../two-companies/own-things'
import type { RowsOf } from '../row'

const whose = 'Whoever has the link of a mail is a reader of the firm whose mail it is.'

const query = {
  tab: 'all' as const,
  callStatus: undefined,
  search: 'alpha behind',
  followUpFrom: undefined,
  followUpTo: undefined,
}

const words = { subject: 'To {{leadName}}', html: '{{city}}' }

export const bulkMailRows: RowsOf<typeof bulkMailEndpoints & typeof unsubscribeEndpoints> = {
  eService: {
    may: 'editors',
    calls: ({ lead, behind, sibling }) => [
      toLeads([lead, behind, sibling]),
      toLeads([lead], { to: { addresses: [addressOfLead, 'client-alpha@example.com'] } }),
      toLeads([lead], { to: { addresses: ['colleague-alpha@example.com'] } }),
      toLeads([lead], { to: { selection: { query, expected: 1, except: [behind] } } }),
    ],
    clerk: ({ lead, sibling }) => [toLeads([lead, sibling])],
    passes: [400, 409],
  },
  mailRecipients: {
    may: 'editors',
    calls: ({ lead, behind, sibling }) => [
      { selection: { ids: [lead, behind, sibling] } },
      { selection: { query, expected: 1, except: [behind] } },
    ],
    clerk: ({ lead, sibling }) => [{ selection: { ids: [lead, sibling] } }],
    passes: [400, 409],
  },
  previewBulkMail: {
    may: 'editors',
    calls: ({ lead, behind }) => [
      { ...words, selection: { ids: [lead, behind] }, search: undefined, at: 0 },
      { ...words, selection: { query, expected: 1, except: [behind] }, search: undefined, at: 0 },
    ],
    clerk: ({ lead, sibling }) => [{ ...words, selection: { ids: [lead, sibling] }, search: 'alpha', at: 1 }],
    passes: [400, 409],
  },
  mailBatches: { may: 'crm', calls: () => [{ after: undefined }], clerk: () => [{ after: undefined }] },
  mailBatch: {
    may: 'crm',
    calls: ({ batch }) => [{ id: batch }],
    clerk: ({ batch }) => [{ id: batch }],
    passes: [404],
  },
  batchMails: {
    may: 'crm',
    calls: ({ batch, mail }) => [
      { id: batch, filter: 'all', after: undefined },
      { id: batch, filter: 'failed', after: mail },
    ],
    passes: [404],
  },
  cancelBatch: {
    may: 'editors',
    calls: ({ batch, waitingBatch }) => [{ id: batch }, { id: waitingBatch }],
    passes: [404],
  },
  retryBatch: { may: 'editors', calls: ({ batch }) => [{ id: batch }], passes: [404] },
  unsubscribed: {
    may: 'admins',
    calls: () => [
      { search: undefined, after: undefined },
      { search: 'alpha', after: undefined },
    ],
  },
  addUnsubscribed: { may: 'admins', calls: () => [{ address: addressOfLead }] },
  removeUnsubscribed: {
    may: 'admins',
    calls: () => [{ address: 'behind-alpha@example.com' }],
    passes: [404],
  },
  unsubscribePage: {
    may: 'open',
    calls: ({ mailToken }) => [{ token: mailToken }],
    passes: [404],
    readsEverywhere: { mails: whose, companies: whose },
  },
  unsubscribe: {
    may: 'open',
    calls: ({ mailToken }) => [{ token: mailToken, body: 'List-Unsubscribe=One-Click' }],
    passes: [404],
    readsEverywhere: { mails: whose, companies: whose },
  },
  subscribeAgain: {
    may: 'open',
    calls: ({ mailToken }) => [{ token: mailToken, body: '' }],
    passes: [404],
    readsEverywhere: { mails: whose, companies: whose },
  },
}
