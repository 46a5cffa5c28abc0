import type { CallStatus } from '@foyer/contract/leads/model'
import type { StageKey } from './model'
import { firstStatusOf, stageOf } from './pipeline'
import type { Random } from './random'

/** The final state of a lead. */
export interface Outlook {
  stage: StageKey
  statusId: number
  callStatus: CallStatus
}

type OpenStage = Exclude<StageKey, 'unassigned' | 'won' | 'lost'>

const unassignedByAge = [
  { underDays: 2, probability: 0.34 },
  { underDays: 10, probability: 0.15 },
  { underDays: 30, probability: 0.06 },
  { underDays: Number.POSITIVE_INFINITY, probability: 0.015 },
]

/** The older a lead, the further it has come, or the more likely it is closed. */
const stagesByAge: { underDays: number; weights: [StageKey, number][] }[] = [
  { underDays: 3, weights: stageWeights(88, 10, 2, 0, 0, 0, 0) },
  { underDays: 10, weights: stageWeights(70, 18, 7, 2, 0.5, 0.5, 2) },
  { underDays: 30, weights: stageWeights(22, 26, 20, 14, 7, 4, 7) },
  { underDays: 90, weights: stageWeights(8, 13, 15, 16, 12, 17, 19) },
  { underDays: 200, weights: stageWeights(4, 6, 7, 9, 8, 31, 35) },
  { underDays: Number.POSITIVE_INFINITY, weights: stageWeights(2, 3, 4, 4, 4, 37, 46) },
]

const callStatusesOf: Record<OpenStage, [CallStatus, number][]> = {
  assigned: [
    ['new', 10],
    ['follow-up', 32],
    ['no-response', 36],
    ['interested', 10],
    ['meeting', 7],
    ['not-interested', 5],
  ],
  contacted: [
    ['follow-up', 42],
    ['interested', 25],
    ['no-response', 32],
    ['meeting', 10],
  ],
  'site-visit': [
    ['meeting', 50],
    ['interested', 30],
    ['follow-up', 15],
    ['no-response', 5],
  ],
  'proposal-sent': [
    ['interested', 45],
    ['follow-up', 35],
    ['no-response', 17],
    ['meeting', 8],
  ],
  negotiation: [
    ['interested', 50],
    ['follow-up', 35],
    ['meeting', 10],
    ['no-response', 5],
  ],
}

/** In Assigned the status follows the call: the default statuses have its numbers (C-148). */
const statusOfCall: Record<CallStatus, number> = {
  new: 1,
  'follow-up': 2,
  interested: 3,
  'sign-up': 4,
  'not-interested': 5,
  'no-response': 6,
  meeting: 7,
}

export function chooseOutlook(ageInDays: number, random: Random): Outlook {
  const isUnassigned = random.chance(forAge(unassignedByAge, ageInDays).probability)
  const stage = isUnassigned ? 'unassigned' : random.weighted(forAge(stagesByAge, ageInDays).weights)
  if (stage === 'unassigned') return { stage, statusId: firstStatusOf(stage), callStatus: 'new' }
  if (stage === 'lost') return { stage, statusId: firstStatusOf(stage), callStatus: 'not-interested' }
  if (stage === 'won') {
    const callStatus = random.chance(0.65) ? 'sign-up' : 'interested'
    return { stage, statusId: firstStatusOf(stage), callStatus }
  }
  if (stage === 'assigned') {
    const isUntouched = ageInDays < 10 && random.chance(0.85)
    const callStatus = isUntouched ? 'new' : random.weighted(callStatusesOf.assigned)
    return { stage, statusId: statusOfCall[callStatus], callStatus }
  }
  const statusId = random.chance(0.5) ? firstStatusOf(stage) : random.pick(stageOf(stage).statuses).id
  return { stage, statusId, callStatus: random.weighted(callStatusesOf[stage]) }
}

function forAge<Row extends { underDays: number }>(rows: readonly Row[], ageInDays: number): Row {
  return rows.find(({ underDays }) => ageInDays < underDays) as Row
}

function stageWeights(
  assigned: number,
  contacted: number,
  siteVisit: number,
  proposalSent: number,
  negotiation: number,
  won: number,
  lost: number,
): [StageKey, number][] {
  return [
    ['assigned', assigned],
    ['contacted', contacted],
    ['site-visit', siteVisit],
    ['proposal-sent', proposalSent],
    ['negotiation', negotiation],
    ['won', won],
    ['lost', lost],
  ]
}
