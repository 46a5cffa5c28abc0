import { z } from 'zod'
import { analyticsLimits } from '../../analytics/limits'
import { sendProblems } from '../../analytics/messages'
import type { DigestChoice, SentDashboard } from '../../analytics/model'
import { endpoint, noInput, plainReply, request } from '../../kit/endpoint'
import { askedForm, peopleWire, periodWire, readPeriod, writePeriod } from './asked'

const choiceWire = z.object({ byEmail: z.boolean() })
const recipients = peopleWire
  .min(1, sendProblems.nobody)
  .max(analyticsLimits.recipientsMax, sendProblems.tooMany)
const note = z.string().max(analyticsLimits.noteMax, sendProblems.longNote)

export const digestEndpoints = {
  readDigest: endpoint({
    action: 'analytics.digest',
    method: 'GET',
    path: '/api/analytics/digest',
    about: ['digest'],
    summary: 'Whether the caller gets the weekly mail with the numbers',
    request: noInput,
    reply: plainReply(choiceWire),
  }),
  saveDigest: endpoint({
    action: 'analytics.digest',
    method: 'PUT',
    path: '/api/analytics/digest',
    about: ['digest'],
    summary: 'Get the weekly mail with the numbers, or not',
    request: request({
      body: choiceWire,
      read: ({ body }): DigestChoice => body,
      write: (body) => ({ body }),
    }),
    reply: plainReply(choiceWire),
  }),
  send: endpoint({
    action: 'analytics.read',
    method: 'POST',
    path: '/api/analytics/send',
    about: [],
    summary: 'Send the numbers of a period, as the caller sees them, to colleagues by mail',
    request: request({
      query: periodWire,
      body: z.object({ to: recipients, note, userIds: peopleWire.optional() }),
      read: ({ query, body }): SentDashboard => ({
        choice: readPeriod(query),
        people: body.userIds ?? [],
        to: body.to,
        note: body.note,
      }),
      write: ({ choice, people, to, note: words }) => ({
        query: { ...writePeriod(choice) },
        body: { to, note: words, userIds: people },
      }),
      check: z.object({ ...askedForm, to: recipients, note }),
    }),
    reply: plainReply(z.object({ sent: z.number().int() })),
  }),
}
