import { describe, expect, it } from 'vitest'
import { dialledPhone, displayPhone, formatStoredPhone, phoneDigits, phoneProblem, splitPhone } from './phone'

describe('the stored form', () => {
  it('is the dial code, a blank and the digits', () => {
    expect(formatStoredPhone('91', '98450 21763')).toBe('+91 9845021763')
    expect(formatStoredPhone('+971', '50-123-4567')).toBe('+971 501234567')
  })

  it('is split again, also from bare digits and from E.164', () => {
    const india = { dialCode: '91', national: '9845021763' }
    expect(splitPhone('+91 9845021763')).toEqual(india)
    expect(splitPhone('9845021763')).toEqual(india)
    expect(splitPhone('+919845021763')).toEqual(india)
    expect(splitPhone('+971 501234567')).toEqual({ dialCode: '971', national: '501234567' })
    expect(splitPhone('919845021763')).toEqual(india)
    expect(splitPhone('098450 21763')).toEqual(india)
    expect(splitPhone('0091 98450 21763')).toEqual(india)
    expect(splitPhone('+12133734253')).toEqual({ dialCode: '1', national: '2133734253' })
    expect(splitPhone('+971501234567')).toEqual({ dialCode: '971', national: '501234567' })
    expect(splitPhone('12', '1')).toEqual({ dialCode: '1', national: '12' })
  })

  it('keeps a foreign number of unusual length as it was entered', () => {
    expect(splitPhone(formatStoredPhone('1', '55512'))).toEqual({ dialCode: '1', national: '55512' })
  })
})

describe('dialledPhone', () => {
  it('is the number as a phone dials it, and undefined for anything else', () => {
    expect(dialledPhone('+91 9845021763')).toBe('+919845021763')
    expect(dialledPhone('9845021763')).toBe('+919845021763')
    expect(dialledPhone('50 123 4567', '971')).toBe('+971501234567')
    for (const text of ['', '12345', 'call me', '+']) expect(dialledPhone(text)).toBeUndefined()
  })
})

describe('displayPhone', () => {
  it('groups Indian numbers by five and others by three, with four at the end', () => {
    expect(displayPhone('+91 9845021763')).toBe('98450 21763')
    expect(displayPhone('9845021763')).toBe('98450 21763')
    expect(displayPhone('+1 2133734253')).toBe('+1 213 373 4253')
    expect(displayPhone('+971 501234567')).toBe('+971 50 123 4567')
    expect(displayPhone('+65 91234567')).toBe('+65 9123 4567')
    expect(displayPhone('+86 13800138000')).toBe('+86 1380 013 8000')
    expect(displayPhone('+49 55512')).toBe('+49 55512')
  })

  it('shows what it cannot read unchanged', () => {
    expect(displayPhone('12345')).toBe('12345')
    expect(displayPhone('+919845021763')).toBe('+919845021763')
    expect(displayPhone(' ask his brother ')).toBe('ask his brother')
    expect(displayPhone('')).toBe('')
  })
})

describe('phoneProblem', () => {
  it('asks for exactly ten digits in India', () => {
    expect(phoneProblem('91', '9845021763')).toBeUndefined()
    expect(phoneProblem('+91', '98450 21763')).toBeUndefined()
    expect(phoneProblem('91', '984502176')).toBe('india-length')
    expect(phoneProblem('91', '98450217631')).toBe('india-length')
  })

  it('allows five to fifteen digits elsewhere, both ends included', () => {
    expect(phoneProblem('1', '1234')).toBe('too-short')
    expect(phoneProblem('1', '12345')).toBeUndefined()
    expect(phoneProblem('1', '123456789012345')).toBeUndefined()
    expect(phoneProblem('1', '1234567890123456')).toBe('too-long')
  })

  it('counts digits only', () => {
    expect(phoneDigits('+91 (0)98450-21763')).toBe('9109845021763')
  })
})
