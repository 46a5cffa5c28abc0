import { z } from 'zod'
import { metaLimits } from '../../../intake/meta/limits'
import type { SignedHook, VerifiedHook } from '../../../intake/meta/model'
import { contentReply, endpoint, request } from '../../../kit/endpoint'
import { message } from './shapes'

const signatureHeader = 'x-hub-signature-256'
const short = z.string().max(500).default('')

/** What Meta calls: the same address for all firms, told apart by their pages. */
export const metaHookEndpoints = {
  metaVerifyHook: endpoint({
    action: 'intake.deliver',
    method: 'GET',
    path: '/hooks/meta',
    about: [],
    summary: 'Asked by Meta before it sends anything: answers its challenge, if it knows the verify token',
    request: request({
      query: { 'hub.mode': short, 'hub.verify_token': short, 'hub.challenge': short },
      read: ({ query }): VerifiedHook => ({
        mode: query['hub.mode'],
        token: query['hub.verify_token'],
        challenge: query['hub.challenge'],
      }),
      write: ({ mode, token, challenge }: VerifiedHook) => ({
        query: { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge },
      }),
    }),
    reply: contentReply('text/plain'),
  }),
  metaHook: endpoint({
    action: 'intake.deliver',
    method: 'POST',
    path: '/hooks/meta',
    about: ['doors'],
    summary: 'Leads that Meta announces, each stored once and fetched afterwards',
    description:
      'X-Hub-Signature-256 is the HMAC with the secret of the app over the bytes of the body. Pages that nobody has are answered and ignored.',
    request: request({
      hook: {
        maxBytes: metaLimits.hookBytes,
        perMinute: metaLimits.hooksPerMinute,
        countedBy: 'caller',
      },
      headers: [signatureHeader],
      body: z.string(),
      read: ({ body, headers }): SignedHook => ({ signature: headers[signatureHeader], bytes: body }),
      write: ({ signature, bytes }: SignedHook) => ({
        body: bytes,
        headers: { [signatureHeader]: signature },
      }),
    }),
    reply: message,
  }),
}
