import { describe, expect, it } from 'vitest'
import { formatTime12, parseTime12 } from '../kit/dates'
import { leadTypeOf, shownArea } from './rules'

describe('what the details page shows', () => {
  it('L-031 D-009 a time on the 12-hour clock, with one or two digits for the hour, and no other', () => {
    const shown = (text: string) => {
      const time = parseTime12(text)
      return time && formatTime12(time)
    }
    expect(['9:05 AM', '09:05 am', '12:30 PM'].map(shown)).toEqual(['9:05 AM', '9:05 AM', '12:30 PM'])
    expect(['13:05 PM', '9:5 AM', '21:00', 'soon', ''].filter(shown)).toEqual([])
  })

  it('D-009 an area only with a digit in it', () => {
    expect(shownArea({ area: '1450', areaUnit: 'sqft' })).toBe('1450 sqft')
    expect(shownArea({ area: '3 BHK', areaUnit: undefined })).toBe('3 BHK')
    expect([
      shownArea({ area: 'large', areaUnit: 'sqft' }),
      shownArea({ area: undefined, areaUnit: 'sqft' }),
    ]).toEqual([undefined, undefined])
  })

  it.each([
    [1, undefined, 'corporate'],
    [0, undefined, 'individual'],
    [0, 'Brigade Towers', 'individual'],
    [null, 'Brigade Towers', 'corporate'],
    [undefined, 'Brigade Towers', 'corporate'],
    [null, undefined, 'individual'],
    [null, '', 'individual'],
  ] as const)('D-022 a lead of type %s with the company %s is %s', (code, company, type) => {
    expect(leadTypeOf(code, company)).toBe(type)
  })
})
