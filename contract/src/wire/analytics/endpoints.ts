import { z } from 'zod'
import { analyticsLimits } from '../../analytics/limits'
import type { DayLogQuery } from '../../analytics/model'
import { endpoint, noInput, request } from '../../kit/endpoint'
import { askedInQuery, askedRequest } from './asked'
import {
  conversionReply,
  dayLogsReply,
  reporteesReply,
  representativesReply,
  sourcesReply,
  stageAveragesReply,
  stageLeadsReply,
  stageValuesReply,
  summaryReply,
  todayReply,
  trendsReply,
} from './rows'

/** They only read, although they are POST: the people are in the body. */
const figure = {
  action: 'analytics.read',
  method: 'POST',
  about: ['leads'],
  userId: 'query',
  takesNoKey: true,
  request: askedRequest,
} as const

export const analyticsEndpoints = {
  reportees: endpoint({
    action: 'analytics.read',
    method: 'GET',
    path: '/user/get-reportees',
    about: ['people', 'teams'],
    userId: 'query',
    summary: 'The people whose numbers the caller may choose: their reportees, or everybody for admins',
    request: noInput,
    reply: reporteesReply,
  }),
  trends: endpoint({
    action: 'analytics.read',
    method: 'GET',
    path: '/user/leadsAnalytics',
    about: ['leads'],
    userId: 'query',
    summary: 'Interested, contacted, won, answered and converted in each part of a period',
    request: askedInQuery,
    reply: trendsReply,
  }),
  summary: endpoint({
    ...figure,
    path: '/user/lead-analytics',
    summary: 'Calls by how they went, in a period and in the one before',
    reply: summaryReply,
  }),
  today: endpoint({
    ...figure,
    path: '/user/todays-lead-analytics',
    summary: "Today's calls, and interested leads; the period does not matter",
    reply: todayReply,
  }),
  bySource: endpoint({
    ...figure,
    path: '/user/lead-source-analytics',
    summary: 'The leads that came in a period, by source, the most first',
    reply: sourcesReply,
  }),
  conversion: endpoint({
    ...figure,
    path: '/user/customer-conversion-analytics',
    summary: 'The leads that were won in a period, by city, and how many days that took',
    reply: conversionReply,
  }),
  stageValues: endpoint({
    ...figure,
    path: '/user/total-deal-value',
    summary: 'The value of the leads that came in a period, by their stage',
    reply: stageValuesReply,
  }),
  averages: endpoint({
    ...figure,
    path: '/user/average-deal-value',
    summary: 'The average value of the leads that were won, and of those that were lost, in each month',
    reply: stageAveragesReply,
  }),
  byStage: endpoint({
    ...figure,
    path: '/user/total-leads-by-stage',
    summary: 'The leads that came in a period, by their stage',
    reply: stageLeadsReply,
  }),
  topRepresentatives: endpoint({
    ...figure,
    path: '/user/top-sales-rep',
    summary: 'The five people who won most in a period, among the caller and their reportees (C-112)',
    reply: representativesReply,
  }),
  todayLogs: endpoint({
    action: 'analytics.read',
    method: 'GET',
    path: '/user/todays-lead-logs',
    about: ['leads'],
    userId: 'query',
    summary: 'What the caller and their reportees did with leads today, the latest first (C-112)',
    request: request({
      query: {
        search: z.string().trim().max(analyticsLimits.searchMax).optional(),
        after: z.string().max(200).optional(),
      },
      read: ({ query: { search, after } }): DayLogQuery => ({
        search: search || undefined,
        after: after || undefined,
      }),
      write: (query) => ({ query: { ...query } }),
    }),
    reply: dayLogsReply,
  }),
}
