import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { onboardingEndpoints } from '@foyer/contract/wire/onboarding'
import type { MailServer } from '../server/src/testing/mail-servers/mail-server'
import { loneWord, newestMail } from './letters'
import type { RunningServer } from './serve'
import { call, type Session } from './wire'

export const newPassword = 'Studio#2027'

/** A firm that has just registered, with a code from the mail: its owner is signed in, nothing is set up. */
export async function registerFirm(server: RunningServer, mail: MailServer, email: string): Promise<Session> {
  const { requestId } = await call(server.url, accountEndpoints.sendCode, { email, purpose: 'register' })
  const code = loneWord(await newestMail(mail, email), /^\d{4}$/)
  const { ticket } = await call(server.url, accountEndpoints.verifyCode, { email, code, requestId })
  return call(server.url, onboardingEndpoints.register, { email, password: newPassword, ticket })
}
