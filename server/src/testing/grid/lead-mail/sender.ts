import type { senderEndpoints } from '@foyer/contract/wire/lead-mail/sender/endpoints'
import { mailServerDraft as draft } from '../../builders/mail-server'
import type { RowsOf } from '../row'

export const senderRows: RowsOf<typeof senderEndpoints> = {
  mailServer: { may: 'admins', calls: () => [{}] },
  saveMailServer: {
    may: 'admins',
    calls: () => [
      { kind: 'save', ...draft },
      { kind: 'save', ...draft, host: 'other.alpha.invalid', password: 'alpha-secret' },
      { kind: 'turn-off' },
      { kind: 'turn-on' },
      { kind: 'remove' },
    ],
    passes: [404, 422],
    indifferent: { password: 'it is locked, and looks different each time' },
  },
  tryMailServer: {
    may: 'admins',
    calls: () => [draft],
    passes: [422],
    indifferent: {
      fromName: 'the server of the test is not there, so that no mail leaves',
      fromAddress: 'the server of the test is not there, so that no mail leaves',
    },
  },
}
