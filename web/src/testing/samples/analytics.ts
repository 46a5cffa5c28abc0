import { analyticsEndpoints as calls } from '@foyer/contract/wire/analytics/endpoints'
import { screen, within } from '@testing-library/react'
import { createElement, Fragment } from 'react'
import { AnalyticsPage } from '../../features/analytics/analytics-page'
import { AnalyticsControls } from '../../features/analytics/controls/analytics-controls'
import type { fakeServer } from '../fake-server'
import { renderAt } from '../render'

/** The dashboard with its controls, without the frame. */
export const openDashboard = (search = '') =>
  renderAt(`/leads/analytics${search}`, [
    {
      path: '/leads/analytics',
      element: createElement(Fragment, null, createElement(AnalyticsControls), createElement(AnalyticsPage)),
    },
    { path: '*', element: null },
  ])

/** A card by its title. */
export const cardCalled = async (name: string) => within(await screen.findByRole('region', { name }))

type Server = ReturnType<typeof fakeServer>

const noCalls = {
  calls: 0,
  connected: 0,
  interested: 0,
  followUp: 0,
  noResponse: 0,
  notInterested: 0,
  repeated: 0,
}

/** A firm in which nothing has happened yet. */
export function serveNoFigures(server: Server) {
  server.on(calls.reportees, () => ({ reply: [] }))
  server.on(calls.summary, () => ({ reply: { current: noCalls, previous: noCalls } }))
  server.on(calls.today, () => ({
    reply: { calls: 0, notConnected: 0, averageGap: undefined, interested: 0, interestedButQuiet: 0 },
  }))
  for (const list of [calls.bySource, calls.conversion, calls.topRepresentatives])
    server.on(list, () => ({ reply: [] as never }))
  const stage = { id: 's1', name: 'Unassigned', kind: 'unassigned', ordinal: 1 } as const
  const won = { id: 's7', name: 'Won', kind: 'won', ordinal: 7 } as const
  server.on(calls.byStage, () => ({ reply: [{ stage, leads: 0 }] }))
  server.on(calls.stageValues, () => ({ reply: [{ stage, value: 0 }] }))
  server.on(calls.averages, () => ({
    reply: [{ stage: won, months: [{ month: '2026-11-01', average: undefined, leads: 0 }] }],
  }))
  server.on(calls.trends, () => ({
    reply: [
      {
        span: { from: '2026-11-01', to: '2026-11-30' },
        interested: 0,
        contacted: 0,
        won: 0,
        responses: 0,
        leads: 0,
        converted: 0,
      },
    ],
  }))
  server.on(calls.todayLogs, () => ({ reply: { logs: [], after: undefined } }))
}

/** What every card reads. */
export const cardCalls = [
  calls.summary,
  calls.today,
  calls.byStage,
  calls.bySource,
  calls.stageValues,
  calls.averages,
  calls.conversion,
  calls.topRepresentatives,
  calls.trends,
]
