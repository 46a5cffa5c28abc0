import { describe, expect, it } from 'vitest'
import type { Stage } from '../../pipeline/model'
import { checkChoices } from '../choices/rules'
import { allowedWork } from './allowed-work'
import { filledValues } from './filled-values'
import type { MissingField } from './model'
import {
  type ActionDraft,
  checkAction,
  hasChanged,
  meantFollowUp,
  meantStatus,
  type WorkedLead,
} from './rules'

const stage = (id: string, kind: Stage['kind'], statuses: number[]): Stage => ({
  id,
  name: id,
  kind,
  sequence: 1,
  statuses: statuses.map((status) => ({ id: status, name: `Status ${status}` })),
})
const stages = [
  stage('unassigned', 'unassigned', [1]),
  stage('assigned', 'assigned', [1, 2, 3, 12]),
  stage('brief', 'open', [8, 9]),
  stage('won', 'won', [4]),
  stage('lost', 'lost', [5]),
]
const today = '2026-03-10'
const at = (id: string): Stage => stages.find((one) => one.id === id) as Stage
const aLead = (over: Partial<WorkedLead> = {}): WorkedLead => ({
  stage: at('assigned'),
  statusId: 2,
  assignee: { id: 'kavya', fullName: 'Kavya Menon', email: 'kavya@example.com' },
  followUpOn: '2026-03-12',
  followUpTime: '16:00',
  followUpKind: 'call',
  ...over,
})
const codeOf = (action: ActionDraft, lead = aLead()) => checkAction(action, lead, { today, stages })?.code
const textOf = (action: ActionDraft, lead = aLead()) => checkAction(action, lead, { today, stages })?.text

describe('when Update is active', () => {
  it.each<[string, ActionDraft, boolean]>([
    ['nothing', {}, false],
    ['the stage it has', { stageId: 'assigned' }, false],
    ['another stage', { stageId: 'brief' }, true],
    ['the status it has', { statusId: 2 }, false],
    ['another status', { statusId: 3 }, true],
    ['the assignee it has', { assigneeId: 'kavya' }, false],
    ['an assignee picked', { assigneeId: 'dev' }, true],
    ['the default remark type', { remarkType: 'call' }, false],
    ['another remark type', { remarkType: 'client-visit' }, true],
    ['blanks as a comment', { comment: '  ' }, false],
    ['a comment', { comment: 'Called' }, true],
    ['a chosen call status', { callStatus: 'no-response' }, true],
    ['the follow-up it has', { followUp: { on: '2026-03-12', time: '16:00', kind: 'call' } }, false],
    [
      'the same day without a time',
      { followUp: { on: '2026-03-12', time: undefined, kind: undefined } },
      false,
    ],
    ['another time', { followUp: { on: '2026-03-12', time: '17:00', kind: undefined } }, true],
    ['another day', { followUp: { on: '2026-03-13', time: '16:00', kind: undefined } }, true],
    ['the follow-up done', { followUp: null }, true],
  ])('L-099 L-113 %s', (_what, action, isActive) => {
    expect(hasChanged(action, aLead())).toBe(isActive)
  })

  it('L-099 a follow-up cannot be done if there is none', () => {
    expect(hasChanged({ followUp: null }, aLead({ followUpOn: undefined }))).toBe(false)
  })
})

describe('what a lead allows', () => {
  it('L-091 D-004 stage and status of a Won lead are fixed', () => {
    expect(allowedWork('won', true)).toEqual({
      stage: false,
      status: false,
      callStatus: false,
      followUp: 'open',
    })
    const won = aLead({ stage: at('won'), statusId: 4 })
    for (const action of [{ stageId: 'brief' }, { statusId: 3 }, { callStatus: 'interested' as const }])
      expect(codeOf(action, won)).toBe('won-lead')
    expect(codeOf({ statusId: 4, comment: 'Handed over' }, won)).toBeUndefined()
  })

  it('L-092 D-005 without an assignee stage, status and follow-up are locked', () => {
    expect(allowedWork('unassigned', false)).toMatchObject({
      stage: false,
      status: false,
      followUp: 'disabled',
    })
    const nobodys = aLead({
      stage: at('unassigned'),
      statusId: 1,
      assignee: undefined,
      followUpOn: undefined,
    })
    expect(codeOf({ stageId: 'brief' }, nobodys)).toBe('needs-assignee')
    expect(codeOf({ statusId: 3 }, nobodys)).toBe('needs-assignee')
    const followUp = { on: '2026-03-12', time: undefined, kind: undefined }
    expect(textOf({ followUp }, nobodys)).toBe('A lead needs an assignee before a follow-up.')
    expect(codeOf({ comment: 'Rang twice', callStatus: 'no-response' }, nobodys)).toBeUndefined()
  })

  it('L-094 picking an assignee unlocks them, with the statuses of Assigned', () => {
    const nobodys = aLead({
      stage: at('unassigned'),
      statusId: 1,
      assignee: undefined,
      followUpOn: undefined,
    })
    const followUp = { on: '2026-03-12', time: undefined, kind: undefined }
    expect(codeOf({ assigneeId: 'dev', stageId: 'brief' }, nobodys)).toBeUndefined()
    expect(codeOf({ assigneeId: 'dev', statusId: 12, followUp }, nobodys)).toBeUndefined()
  })

  it('L-095 a Lost lead has no follow-up, and a move to Lost ends the one it has', () => {
    expect(allowedWork('lost', true).followUp).toBe('hidden')
    const followUp = { on: '2026-03-12', time: '10:00', kind: undefined }
    const lost = aLead({ stage: at('lost'), statusId: 5, followUpOn: undefined })
    expect(textOf({ followUp }, lost)).toBe('A lead that is Lost has no follow-up.')
    expect(codeOf({ followUp, stageId: 'lost' })).toBeUndefined()
    expect(codeOf({ followUp, stageId: 'assigned' }, lost)).toBeUndefined()
  })

  it('L-096 a follow-up is not before today; one that is overdue may be left as it is', () => {
    const on = (day: string) => ({ followUp: { on: day, time: undefined, kind: undefined } })
    expect(textOf(on('2026-03-09'))).toBe('The follow-up cannot be before today.')
    expect(codeOf(on(today))).toBeUndefined()
    expect(codeOf(on('2026-03-01'), aLead({ followUpOn: '2026-03-01' }))).toBeUndefined()
  })

  it('L-096 L-115 the time is 10:00 unless said; C-163 one that was agreed stays when the day is moved', () => {
    const on = { on: '2026-03-13', time: undefined, kind: undefined }
    expect(meantFollowUp(on, aLead({ followUpTime: undefined }))).toEqual({
      on: '2026-03-13',
      time: '10:00',
      kind: 'call',
    })
    expect(meantFollowUp({ ...on, on: '2026-03-12' }, aLead()).time).toBe('16:00')
    expect(meantFollowUp(on, aLead()).time).toBe('16:00')
  })

  it('L-100 a comment has at most 1024 characters', () => {
    expect(codeOf({ comment: 'a'.repeat(1024) })).toBeUndefined()
    expect(textOf({ comment: 'a'.repeat(1025) })).toBe("Comment can't be greater than 1024.")
  })

  it('L-114 a reason has at most 1025 characters', () => {
    expect(codeOf({ reason: 'a'.repeat(1025) })).toBeUndefined()
    expect(codeOf({ reason: 'a'.repeat(1026) })).toBe('bad-update')
  })

  it('L-089 L-090 a status is one of the chosen stage, an old client may repeat the one it had', () => {
    expect(codeOf({ stageId: 'brief', statusId: 9 })).toBeUndefined()
    expect(codeOf({ stageId: 'brief', statusId: 12 })).toBe('unknown-status')
    expect(codeOf({ stageId: 'brief', statusId: 12 }, aLead({ statusId: 12 }))).toBeUndefined()
    expect(codeOf({ stageId: 'gone' })).toBe('unknown-stage')
    expect(codeOf({ stageId: 'unassigned' })).toBe('needs-assignee')
  })

  it('L-118 D-030 the default statuses stand for call statuses 1 to 7', () => {
    expect([2, 3, 5, 6, 7].map((id) => meantStatus(id, { statuses: [] })?.callStatus)).toEqual([
      'follow-up',
      'interested',
      'not-interested',
      'no-response',
      'meeting',
    ])
    expect(meantStatus(3, at('assigned'))).toEqual({ statusId: 3, callStatus: 'interested' })
    expect(meantStatus(8, at('brief'))).toEqual({ statusId: 8, callStatus: undefined })
    expect(meantStatus(99, at('brief'))).toBeUndefined()
  })
})

describe('the dialog of missing fields', () => {
  const field = (key: string): MissingField => ({ key, label: key, type: 'text', options: [] })

  it('C-080 turns what was filled in into a patch', () => {
    const missing = ['postalCode', 'budget', 'lastCall', 'callStatus', 'tags', 'custom-1', 'city'].map(field)
    const typed = {
      postalCode: ' 411004 ',
      budget: '18,50,000',
      lastCall: '2026-03-01',
      callStatus: 'interested',
      tags: ['tag-1'],
      'custom-1': 'Villa',
      city: ' ',
    }
    expect(filledValues(missing, typed)).toEqual({
      postalCode: '411004',
      budget: 1850000,
      lastCallOn: '2026-03-01',
      callStatus: 'interested',
      tagIds: ['tag-1'],
      customValues: { 'custom-1': 'Villa' },
    })
  })
})

describe('the lists of choices', () => {
  const choice = (label: string, text?: string) => ({ id: undefined, label, text })

  it('C-069 names are unique, short and not empty; a message has a text', () => {
    const problems = (kind: 'reason' | 'message', ...choices: ReturnType<typeof choice>[]) =>
      checkChoices({ kind, choices }).map(({ place, field }) => [place, field])
    expect(problems('reason', choice('Budget'), choice('Far away'))).toEqual([])
    expect(problems('reason', choice('Budget'), choice(' budget'))).toEqual([[1, 'label']])
    expect(problems('reason', choice(' '), choice('a'.repeat(61)))).toEqual([
      [0, 'label'],
      [1, 'label'],
    ])
    expect(problems('message', choice('Hello', ' '), choice('Hi', 'a'.repeat(1025)))).toEqual([
      [0, 'text'],
      [1, 'text'],
    ])
    const many = Array.from({ length: 21 }, (_, place) => choice(`Reason ${place}`))
    expect(checkChoices({ kind: 'reason', choices: many })).toHaveLength(1)
  })
})
