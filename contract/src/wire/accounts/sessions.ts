import { z } from 'zod'
import type { OwnSession } from '../../accounts/model'
import { endpoint, noInput, plainReply, reply, request } from '../../kit/endpoint'
import { inDataData } from '../../kit/envelope'
import { signedInReply } from './signed-in'

const message = plainReply(z.object({ message: z.string() }))

const sessionWire = z.object({
  id: z.string(),
  userAgent: z.string().optional(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})

export const sessionEndpoints = {
  ownSessions: endpoint({
    action: 'accounts.ownSessions',
    method: 'GET',
    path: '/api/account/sessions',
    about: ['sessions'],
    summary: 'The sessions of the signed-in person',
    request: noInput,
    reply: reply(
      z.object({ sessions: z.array(sessionWire) }),
      (sessions: OwnSession[]) => ({
        sessions: sessions.map(({ id, userAgent, createdAt, lastSeenAt, isCurrent }) => ({
          id,
          userAgent,
          createdAt,
          lastSeenAt,
          isCurrent,
        })),
      }),
      (wire) => wire.sessions.map((session) => ({ ...session, userAgent: session.userAgent })),
    ),
  }),
  enterCompany: endpoint({
    action: 'accounts.ownSessions',
    method: 'POST',
    path: '/api/account/enter-company',
    takesNoKey: true,
    about: [],
    summary: 'Continue in another company of the signed-in person',
    description:
      'Answers like sign-in and ends the session before. The profile lists the otherCompanies; sign-in leads to the one used last.',
    request: request({
      body: z.object({ companyId: z.uuid() }),
      read: ({ body }) => body,
      write: (input: { companyId: string }) => ({ body: input }),
    }),
    reply: inDataData(signedInReply),
  }),
  endOwnSession: endpoint({
    action: 'accounts.ownSessions',
    method: 'POST',
    path: '/api/account/end-session',
    about: ['sessions'],
    summary: 'Sign out one of your sessions',
    request: request({
      body: z.object({ sessionId: z.uuid() }),
      read: ({ body }) => body,
      write: (input: { sessionId: string }) => ({ body: input }),
    }),
    reply: message,
  }),
  endOtherSessions: endpoint({
    action: 'accounts.ownSessions',
    method: 'POST',
    path: '/api/account/end-other-sessions',
    about: ['sessions'],
    summary: 'Sign out everywhere else',
    request: noInput,
    reply: message,
  }),
}
