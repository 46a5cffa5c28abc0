import { z } from 'zod'
import { newPassword } from '../../accounts/forms'
import { accountLimits } from '../../accounts/limits'
import { signInTexts } from '../../accounts/messages'
import type { CodePurpose, CodeRequest } from '../../accounts/model'
import { endpoint, plainReply, request } from '../../kit/endpoint'

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(accountLimits.emailMax, signInTexts.emailInvalid)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, signInTexts.emailInvalid)
const ticket = z.string().min(1).max(200)
const message = plainReply(z.object({ message: z.string() }))

/** Email and new password, with the ticket that allows setting it (C-133). */
export const passwordWithTicket = request({
  body: z.object({ email, password: newPassword, ticket }),
  read: ({ body }) => body,
  write: (input: { email: string; password: string; ticket: string }) => ({ body: input }),
})

export const passwordEndpoints = {
  sendCode: endpoint({
    action: 'accounts.recover',
    method: 'POST',
    path: '/send',
    about: [],
    service: 'EMAIL',
    summary: 'Send a four-digit code by mail; the answer is the same for every address',
    description:
      'An account that registers again gets a mail that says so. Where registration is closed, strangers get the usual answer and no mail. At most one in 30 seconds, 5 an hour and 8 a day for an email, 20 an hour from one network address; the mail also carries a link (openLink).',
    request: request({
      body: z.object({ email, purpose: z.enum(['register', 'recover']).default('recover') }),
      read: ({ body }) => body,
      write: (input: { email: string; purpose: CodePurpose }) => ({ body: input }),
    }),
    reply: plainReply(z.object({ requestId: z.string(), message: z.string() })),
  }),
  verifyCode: endpoint({
    action: 'accounts.recover',
    method: 'POST',
    path: '/api/verify',
    about: [],
    service: 'EMAIL',
    summary: 'Exchange a code for a ticket that sets one password',
    description:
      'The ticket is valid for 15 minutes. At most 3 tries for a code, 9 wrong ones a day for an email, 30 tries an hour from one network address.',
    request: request({
      body: z.object({
        email,
        otp: z
          .string()
          .regex(
            new RegExp(`^[0-9]{${accountLimits.codeLength}}$`),
            'Please enter the four digits of the code.',
          ),
        requestId: z.uuid(),
      }),
      read: ({ body }) => ({ email: body.email, code: body.otp, requestId: body.requestId }),
      write: (input: { email: string; code: string } & CodeRequest) => ({
        body: { email: input.email, otp: input.code, requestId: input.requestId },
      }),
    }),
    reply: plainReply(z.object({ ticket: z.string(), message: z.string() })),
  }),
  openLink: endpoint({
    action: 'accounts.recover',
    method: 'POST',
    path: '/api/account/open-link',
    about: [],
    summary: 'Exchange the link of a code mail for a ticket that sets one password',
    description:
      'The link works once, for a day (that of an invitation for seven), also when the tries of the codes are used up or the password is closed for a while. The purpose says where to go on.',
    request: request({
      body: z.object({ link: z.string().regex(/^[A-Za-z0-9_-]{20,200}$/, 'This is not a link of ours.') }),
      read: ({ body }) => body,
      write: (input: { link: string }) => ({ body: input }),
    }),
    reply: plainReply(
      z.object({ ticket: z.string(), email: z.string(), purpose: z.enum(['register', 'recover', 'invite']) }),
    ),
  }),
  updatePassword: endpoint({
    action: 'accounts.recover',
    method: 'POST',
    path: '/api/updatePassword',
    about: [],
    summary: 'Set a new password after a code or after signing in with a temporary one',
    request: passwordWithTicket,
    reply: message,
  }),
  changePassword: endpoint({
    action: 'accounts.changeOwnPassword',
    method: 'POST',
    path: '/api/account/change-password',
    takesNoKey: true,
    about: ['sessions'],
    summary: 'Change your password; all other sessions end',
    request: request({
      body: z.object({ current: z.string().min(1).max(accountLimits.passwordMax), password: newPassword }),
      read: ({ body }) => body,
      write: (input: { current: string; password: string }) => ({ body: input }),
    }),
    reply: message,
  }),
}
