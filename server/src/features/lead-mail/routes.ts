import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { reading, routes, writing } from '../../http/mount'
import { cancelMail, retryMail } from './letters/service/again'
import { sendLetter } from './letters/service/send'
import { leadMail } from './letters/service/show'

export const leadMailRoutes = routes(letterEndpoints, {
  sendLetter,
  leadMail: reading(leadMail),
  retryMail: writing(retryMail),
  cancelMail: writing(cancelMail),
})
