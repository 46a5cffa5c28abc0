import type { StageKind, StageStatus } from './model'

const followUp = { id: 2, name: 'Follow Up' }
const notInterested = { id: 5, name: 'Not Interested' }

/** The stages and statuses every company begins with, in this order (C-012, C-148). */
export const defaultStages: { name: string; kind: StageKind; statuses: StageStatus[] }[] = [
  { name: 'Unassigned', kind: 'unassigned', statuses: [{ id: 1, name: 'New' }] },
  {
    name: 'Assigned',
    kind: 'assigned',
    statuses: [
      { id: 1, name: 'New' },
      followUp,
      { id: 3, name: 'Interested' },
      notInterested,
      { id: 6, name: 'No Response' },
      { id: 7, name: 'Meeting' },
    ],
  },
  { name: 'Won', kind: 'won', statuses: [{ id: 4, name: 'Sign Up' }] },
  { name: 'Lost', kind: 'lost', statuses: [notInterested] },
]

export const defaultPipelineName = 'Sales Pipeline'
