import { z } from 'zod'
import { endpoint, reply, request } from '../../../kit/endpoint'
import type { ChatsInTurn } from '../../../leads/bulk/chats'
import type { LeadSelection } from '../../../leads/model'
import { chosen, readChosen, writeChosen } from './bulk'

const { userId: _, ...chosenLeads } = chosen

const chatsRequest = request({
  body: z.object(chosenLeads),
  read: ({ body }): { selection: LeadSelection } => ({ selection: readChosen(body) }),
  write: ({ selection }) => ({ body: writeChosen(selection) }),
})

const leftOut = z.object({
  leads: z.array(z.object({ id: z.string(), name: z.string() })),
  count: z.number(),
})

const told = ({ leads, count }: z.infer<typeof leftOut>) => ({
  leads: leads.map(({ id, name }) => ({ id, name })),
  count,
})

const chatsReply = reply(
  z.object({
    leads: z.array(
      z.object({
        id: z.string(),
        type: z.enum(['individual', 'corporate']),
        firstName: z.string(),
        lastName: z.string(),
        companyName: z.string().optional(),
        phone: z.string(),
        followUpOn: z.string().optional(),
        followUpTime: z.string().optional(),
      }),
    ),
    leftOut: z.object({ 'no-number': leftOut, twice: leftOut, gone: leftOut }),
  }),
  ({ leads, leftOut: out }: ChatsInTurn) => ({
    leads: leads.map((lead) => ({
      id: lead.id,
      type: lead.type,
      firstName: lead.firstName,
      lastName: lead.lastName,
      companyName: lead.companyName,
      phone: lead.phone,
      followUpOn: lead.followUpOn,
      followUpTime: lead.followUpTime,
    })),
    leftOut: { 'no-number': told(out['no-number']), twice: told(out.twice), gone: told(out.gone) },
  }),
  ({ leads, ...rest }): ChatsInTurn => ({
    ...rest,
    leads: leads.map(({ companyName, followUpOn, followUpTime, ...lead }) => ({
      ...lead,
      companyName,
      followUpOn,
      followUpTime,
    })),
  }),
)

/** By themselves: only those who write to many load them. */
export const leadChatEndpoints = {
  chats: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/api/leads/chats',
    about: ['leads'],
    takesNoKey: true,
    summary:
      'What is needed to write to these leads on WhatsApp one after another, and who cannot be written to',
    description:
      'Changes nothing. Takes leadIds, or filter with the expected number: another number is a conflict. At most 200. Each number comes once; of each reason the first 50 are named.',
    request: chatsRequest,
    reply: chatsReply,
  }),
}
