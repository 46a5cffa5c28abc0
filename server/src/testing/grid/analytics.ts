import type { FigureQuery } from '@foyer/contract/analytics/model'
import type { api } from '@foyer/contract/wire/api'
import type { Row, RowsOf } from './row'

const ofAll: FigureQuery = { choice: { period: 'this-month' }, people: [] }

/** Of all that the caller sees, and of some people. */
const figure: Row<FigureQuery> = {
  may: 'crm',
  calls: ({ caller, absentee }) => [
    ofAll,
    { ...ofAll, people: [caller] },
    { choice: { period: 'custom', from: '2026-02-14', to: '2026-04-20' }, people: [absentee] },
  ],
  clerk: ({ absentee }) => [ofAll, { ...ofAll, people: [absentee] }],
}

const noPage = { ...ofAll, ofNobody: false, after: undefined }

export const analyticsRows: RowsOf<typeof api.analytics> = {
  reportees: { may: 'crm', calls: () => [{}], clerk: () => [{}] },
  trends: figure,
  summary: figure,
  today: figure,
  bySource: figure,
  conversion: figure,
  stageValues: figure,
  averages: figure,
  byStage: figure,
  topRepresentatives: figure,
  todayLogs: {
    may: 'crm',
    calls: () => [
      { search: undefined, after: undefined },
      { search: 'alpha', after: undefined },
    ],
    clerk: () => [{ search: undefined, after: undefined }],
  },
  firstResponse: figure,
  funnel: figure,
  lostReasons: figure,
  sourceValues: figure,
  followUps: figure,
  forecast: figure,
  entries: {
    may: 'crm',
    calls: ({ caller }) => [
      { ...noPage, figure: 'calls' },
      { ...noPage, figure: 'repeated' },
      { ...noPage, figure: 'kept' },
      { ...noPage, figure: 'missed' },
      { ...noPage, figure: 'connected', people: [caller] },
      { ...noPage, figure: 'missed', people: [caller] },
      { ...noPage, figure: 'missed', ofNobody: true },
    ],
    clerk: () => [
      { ...noPage, figure: 'calls' },
      { ...noPage, figure: 'late' },
      { ...noPage, figure: 'missed' },
    ],
  },
  // Whoever nobody reports to is refused by the service.
  teamDay: { may: 'crm', calls: () => [{}], clerk: () => [{}], passes: [403] },
  targets: {
    may: 'crm',
    calls: () => [{ month: '2026-04-01' }],
    clerk: () => [{ month: '2026-04-01' }],
  },
  saveTargets: {
    may: 'editors',
    calls: ({ colleague, absentee }) => [
      [
        { userId: colleague, month: '2026-04-01', amount: 2_000_000, leads: undefined },
        { userId: absentee, month: '2026-04-01', amount: undefined, leads: undefined },
      ],
    ],
    clerk: ({ absentee }) => [[{ userId: absentee, month: '2026-05-01', amount: 500_000, leads: 1 }]],
    hidden: ({ caller }) => [[{ userId: caller, month: '2026-04-01', amount: 1, leads: 1 }]],
    passes: [404],
  },
  readDigest: { may: 'admins', calls: () => [{}] },
  saveDigest: { may: 'admins', calls: () => [{ byEmail: true }, { byEmail: false }] },
  send: {
    may: 'crm',
    calls: ({ colleague, caller }) => [
      { ...ofAll, to: [colleague], note: 'Alpha numbers' },
      { ...ofAll, people: [caller], to: [colleague], note: '' },
    ],
    clerk: ({ caller, absentee }) => [{ ...ofAll, people: [absentee], to: [caller], note: '' }],
    passes: [404],
  },
}
