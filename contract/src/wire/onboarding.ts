import { z } from 'zod'
import { type StarterPack, starterPacks } from '../company/starter-packs'
import { endpoint, plainReply, request } from '../kit/endpoint'
import { inDataData } from '../kit/envelope'
import { passwordWithTicket } from './accounts/passwords'
import { signedInReply } from './accounts/signed-in'

export const onboardingEndpoints = {
  register: endpoint({
    action: 'onboarding.register',
    method: 'POST',
    path: '/api/createPassword',
    about: [],
    summary: 'Create a password after a code: founds a firm or accepts an invitation, and signs in',
    description: 'A new firm is called My firm until the company step. Answers like sign-in.',
    request: passwordWithTicket,
    reply: inDataData(signedInReply),
  }),
  takePacks: endpoint({
    action: 'onboarding.takePacks',
    method: 'POST',
    path: '/api/enterprise/starter-packs',
    about: ['company', 'pipeline', 'tags', 'people', 'sources'],
    summary: 'Write starter packs into a firm, all or none; one that was taken before is not written again',
    request: request({
      body: z.object({ packs: z.array(z.enum(starterPacks)).max(starterPacks.length) }),
      read: ({ body }) => body,
      write: (input: { packs: StarterPack[] }) => ({ body: input }),
    }),
    reply: plainReply(z.object({ message: z.string(), taken: z.array(z.enum(starterPacks)) })),
  }),
}
