import { mailboxEndpoints } from '@foyer/contract/wire/lead-mail/mailbox/endpoints'
import { reading, routes, writing } from '../../../http/mount'
import { mailbox, readMailboxNow, removeMailbox, saveMailbox, testMailbox } from './service/settings'

export const mailboxRoutes = routes(mailboxEndpoints, {
  mailbox: reading(mailbox),
  saveMailbox,
  removeMailbox: writing(removeMailbox),
  testMailbox,
  readMailbox: readMailboxNow,
})
