import { mailboxEndpoints } from '@foyer/contract/wire/lead-mail/mailbox/endpoints'
import { reading, routes } from '../../../http/mount'
import { mailbox, readMailboxNow, saveMailbox, testMailbox } from './service/settings'

export const mailboxRoutes = routes(mailboxEndpoints, {
  mailbox: reading(mailbox),
  saveMailbox,
  testMailbox,
  readMailbox: readMailboxNow,
})
