import { z } from 'zod'
import { askedProblems } from '../../analytics/messages'
import { type EntryQuery, entryFigures, isFollowUpFigure } from '../../analytics/model'
import { endpoint, noInput, request } from '../../kit/endpoint'
import { askedForm, askedRequest, peopleWire, periodWire, readPeriod, writePeriod } from './asked'
import {
  entriesReply,
  firstResponseReply,
  followUpsReply,
  forecastReply,
  funnelReply,
  lostReasonsReply,
  sourceValuesReply,
} from './beyond-rows'
import { teamDayReply } from './team-day'

const figure = {
  action: 'analytics.read',
  method: 'POST',
  about: ['leads'],
  takesNoKey: true,
  request: askedRequest,
} as const

/** What the specification does not ask for. */
export const beyondEndpoints = {
  firstResponse: endpoint({
    ...figure,
    path: '/api/analytics/first-response',
    summary: 'How soon the leads that came in a period were contacted, by source and by person',
    reply: firstResponseReply,
  }),
  funnel: endpoint({
    ...figure,
    path: '/api/analytics/funnel',
    summary: 'How far the leads that came in a period got, and how long they stay in each stage',
    reply: funnelReply,
  }),
  lostReasons: endpoint({
    ...figure,
    path: '/api/analytics/lost-reasons',
    summary: 'Why the leads that were lost in a period were lost',
    reply: lostReasonsReply,
  }),
  sourceValues: endpoint({
    ...figure,
    path: '/api/analytics/source-values',
    summary: 'What each source brought in a period: leads that came, and the value that was won',
    reply: sourceValuesReply,
  }),
  followUps: endpoint({
    ...figure,
    path: '/api/analytics/follow-ups',
    summary: 'Which follow-ups that were due in a period were kept, late or missed',
    reply: followUpsReply,
  }),
  forecast: endpoint({
    ...figure,
    path: '/api/analytics/forecast',
    summary:
      'The value of open leads, weighted by what their stages have won so far; the period does not matter',
    reply: forecastReply,
  }),
  teamDay: endpoint({
    action: 'analytics.read',
    method: 'GET',
    path: '/api/analytics/team-day',
    about: ['leads', 'people', 'teams', 'pipeline'],
    summary:
      "What waits for each person of the caller's team, their calls of today and how soon new leads were contacted",
    description:
      'Admins see the whole firm, others themselves and whoever reports to them; without reportees it is refused.',
    request: noInput,
    reply: teamDayReply,
  }),
  entries: endpoint({
    ...figure,
    path: '/api/analytics/entries',
    summary: 'The calls or follow-ups behind a number, the latest first',
    request: request({
      query: { ...periodWire, after: z.string().max(200).optional() },
      body: z.object({
        figure: z.enum(entryFigures),
        userIds: peopleWire.optional(),
        ofNobody: z.boolean().optional(),
      }),
      read: ({ query, body }): EntryQuery => ({
        choice: readPeriod(query),
        people: body.userIds ?? [],
        figure: body.figure,
        ofNobody: body.ofNobody ?? false,
        after: query.after || undefined,
      }),
      write: ({ choice, people, figure: counted, ofNobody, after }) => ({
        query: { ...writePeriod(choice), after },
        body: { figure: counted, userIds: people, ...(ofNobody && { ofNobody }) },
      }),
      check: z
        .object({
          ...askedForm,
          figure: z.enum(entryFigures),
          ofNobody: z.boolean(),
          after: z.union([z.string(), z.undefined()]),
        })
        .superRefine(({ figure: counted, people, ofNobody }, said) => {
          if (!ofNobody) return
          const problem = (path: string, message: string) =>
            said.addIssue({ code: 'custom', path: [path], message })
          if (people.length > 0) problem('people', askedProblems.peopleAndNobody)
          if (!isFollowUpFigure(counted)) problem('figure', askedProblems.callOfNobody)
        }),
    }),
    reply: entriesReply,
  }),
}
