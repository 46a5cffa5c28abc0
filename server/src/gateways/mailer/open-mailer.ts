import type { Env } from '../../env'
import { outboxMailer } from './outbox'
import type { Mailer } from './port'
import { smtpMailer } from './smtp'

export const openMailer = ({ SMTP_URL: url, MAIL_FROM: from }: Env): Mailer =>
  url ? smtpMailer({ url, from }) : outboxMailer
