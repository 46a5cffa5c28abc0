import { z } from 'zod'
import { endpoint, plainReply, request } from '../../../kit/endpoint'
import { linkForm, sendForm, voidForm } from '../../../quotations/sending/forms'
import { sendingLimits as limits } from '../../../quotations/sending/limits'
import { type SendQuotation, sendingWays } from '../../../quotations/sending/model'
import { ofQuotation } from '../document/endpoints'
import { linkWire } from '../document/record'

const sending = { action: 'quotations.edit', method: 'POST' } as const
const message = plainReply(z.object({ message: z.string() }))
const typed = z.string().max(20_000)
const days = z.number().default(limits.days.usual)

export const quotationSendingEndpoints = {
  sendQuotation: endpoint({
    ...sending,
    path: '/api/quotations/:id/send',
    about: ['quotations', 'quotationLibrary', 'projects', 'leads'],
    summary: 'Send a quotation by mail, by WhatsApp or as a link',
    description:
      'The first sending gives it its number. What is being written becomes a version, unless it is still the newest one. Every way makes a link where the client views, accepts or asks for changes; a mail has the PDF with it and leaves once that is made. For WhatsApp the reply has an address that opens it with the words. Refused with 409 as saving is.',
    request: request({
      params: ofQuotation,
      body: z.object({
        baseRevision: z.number().int(),
        way: z.enum(sendingWays),
        to: z.array(z.string().trim().toLowerCase().max(1000)).max(100).default([]),
        phone: typed.default(''),
        subject: typed.default(''),
        message: typed.default(''),
        days,
      }),
      read: ({ params, body }): SendQuotation => ({ ...params, ...body, to: [...new Set(body.to)] }),
      write: ({ id, ...body }: SendQuotation) => ({ params: { id }, body }),
      check: sendForm,
    }),
    reply: plainReply(
      z.object({
        message: z.string(),
        number: z.string(),
        version: z.number(),
        link: linkWire,
        whatsAppUrl: z.string().optional(),
      }),
    ),
  }),
  makeQuotationLink: endpoint({
    ...sending,
    path: '/api/quotations/:id/links',
    about: ['quotations'],
    summary: 'Make one more link to a quotation that was sent',
    request: request({
      params: ofQuotation,
      body: z.object({ days }),
      read: ({ params, body }) => ({ ...params, ...body }),
      write: ({ id, days: length }: { id: string; days: number }) => ({
        params: { id },
        body: { days: length },
      }),
      check: linkForm,
    }),
    reply: plainReply(z.object({ message: z.string(), link: linkWire })),
  }),
  revokeQuotationLink: endpoint({
    ...sending,
    path: '/api/quotations/:id/links/:link/revoke',
    about: ['quotations', 'projects'],
    summary: 'Revoke a link: whoever opens it is told that it no longer works',
    request: request({
      params: { ...ofQuotation, link: z.uuid() },
      read: ({ params: { id, link } }) => ({ id, linkId: link }),
      write: ({ id, linkId }: { id: string; linkId: string }) => ({ params: { id, link: linkId } }),
    }),
    reply: message,
  }),
  voidQuotation: endpoint({
    ...sending,
    path: '/api/quotations/:id/void',
    about: ['quotations', 'projects', 'leads'],
    summary: 'Make a quotation void that was sent: it keeps its number, and nobody can accept it',
    request: request({
      params: ofQuotation,
      body: z.object({ reason: typed }),
      read: ({ params, body }) => ({ ...params, ...body }),
      write: ({ id, reason }: { id: string; reason: string }) => ({ params: { id }, body: { reason } }),
      check: voidForm,
    }),
    reply: message,
  }),
}
