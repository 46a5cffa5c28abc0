import { describe, expect, it } from 'vitest'
import { minutesText, responseTexts } from '../messages/next/response'
import { alertAtOf, type ResponseRules, respondByOf, responseStateOf } from './clock'

const rules: ResponseRules = {
  isWatched: true,
  officeHours: { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '19:00' },
  respondWithin: 30,
  escalateAfter: 120,
  giveOnAfter: 4,
  zone: 'Asia/Kolkata',
}
const clock = { ...rules.officeHours, zone: rules.zone }
const at = (time: string, day = '2026-11-16') => new Date(`${day}T${time}:00+05:30`)

describe('when the next person is told', () => {
  const next = (alertsSent: number, now = at('11:00'), over: Partial<ResponseRules> = {}, areNew = false) =>
    alertAtOf({ ...rules, ...over }, { came: at('11:00'), alertsSent, now, areNew })

  it('the owner, the manager, then it is given on, counted from the arrival', () => {
    expect(respondByOf(rules, at('11:00'))).toEqual(at('11:30'))
    expect([next(0), next(1), next(2)]).toEqual([at('11:30'), at('13:00'), at('15:00')])
  })

  it('whoever gets it has the whole time again, three times at most', () => {
    expect([next(3, at('15:00')), next(4, at('18:00'))]).toEqual([at('19:00'), at('13:00', '2026-11-17')])
    expect(next(5, at('18:00'))).toBeNull()
    expect(next(2, at('12:00', '2026-11-18'))).toEqual(at('15:00'))
  })

  it('a rule that is made later gives the whole time from then on', () =>
    expect(next(2, at('12:00', '2026-11-18'), {}, true)).toEqual(at('16:00', '2026-11-18')))

  it('nobody where nothing is given on, and nobody where nobody watches', () => {
    expect(next(2, at('15:00'), { giveOnAfter: undefined })).toBeNull()
    expect([
      next(0, at('11:00'), { isWatched: false }),
      respondByOf({ ...rules, isWatched: false }, at('11:00')),
    ]).toEqual([null, null])
  })
})

describe('how the first response stands, in words', () => {
  const lead = { createdAt: at('11:00').toISOString(), respondBy: at('11:30').toISOString() }
  const said = (over: object, now: Date) => {
    const state = responseStateOf({ ...lead, ...over }, clock, now)
    return state && responseTexts.state(state)
  }

  it.each([
    [{}, at('11:05'), 'Waiting for first contact · 25 min left'],
    [{}, at('12:10'), 'Waiting for first contact · 40 min late'],
    [{}, at('11:30'), 'Waiting for first contact · due now'],
    [{}, at('10:20', '2026-11-17'), 'Waiting for first contact · 7 h 50 min late'],
    [{ firstContactAt: at('11:35').toISOString() }, at('18:00'), 'First contact after 35 min'],
    [{ firstContactAt: at('10:00', '2026-11-17').toISOString() }, at('18:00'), 'First contact after 8 h'],
    [{ respondBy: undefined }, at('18:00'), undefined],
  ])('%j', (over, now, words) => expect(said(over, now)).toBe(words))

  it('minutes', () =>
    expect([0, 59, 60, 125].map(minutesText)).toEqual(['0 min', '59 min', '1 h', '2 h 5 min']))
})
