import { arrangeColumns, type ColumnPreference, menuColumns } from '@foyer/contract/leads/list/columns'
import type { LeadCounts, LeadListQuery, LeadRow } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import type { fakeServer } from '../fake-server'

let made = 0

/** A lead with what most leads have, except for what is said. */
export function makeLead(changes: Partial<LeadRow> = {}): LeadRow {
  made += 1
  return {
    id: `lead-${made}`,
    type: 'individual',
    firstName: 'Ananya',
    lastName: 'Iyer',
    companyName: undefined,
    email: 'ananya.iyer@example.in',
    phone: '+91 9845021763',
    city: 'Bengaluru',
    address: undefined,
    postalCode: undefined,
    budget: 1_850_000,
    workScope: 'Interior Design Services',
    area: undefined,
    areaUnit: undefined,
    source: 'Instagram',
    sourceName: undefined,
    teamName: 'Studio South',
    assignee: { id: 'u-kavya', fullName: 'Kavya Menon', email: 'kavya@malhardesign.in' },
    stage: { id: 's-5', name: 'Proposal Sent', kind: 'open', sequence: 5, statuses: [] },
    statusId: undefined,
    callStatus: 'interested',
    tags: [],
    followUpOn: undefined,
    followUpTime: undefined,
    followUpKind: undefined,
    expectedClosure: undefined,
    lastCallAt: undefined,
    historyCount: 0,
    isConverted: false,
    createdAt: '2026-11-01T05:00:00.000Z',
    updatedAt: '2026-11-01T05:00:00.000Z',
    ...changes,
  }
}

const counts: LeadCounts = {
  total: 248,
  interested: 64,
  followUp: 57,
  noResponse: 38,
  notInterested: 22,
  unassigned: 12,
  won: 31,
}

/** Also the one that is hidden at first. */
export const allColumns = arrangeColumns([]).map((one) => ({ ...one, isVisible: true }))
/** Those that nobody can hide: each further one takes time in every row. */
const fewColumns = arrangeColumns(menuColumns.map((column) => ({ column, isVisible: false })))

/** Answers list and counts; every question to the list is kept, oldest first. */
export function serveLeads(
  server: ReturnType<typeof fakeServer>,
  find: (query: LeadListQuery) => LeadRow[],
  columns: ColumnPreference[] = fewColumns,
) {
  const asked: LeadListQuery[] = []
  server.on(leadEndpoints.counts, () => ({ reply: counts }))
  server.on(leadListEndpoints.readPreferences, () => ({ reply: { columns } }))
  server.on(leadListEndpoints.listViews, () => ({ reply: [] }))
  server.on(leadEndpoints.list, (query) => {
    asked.push(query)
    const all = find(query)
    const from = Number(query.after ?? 0)
    const end = from + query.limit
    const after = end < all.length ? String(end) : undefined
    return { reply: { rows: all.slice(from, end), total: all.length, after } }
  })
  return asked
}
