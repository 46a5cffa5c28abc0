import type { BelievableRule, BelievableStage, StageKey } from './model'

const follow = { id: 2, name: 'Follow Up' }
const notInterested = { id: 5, name: 'Not Interested' }

/** Default stages and their statuses as C-148 has them; custom statuses are numbered from 8. */
export const stages: BelievableStage[] = [
  {
    key: 'unassigned',
    name: 'Unassigned',
    kind: 'unassigned',
    sequence: 1,
    statuses: [{ id: 1, name: 'New' }],
  },
  {
    key: 'assigned',
    name: 'Assigned',
    kind: 'assigned',
    sequence: 2,
    statuses: [
      { id: 1, name: 'New' },
      follow,
      { id: 3, name: 'Interested' },
      notInterested,
      { id: 6, name: 'No Response' },
      { id: 7, name: 'Meeting' },
    ],
  },
  {
    key: 'contacted',
    name: 'Contacted',
    kind: 'open',
    sequence: 3,
    staleAfterDays: 14,
    statuses: [
      { id: 8, name: 'Brief Taken' },
      { id: 9, name: 'Call Back' },
      { id: 10, name: 'Plan Awaited' },
    ],
  },
  {
    key: 'site-visit',
    name: 'Site Visit',
    kind: 'open',
    sequence: 4,
    staleAfterDays: 14,
    statuses: [
      { id: 11, name: 'Visit Planned' },
      { id: 12, name: 'Measured' },
    ],
  },
  {
    key: 'proposal-sent',
    name: 'Proposal Sent',
    kind: 'open',
    sequence: 5,
    staleAfterDays: 21,
    statuses: [
      { id: 13, name: 'Quotation under review' },
      { id: 14, name: 'Revision asked' },
    ],
  },
  {
    key: 'negotiation',
    name: 'Negotiation',
    kind: 'open',
    sequence: 6,
    statuses: [
      { id: 15, name: 'Price discussion' },
      { id: 16, name: 'Token awaited' },
      { id: 17, name: 'On hold' },
    ],
  },
  { key: 'won', name: 'Won', kind: 'won', sequence: 7, statuses: [{ id: 4, name: 'Sign Up' }] },
  { key: 'lost', name: 'Lost', kind: 'lost', sequence: 8, statuses: [notInterested] },
]

const asks = (from: StageKey, to: StageKey, requiredFields: string[], daysAgo: number): BelievableRule => ({
  from,
  to,
  isAllowed: true,
  requiredFields,
  daysAgo,
})
const forbids = (from: StageKey, to: StageKey, daysAgo: number): BelievableRule => ({
  from,
  to,
  isAllowed: false,
  requiredFields: [],
  daysAgo,
})

/** How a studio keeps its leads complete: no site visit without an address, no win without a visit. */
export const rules: BelievableRule[] = [
  asks('unassigned', 'assigned', ['assignee'], 3),
  asks('assigned', 'contacted', ['phone', 'city'], 3),
  asks('contacted', 'site-visit', ['address', 'area', 'workScope', 'followUp'], 11),
  asks('site-visit', 'proposal-sent', ['budget', 'email', 'workScope', 'area', 'expectedClosure'], 18),
  asks('proposal-sent', 'negotiation', ['expectedClosure', 'budget'], 18),
  asks('negotiation', 'won', ['email', 'address', 'budget', 'expectedClosure'], 25),
  forbids('contacted', 'won', 25),
  forbids('assigned', 'won', 25),
  asks('lost', 'contacted', ['remarks'], 37),
  forbids('won', 'lost', 37),
]

const stageByKey = new Map(stages.map((stage) => [stage.key, stage]))

export function stageOf(key: StageKey): BelievableStage {
  return stageByKey.get(key) as BelievableStage
}

export function firstStatusOf(key: StageKey): number {
  return stageOf(key).statuses[0]?.id ?? 1
}

export function statusName(key: StageKey, id: number): string {
  return stageOf(key).statuses.find((status) => status.id === id)?.name ?? ''
}
