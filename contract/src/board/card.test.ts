import { describe, expect, it } from 'vitest'
import type { CallStatus } from '../leads/model'
import {
  isNarrowed,
  otherFilters,
  readBoardFilter,
  sourcesIn,
  statesIn,
  withBoardFilter,
  withView,
} from './address'
import { cardDay, cardNames, cardStatus, daysInStage, isStandingStill, moveProblem, shownCount } from './card'

const zone = 'Asia/Kolkata'
const asha = { firstName: 'Asha', lastName: 'Pillai', companyName: undefined }

describe('a card', () => {
  it('P-009 C-001 shows a company with its first contact, and a person alone', () => {
    expect(cardNames({ ...asha, type: 'individual' })).toEqual({ name: 'Asha Pillai', contact: undefined })
    const firm = { ...asha, type: 'corporate', companyName: 'Lotus Dental Care LLP' } as const
    expect(cardNames(firm)).toEqual({ name: 'Lotus Dental Care LLP', contact: 'Asha Pillai' })
    expect(cardNames({ ...firm, companyName: undefined })).toEqual({
      name: 'Asha Pillai',
      contact: undefined,
    })
  })

  it.each([
    ['2026-11-15', 'Today'],
    ['2026-11-14', 'Yesterday'],
    ['2026-11-16', 'Tomorrow'],
    ['2026-11-13', '13/11/2026'],
    ['2025-03-01', '01/03/2025'],
  ])('P-010 P-017 says %s as %s', (day, words) => {
    expect(cardDay(day, '2026-11-15')).toBe(words)
  })

  const stage = {
    statuses: [
      { id: 1, name: 'New' },
      { id: 3, name: 'Keen' },
      { id: 9, name: 'Measured' },
    ],
  }
  const old = { createdAt: '2026-01-01T04:00:00.000Z', updatedAt: '2026-11-09T16:00:00.000Z' }
  const said = (card: { statusId?: number; callStatus?: CallStatus | undefined }) =>
    cardStatus({ statusId: undefined, callStatus: 'new', ...old, ...card }, stage, zone)?.text
  const ofNew = (createdAt: string, updatedAt: string) =>
    cardStatus({ statusId: 1, callStatus: 'new', createdAt, updatedAt }, stage, zone)?.text

  it('P-011 C-038 is a New Lead when it was last touched on its first day or within a week', () => {
    expect(ofNew('2026-11-01T04:00:00.000Z', '2026-11-01T16:00:00.000Z')).toBe('New Lead')
    expect(ofNew('2026-11-01T04:00:00.000Z', '2026-11-08T16:00:00.000Z')).toBe('New Lead')
    expect(ofNew('2026-11-01T04:00:00.000Z', '2026-11-09T16:00:00.000Z')).toBeUndefined()
  })

  it('P-008 P-011 C-169 any other status shows its name whatever the dates are: that of the stage first, then that of the call', () => {
    expect(said({ statusId: 9 })).toBe('Measured')
    expect(said({ statusId: 3, callStatus: 'no-response' })).toBe('Keen')
    expect(said({ statusId: 1, callStatus: 'interested' })).toBe('Interested')
    expect(said({ statusId: 0, callStatus: 'no-response' })).toBe('No Response')
    expect(said({ callStatus: 'meeting' })).toBe('Meeting Scheduled')
    expect([said({}), said({ statusId: 0 }), said({ statusId: 1 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('P-012 C-002 C-169 codes have their words in a stage that does not list them; unknown ones are On Hold', () => {
    expect([2, 5, 6].map((statusId) => said({ statusId }))).toEqual([
      'Follow Up',
      'Not Interested',
      'No Response',
    ])
    expect([8, 40].map((statusId) => said({ statusId }))).toEqual(['On Hold', 'On Hold'])
    expect(said({ callStatus: undefined })).toBe('On Hold')
  })

  it('P-011 counts days by the calendar of the company', () => {
    // 1 November in India, still 31 October in UTC.
    expect(ofNew('2026-10-31T20:00:00.000Z', '2026-11-08T10:00:00.000Z')).toBe('New Lead')
  })

  it('says how long it has been in its stage, and when that is too long', () => {
    const days = daysInStage({ stageSince: '2026-11-03T20:00:00.000Z' }, '2026-11-15', zone)
    expect(days).toBe(11)
    expect(isStandingStill(days, 11)).toBe(true)
    expect(isStandingStill(days, 12)).toBe(false)
    expect(isStandingStill(days, undefined)).toBe(false)
    expect(daysInStage({ stageSince: '2026-11-16T04:00:00.000Z' }, '2026-11-15', zone)).toBe(0)
  })

  it('P-007 a count has two digits at least', () => {
    expect([0, 6, 31, 1240].map(shownCount)).toEqual(['00', '06', '31', '1,240'])
  })

  const assignee = { id: 'kavya', fullName: 'Kavya Menon' }
  it('P-020 C-014 does not leave Unassigned, nor any stage without an assignee', () => {
    expect(moveProblem({ assignee: undefined }, 'unassigned', 'open')).toBe('needs-assignee')
    expect(moveProblem({ assignee: undefined }, 'open', 'assigned')).toBe('needs-assignee')
    expect(moveProblem({ assignee }, 'unassigned', 'open')).toBe('needs-assignee')
    expect(moveProblem({ assignee }, 'assigned', 'open')).toBeUndefined()
  })

  it('P-027 C-074 stays in Won, and with an assignee out of Unassigned', () => {
    expect(moveProblem({ assignee }, 'won', 'open')).toBe('won')
    expect(moveProblem({ assignee }, 'open', 'unassigned')).toBe('stays-assigned')
    expect(moveProblem({ assignee }, 'open', 'lost')).toBeUndefined()
  })
})

describe('the filters in the address', () => {
  const one = '01990000-0000-7000-8000-000000000001'
  const two = '01990000-0000-7000-8000-000000000002'

  it('are read without invalid ids and without repeats', () => {
    const params = new URLSearchParams(`members=${one},${two},${one},x&tags=`)
    expect(readBoardFilter(params, '2026-11-15')).toEqual({ members: [one, two], tagIds: [] })
  })

  it('Use 3 say overdue, standing still and me in the words of the list', () => {
    const filter = readBoardFilter(new URLSearchParams('members=me&is=overdue,due-today'), '2026-11-15')
    expect([filter.members, statesIn(filter), otherFilters(filter)]).toEqual([
      ['me'],
      ['overdue', 'due-today'],
      1,
    ])
    expect(otherFilters(readBoardFilter(new URLSearchParams('is=standing-still'), '2026-11-15'))).toBe(0)
  })

  it('are written beside the other parameters', () => {
    const params = new URLSearchParams(`lead=${one}&tags=${two}`)
    const next = withBoardFilter(params, { members: [two], tagIds: [] })
    expect(Object.fromEntries(next)).toEqual({ lead: one, members: two })
  })

  it('are those of a list or a saved view too, beside overdue and standing still', () => {
    const params = new URLSearchParams('search=asha&source=Fair%5C%2C+Pune&area=Baner&tab=won&overdue=true')
    const filter = readBoardFilter(params, '2026-11-15')
    expect(filter).toMatchObject({
      isOverdue: true,
      among: { tab: 'won', search: 'asha', filters: { sources: ['Fair, Pune'], areas: ['Baner'] } },
    })
    expect([isNarrowed(filter), sourcesIn(filter), otherFilters(filter)]).toEqual([true, ['Fair, Pune'], 2])
    expect(statesIn(filter)).toEqual(['overdue'])
    const next = withBoardFilter(params, { sources: ['Walk-in'], states: ['standing-still'] })
    expect(next.get('source')).toBe('Walk-in')
    expect([next.get('overdue'), next.get('is'), next.get('area')]).toEqual([null, 'standing-still', 'Baner'])
    expect(withView(new URLSearchParams(`lead=${one}&${next}`)).toString()).toBe(`lead=${one}`)
    expect(withView(next, 'search=rao').toString()).toBe('search=rao')
    expect(isNarrowed(readBoardFilter(new URLSearchParams(), '2026-11-15'))).toBe(false)
  })
})
