import { describe, expect, it } from 'vitest'
import { normalisePhone } from './phone-number'

describe('normalisePhone', () => {
  it('reads one Indian number however it is written', () => {
    const written = [
      '+91 98450 21763',
      '9845021763',
      '098450-21763',
      '919845021763',
      '0091 98450 21763',
      '(+91) 98450-21763',
      '+91 9845021763',
    ]
    expect(new Set(written.map((text) => normalisePhone(text)))).toEqual(new Set(['+919845021763']))
  })

  it('does not take a ten-digit number that begins with 91 for one with a dial code', () => {
    expect(normalisePhone('9198450217')).toBe('+919198450217')
  })

  it('reads numbers of other countries with their dial code or with the given default', () => {
    expect(normalisePhone('+44 20 7946 0018')).toBe('+442079460018')
    expect(normalisePhone('(213) 373-4253', '1')).toBe('+12133734253')
    expect(normalisePhone('+971 50 123 4567')).toBe('+971501234567')
  })

  it('returns undefined for anything but a phone number', () => {
    for (const text of [
      '',
      '12345',
      '98450 2176',
      '98450 217634',
      'call me',
      '+',
      '98450 21763 / 98450 21764',
    ])
      expect(normalisePhone(text)).toBeUndefined()
  })
})
