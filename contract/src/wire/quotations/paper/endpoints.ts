import { z } from 'zod'
import { endpoint, plainReply, request } from '../../../kit/endpoint'
import { type PaperWish, paperStates } from '../../../quotations/paper/model'

const params = { id: z.uuid() }

const paper = plainReply(
  z.object({
    state: z.enum(paperStates),
    name: z.string(),
    url: z.string().optional(),
    problem: z.string().optional(),
  }),
)

export const quotationPaperEndpoints = {
  quotationPaper: endpoint({
    action: 'quotations.read',
    method: 'GET',
    path: '/api/quotations/:id/paper',
    about: ['quotations'],
    summary: 'Whether the PDF of a version, or of what is being written, is there, with a link that opens it',
    description:
      'Of what is being written only a PDF of exactly that, with the firm as it is now, is ready. The link is good for some minutes.',
    request: request({
      params,
      query: { version: z.coerce.number().int().min(1).max(100_000).optional() },
      read: ({ params, query }): PaperWish => ({ ...params, ...query }),
      write: ({ id, version }: PaperWish) => ({ params: { id }, query: { version } }),
    }),
    reply: paper,
  }),
  askForPaper: endpoint({
    action: 'quotations.read',
    method: 'POST',
    path: '/api/quotations/:id/paper',
    about: ['quotations'],
    summary: 'Have the PDF of a version, or of what is being written, made, unless it is there',
    description: 'It is made in the background; open pages hear of it, and asking again tells how far it is.',
    request: request({
      params,
      body: z.object({ version: z.number().int().min(1).max(100_000).optional() }),
      read: ({ params, body }): PaperWish => ({ ...params, ...body }),
      write: ({ id, version }: PaperWish) => ({ params: { id }, body: { version } }),
    }),
    reply: paper,
  }),
}
