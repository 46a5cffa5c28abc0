import { escapeHtml } from '@foyer/contract/kit/html'
import { senderMails } from '@foyer/contract/lead-mail/sender/messages'
import type { Deps } from '../../../context'
import { linkOf } from '../../leads/service'
import type { MailParts } from '../../mail/service'
import { tellPerson } from '../../notifications/service'
import { ownServerOf } from './service/own-server'

/** What sending a firm's mails needs to know from here: its own server, and who is told when one did not leave. */
export const firmMailParts = (deps: Deps): Omit<MailParts, 'mailer'> => ({
  ownServer: ownServerOf(deps),
  whenLost: async (scope, { state, senderId, leadId, batchId, recipient, error }) => {
    // Of a mail to many its totals say it.
    if (!senderId || batchId) return
    const to = escapeHtml(recipient)
    const text =
      state === 'uncertain' ? senderMails.uncertain(to) : senderMails.lost(to, escapeHtml(error ?? ''))
    await tellPerson(scope, senderId, { text, link: leadId ? linkOf(leadId) : '/lms/' })
  },
})
