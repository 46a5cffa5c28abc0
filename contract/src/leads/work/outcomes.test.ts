import { describe, expect, it } from 'vitest'
import { defaultNextSteps, offeredFollowUp, stepAfter } from '../choices/next-steps'
import { type CalledLead, type CallOutcome, callOutcomes, outcomeAction } from './outcomes'

const today = '2026-11-15'
const lead: CalledLead = { leadId: 'l1', stageKind: 'open', isAssigned: true, followUpOn: today }
const at = { now: new Date('2026-11-15T06:30:00Z'), zone: 'Asia/Kolkata', office: undefined }
const nextOf = (outcome: CallOutcome, changes: Partial<CalledLead> = {}, chosen?: null) =>
  outcomeAction(
    outcome,
    { ...lead, ...changes },
    { chosen, offered: offeredFollowUp(stepAfter(defaultNextSteps, outcome), at)?.to, today, comment: ' ' },
  ).followUp

describe('the outcome of a call', () => {
  it('fills in when to call next', () => {
    expect(nextOf('no-response')).toEqual({ on: '2026-11-16', time: '10:00', kind: 'call' })
    expect(nextOf('follow-up')).toEqual({ on: '2026-11-17', time: '10:00', kind: 'call' })
  })

  it('takes the time that was chosen instead, and the comment', () => {
    const chosen = { on: '2026-11-20', time: '16:30', kind: 'client-visit' } as const
    for (const outcome of callOutcomes)
      expect(outcomeAction(outcome, lead, { chosen, today, comment: ' Liked it ' })).toMatchObject({
        callStatus: outcome,
        followUp: chosen,
        comment: 'Liked it',
      })
  })

  it('leaves the end of a follow-up that was due to the server, and one that lies ahead alone', () => {
    expect(nextOf('interested')).toBeUndefined()
    expect(nextOf('interested', { followUpOn: '2026-11-16' })).toBeUndefined()
    expect(nextOf('interested', { followUpOn: undefined })).toBeUndefined()
    expect(nextOf('not-interested', { followUpOn: '2026-11-16' })).toBeNull()
    expect(nextOf('not-interested', { followUpOn: undefined })).toBeUndefined()
  })

  it('ADR-281 what the firm offers does not replace a follow-up of a later day; what was chosen does', () => {
    expect(nextOf('no-response', { followUpOn: '2026-11-20' })).toBeUndefined()
    expect(nextOf('no-response', { followUpOn: today })).toEqual({
      on: '2026-11-16',
      time: '10:00',
      kind: 'call',
    })
    const chosen = { on: '2026-11-17' }
    const ahead = { ...lead, followUpOn: '2026-11-20' }
    expect(outcomeAction('no-response', ahead, { chosen, today, comment: '' }).followUp).toEqual(chosen)
  })

  it('Sales floor ends the follow-up where there is to be none', () => {
    expect(nextOf('no-response', {}, null)).toBeNull()
    expect(nextOf('follow-up', { followUpOn: '2026-11-20' }, null)).toBeNull()
    expect(nextOf('follow-up', { followUpOn: undefined }, null)).toBeUndefined()
  })

  it('sets no follow-up for an unassigned or a lost lead', () => {
    expect(nextOf('no-response', { isAssigned: false })).toBeUndefined()
    expect(nextOf('follow-up', { stageKind: 'lost' })).toBeUndefined()
    expect(nextOf('not-interested', { stageKind: 'lost' })).toBeUndefined()
  })
})
