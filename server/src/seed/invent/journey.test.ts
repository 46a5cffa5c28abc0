import { calendarDateOf, instantOf } from '@foyer/contract/kit/dates'
import type { CallStatus } from '@foyer/contract/leads/model'
import { describe, expect, it } from 'vitest'
import { generateCompany } from './generate-company'
import type { BelievableLead, FollowUp, HistoryEntry, StaffKey, StageKey } from './model'
import { withOwnLeads } from './own-leads'
import { firstStatusOf } from './pipeline'

const zone = 'Asia/Kolkata'
const today = '2026-11-15'

// Just after and just before midnight a date goes wrong most easily.
const cases: [count: number, seed: number, time: string][] = [
  [400, 7, '15:10'],
  [400, 11, '00:01'],
  [400, 12, '23:59'],
  [5000, 7, '10:30'],
]

describe.each(cases)('the histories of %i leads, seed %i, made at %s', (count, seed, time) => {
  const now = instantOf(today, time, zone)
  const company = generateCompany({ seed, today, leads: count, profile: 'pune-studio', now })
  const leads = [...withOwnLeads(company, { today, now, nameOf: (person) => person }).leads]
  const breaking = (isBroken: (lead: BelievableLead) => boolean) =>
    leads.filter(isBroken).map(({ key }) => key)

  it('have a history that leads, entry by entry, to their state', () => {
    const entriesPerLead = new Set(leads.map(({ history }) => history.length))
    expect(Math.min(...entriesPerLead)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...entriesPerLead)).toBeLessThanOrEqual(26)
    expect(
      breaking((lead) => {
        const { stage, statusId, callStatus, assignee, followUpOn, followUpTime, lastCallAt } = lead
        const stands = { stage, statusId, callStatus, assignee, followUpOn, followUpTime, lastCallAt }
        return JSON.stringify(replay(lead.history)) !== JSON.stringify(stands)
      }),
    ).toEqual([])
  })

  it('have a history in order, from the arrival to the last change, never in the future', () => {
    const times = (lead: BelievableLead) => lead.history.map(({ at }) => at.getTime())
    expect(
      breaking((lead) => times(lead).some((at, index, all) => index > 0 && at < (all[index - 1] ?? 0))),
    ).toEqual([])
    expect(breaking((lead) => times(lead)[0] !== lead.createdAt.getTime())).toEqual([])
    expect(breaking((lead) => times(lead).at(-1) !== lead.updatedAt.getTime())).toEqual([])
    expect(breaking(({ updatedAt }) => updatedAt > now)).toEqual([])
    expect(
      breaking(({ followUpOn, updatedAt }) => !!followUpOn && calendarDateOf(updatedAt, zone) >= followUpOn),
    ).toEqual([])
  })
})

type Standing = Pick<
  BelievableLead,
  'stage' | 'statusId' | 'callStatus' | 'assignee' | 'followUpOn' | 'followUpTime' | 'lastCallAt'
>

/** Replays a history from its first entry and returns the state of the lead; refuses an entry that does not follow. */
function replay(history: HistoryEntry[]): Standing {
  let stage: StageKey | undefined
  let statusId = 0
  let callStatus: CallStatus = 'new'
  let assignee: StaffKey | undefined
  let followUp: FollowUp | undefined
  let lastCallAt: Date | undefined
  const demand = (holds: boolean, entry: HistoryEntry) => {
    if (!holds) throw new Error(`This does not follow: ${JSON.stringify(entry)} after ${stage}, ${statusId}`)
  }

  for (const entry of history) {
    demand((stage === undefined) === (entry.kind === 'created'), entry)
    if (entry.kind === 'created') {
      stage = entry.stage
      assignee = entry.assignee
      statusId = firstStatusOf(stage)
      demand((stage === 'unassigned') === (assignee === undefined), entry)
    } else if (entry.kind === 'assigned') {
      demand(entry.from === assignee && entry.to !== assignee, entry)
      if (stage === 'unassigned') {
        stage = 'assigned'
        statusId = firstStatusOf(stage)
      }
      assignee = entry.to
    } else if (entry.kind === 'stage') {
      demand(entry.from === stage && entry.to !== stage && assignee !== undefined, entry)
      stage = entry.to
      statusId = firstStatusOf(stage)
      if (stage === 'won' || stage === 'lost') followUp = undefined
    } else if (entry.kind === 'status') {
      demand(entry.from === statusId && entry.to !== statusId, entry)
      statusId = entry.to
    } else if (entry.kind === 'call') {
      demand(entry.from === callStatus && entry.by === assignee, entry)
      callStatus = entry.to
      lastCallAt = entry.at
    } else if (entry.kind === 'follow-up') {
      demand(assignee !== undefined && entry.before === followUp?.on, entry)
      followUp = entry.to
    }
  }
  return {
    stage: stage ?? 'unassigned',
    statusId,
    callStatus,
    assignee,
    followUpOn: followUp?.on,
    followUpTime: followUp?.time,
    lastCallAt,
  }
}
