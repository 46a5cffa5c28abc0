import type { ClockTime } from '@foyer/contract/kit/dates'
import type { RemarkType } from '../model'
import type { Outlook } from '../outlook'
import type { Random } from '../random'

/** Day numbers count from today, as in the calendar. */
export interface PlannedFollowUp {
  dayNumber: number
  time: ClockTime
}

const spans: [readonly [first: number, last: number], number][] = [
  [[-12, -4], 7],
  [[-3, -1], 12],
  [[0, 0], 18],
  [[1, 1], 13],
  [[2, 7], 30],
  [[8, 26], 20],
]

const times: [ClockTime, number][] = [
  ['10:00', 22],
  ['10:30', 7],
  ['11:00', 12],
  ['11:30', 9],
  ['12:15', 6],
  ['13:00', 4],
  ['14:00', 6],
  ['15:30', 6],
  ['16:15', 7],
  ['17:00', 8],
  ['17:30', 6],
  ['18:45', 5],
  ['19:00', 4],
]

/** Only open leads with an assignee have a follow-up; untouched ones seldom do. */
export function planFollowUp(
  { stage, callStatus }: Outlook,
  createdOn: number,
  random: Random,
): PlannedFollowUp | undefined {
  if (stage === 'unassigned' || stage === 'won' || stage === 'lost') return undefined
  if (callStatus === 'not-interested') return undefined
  if (!random.chance(callStatus === 'new' ? 0.4 : 0.88)) return undefined
  const [first, last] = random.weighted(spans)
  const wished = random.between(first, last)
  const dayNumber = wished > createdOn ? wished : createdOn + random.between(1, 3)
  return { dayNumber, time: random.weighted(times) }
}

/** By the stage of the lead, not by chance: a lead that waits for a site visit is visited. */
export function followUpKindOf({ stage, callStatus }: Outlook, index: number): RemarkType {
  if (stage === 'site-visit') return 'client-visit'
  if (callStatus === 'meeting') return index % 3 === 0 ? 'virtual-meeting' : 'client-visit'
  return stage === 'negotiation' && index % 4 === 0 ? 'virtual-meeting' : 'call'
}
