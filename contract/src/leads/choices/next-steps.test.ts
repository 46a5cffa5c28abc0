import { describe, expect, it } from 'vitest'
import { defaultOfficeHours } from '../../kit/office/office-hours'
import { defaultNextSteps, type NextStep, nextStepsForm, offeredFollowUp, stepAfter } from './next-steps'

const at = (local: string, office: typeof defaultOfficeHours | undefined = defaultOfficeHours) => ({
  now: new Date(`${local}+05:30`),
  zone: 'Asia/Kolkata',
  office,
})
const step = (part: Partial<NextStep>): NextStep => ({
  outcome: 'interested',
  offer: 'days',
  count: 1,
  time: '11:30',
  kind: 'client-visit',
  ...part,
})

describe('Sales floor the next step that a firm offers', () => {
  it('is, until a firm says otherwise, what it has always been', () => {
    const offers = defaultNextSteps.map(({ outcome, offer, count }) => `${outcome} ${offer} ${count}`)
    expect(offers).toEqual([
      'interested nothing 1',
      'follow-up days 2',
      'not-interested nothing 1',
      'no-response days 1',
      'meeting nothing 1',
    ])
    const offered = offeredFollowUp(stepAfter(defaultNextSteps, 'no-response'), at('2026-11-16T12:00'))
    expect(offered).toEqual({ to: { on: '2026-11-17', time: '10:00', kind: 'call' } })
  })

  it('is so many days away, at its time, and moves to the next day on which the office is open', () => {
    expect(offeredFollowUp(step({ count: 3 }), at('2026-11-16T12:00'))?.to).toEqual({
      on: '2026-11-19',
      time: '11:30',
      kind: 'client-visit',
    })
    expect(offeredFollowUp(step({}), at('2026-11-21T12:00'))).toMatchObject({
      to: { on: '2026-11-23', time: '11:30' },
      closedOn: '2026-11-22',
    })
    expect(offeredFollowUp(step({}), { ...at('2026-11-21T12:00'), office: undefined })).toMatchObject({
      to: { on: '2026-11-22' },
    })
  })

  it('in hours is at a quarter of an hour, and not when nobody is there', () => {
    const inTwo = step({ offer: 'hours', count: 2 })
    expect(offeredFollowUp(inTwo, at('2026-11-16T12:07'))?.to).toMatchObject({
      on: '2026-11-16',
      time: '14:15',
    })
    expect(offeredFollowUp(inTwo, at('2026-11-21T18:30'))).toMatchObject({
      to: { on: '2026-11-23', time: '10:00' },
      closedOn: '2026-11-21',
    })
  })

  it('is none where the firm offers nothing or asks', () => {
    for (const offer of ['nothing', 'ask'] as const)
      expect(offeredFollowUp(step({ offer }), at('2026-11-16T12:00'))).toBeUndefined()
    expect(offeredFollowUp(undefined, at('2026-11-16T12:00'))).toBeUndefined()
  })

  it('is saved only with what it can mean', () => {
    const isTaken = (...steps: object[]) => nextStepsForm.safeParse({ steps }).success
    expect(isTaken(step({}), step({ outcome: 'meeting', offer: 'ask' }))).toBe(true)
    for (const wrong of [{ count: 0 }, { count: 91 }, { count: 1.5 }, { time: '25:00' }, { kind: 'mail' }])
      expect(isTaken({ ...step({}), ...wrong })).toBe(false)
    expect(isTaken(step({}), step({}))).toBe(false)
  })
})
