import type { mailboxEndpoints } from '@foyer/contract/wire/lead-mail/mailbox/endpoints'
import type { RowsOf } from '../row'

/** On this machine, where nothing is reached. */
const settings = {
  host: '127.0.0.1',
  port: 993,
  security: 'tls' as const,
  username: 'alpha-answers@example.com',
  folder: 'INBOX',
}

export const mailboxRows: RowsOf<typeof mailboxEndpoints> = {
  mailbox: { may: 'admins', calls: () => [{}] },
  saveMailbox: {
    may: 'admins',
    calls: () => [
      { ...settings, isOn: false, password: 'grid-secret' },
      { ...settings, isOn: false },
      { ...settings, isOn: true },
    ],
    passes: [400, 422],
  },
  removeMailbox: { may: 'admins', calls: () => [{}], passes: [404] },
  testMailbox: {
    may: 'admins',
    calls: () => [{ ...settings, isOn: true }],
    passes: [400, 422],
    refused: 'there is no mailbox on this machine, and it may not be reached',
  },
  readMailbox: { may: 'admins', calls: () => [{}], passes: [409] },
}
