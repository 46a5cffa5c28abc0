import { z } from 'zod'
import { webFormLimits as limits } from '../../../intake/web-form/limits'
import {
  type FormVisit,
  type SentForm,
  type Trail,
  type TrailName,
  trailNames,
} from '../../../intake/web-form/model'
import { contentReply, endpoint, noInput, request } from '../../../kit/endpoint'

/** Whatever is wrong with an address, the answer is that there is no form. */
const part = z.string().catch('')
const key = { key: part }

const trail = Object.fromEntries(
  trailNames.map((name) => [name, z.string().optional().catch(undefined)]),
) as Record<TrailName, z.ZodCatch<z.ZodOptional<z.ZodString>>>

const shared = { action: 'intake.enquire', about: [], isPublicPage: true } as const
const page = contentReply('text/html')

/** The form that visitors of a firm’s website see: pages of the server, which need no script and no cookie. */
export const enquiryEndpoints = {
  enquiryForm: endpoint({
    ...shared,
    method: 'GET',
    path: '/enquiry/:key',
    summary: 'The enquiry form of a firm, as a page',
    description:
      'With embed=1 it is made for a frame in another page. utm_* values, page, landing and referrer are kept with the lead.',
    request: request({
      params: key,
      query: { ...trail, embed: part, draft: part },
      headers: ['referer'],
      read: ({ params, query: { embed, draft, ...trail }, headers }): FormVisit => ({
        key: params.key,
        isEmbedded: embed !== '',
        draft,
        trail: trail as Trail,
        referer: headers.referer,
      }),
      write: ({ key, isEmbedded, draft, trail, referer }) => ({
        params: { key },
        query: { ...trail, ...(isEmbedded && { embed: '1' }), ...(draft && { draft }) },
        headers: { referer },
      }),
    }),
    reply: page,
  }),
  sendEnquiry: endpoint({
    ...shared,
    method: 'POST',
    path: '/enquiry/:key',
    summary: 'What a visitor entered: thanks, or the form again with what is wrong',
    request: request({
      params: key,
      query: { embed: part },
      body: z.string(),
      hook: { maxBytes: limits.posted, perMinute: limits.ofCaller, countedBy: 'caller' },
      read: ({ params, query, body }): SentForm => ({
        key: params.key,
        isEmbedded: query.embed !== '',
        body,
      }),
      write: ({ key, isEmbedded, body }) => ({
        params: { key },
        query: isEmbedded ? { embed: '1' } : {},
        body,
      }),
    }),
    reply: page,
  }),
  enquiryThanks: endpoint({
    ...shared,
    method: 'GET',
    path: '/enquiry/:key/thanks',
    summary: 'What a visitor sees after sending the form',
    request: request({
      params: key,
      query: { embed: part },
      read: ({ params, query }) => ({ key: params.key, isEmbedded: query.embed !== '' }),
      write: ({ key, isEmbedded }) => ({ params: { key }, query: isEmbedded ? { embed: '1' } : {} }),
    }),
    reply: page,
  }),
  enquiryLogo: endpoint({
    action: 'intake.enquire',
    method: 'GET',
    path: '/enquiry/:key/logo',
    about: [],
    summary: 'The logo of the firm whose form it is, and no other file',
    request: request({
      params: key,
      query: { draft: part },
      read: ({ params, query }) => ({ key: params.key, draft: query.draft }),
      write: ({ key, draft }) => ({ params: { key }, query: draft ? { draft } : {} }),
    }),
    reply: contentReply('application/octet-stream'),
  }),
  enquiryScript: endpoint({
    action: 'intake.enquire',
    method: 'GET',
    path: '/enquiry/fit.js',
    about: [],
    summary: 'Makes the frame of a form as high as the form; the form works without it',
    request: noInput,
    reply: contentReply('text/javascript'),
  }),
}
