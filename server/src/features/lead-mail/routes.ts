import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { senderEndpoints } from '@foyer/contract/wire/lead-mail/sender/endpoints'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { reading, routes, writing } from '../../http/mount'
import { bulkMailRoutes } from './bulk/routes'
import { cancelMail, retryMail } from './letters/service/again'
import { sendLetter } from './letters/service/send'
import { leadMail } from './letters/service/show'
import { mailboxRoutes } from './mailbox/routes'
import { mailServer, saveMailServer } from './sender/service/set-up'
import { tryMailServer } from './sender/service/try-out'
import { fillTemplate } from './templates/service/fill'
import { addTemplate, editTemplate, templates } from './templates/service/templates'
import { testTemplate } from './templates/service/test-mail'

export const leadMailRoutes = [
  ...bulkMailRoutes,
  ...routes(letterEndpoints, {
    sendLetter,
    leadMail: reading(leadMail),
    retryMail: writing(retryMail),
    cancelMail: writing(cancelMail),
  }),
  ...routes(templateEndpoints, {
    templates: reading(templates),
    addTemplate: writing(addTemplate),
    editTemplate: writing(editTemplate),
    fillTemplate: reading(fillTemplate),
    testTemplate,
  }),
  ...mailboxRoutes,
  ...routes(senderEndpoints, {
    mailServer: reading(mailServer),
    saveMailServer: writing(saveMailServer),
    tryMailServer,
  }),
]
