import type { metaEndpoints } from '@foyer/contract/wire/intake/meta/endpoints'
import type { metaHookEndpoints } from '@foyer/contract/wire/intake/meta/hook'
import type { RowsOf } from '../row'

const noApp = 'this server has no app of Meta'
/** As Meta calls what the furnished firm has. */
const ownForm = '9845010000002'

export const metaRows: RowsOf<typeof metaEndpoints & typeof metaHookEndpoints> = {
  metaStatus: { may: 'crm', calls: () => [{}] },
  metaConnect: {
    may: 'admins',
    calls: ({ company }) => [{ companyId: company, name: 'Asha', token: 'a-token' }],
    passes: [403, 409],
    refused: noApp,
  },
  metaLogin: { may: 'admins', calls: () => [{}], passes: [409], refused: noApp },
  metaDisconnect: { may: 'admins', calls: () => [{}] },
  metaOverview: { may: 'crm', calls: () => [{}] },
  metaPages: { may: 'admins', calls: () => [{}], passes: [409], refused: noApp },
  metaSubscribe: {
    may: 'admins',
    calls: () => [{ pageId: '100200300' }],
    passes: [409],
    refused: noApp,
    unnamed: { 'body.pageId': 'as Meta calls a page' },
  },
  metaUnsubscribe: { may: 'admins', calls: ({ metaPage }) => [{ id: metaPage }], passes: [404] },
  metaFetch: { may: 'admins', calls: ({ metaPage }) => [{ id: metaPage }], passes: [404] },
  metaForms: { may: 'admins', calls: ({ metaPage }) => [{ id: metaPage }], passes: [404] },
  metaSaveForm: {
    may: 'admins',
    calls: ({ metaPage, field }) => [
      { doorId: metaPage, formId: ownForm, mapping: { budget: 'none' } },
      { doorId: metaPage, formId: ownForm, mapping: { facing: `custom:${field}` } },
    ],
    passes: [404],
    unnamed: { 'body.formId': 'as Meta calls a form' },
  },
  metaFailed: { may: 'admins', calls: () => [{}] },
  metaRetry: { may: 'admins', calls: ({ metaFailed }) => [{ ids: [metaFailed] }], passes: [404] },
  metaVerifyHook: {
    may: 'open',
    calls: () => [{ mode: 'subscribe', token: 'guessed', challenge: '1' }],
    passes: [403],
    refused: 'the verify token is guessed',
  },
  metaHook: {
    may: 'open',
    calls: () => [{ signature: 'sha256=00', bytes: '{}' }],
    passes: [403],
    refused: 'nobody has signed it',
  },
}
