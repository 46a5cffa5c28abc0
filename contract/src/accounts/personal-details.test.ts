import { describe, expect, it } from 'vitest'
import { type PersonalDetails, personalForm, personalProblems } from './personal-details'

const today = '2026-03-10'
const right: PersonalDetails = {
  firstName: 'Kavya',
  lastName: 'Menon',
  phone: { dialCode: '91', national: '9845021763' },
  address: '14 Prabhat Road',
  city: 'Pune',
  postalCode: '411004',
  dateOfBirth: '1988-02-29',
}
const abroad = { dialCode: '971', national: '501234567' }
const problems = (change: Partial<PersonalDetails>, stored?: Partial<PersonalDetails>) =>
  personalProblems({ ...right, ...change }, { stored, today })

describe('personal details', () => {
  it('O-031 need first name, last name and phone; the rest may be empty', () => {
    expect(problems({ address: '', city: '', postalCode: '', dateOfBirth: '' })).toEqual({})
    expect(problems({ firstName: ' ', lastName: '', phone: { dialCode: '91', national: '' } })).toEqual({
      firstName: 'Field is required',
      lastName: 'Field is required',
      phone: 'Field is required',
    })
  })

  it('O-025 names are letters of any script and spaces, at most 24', () => {
    expect(problems({ firstName: 'मीरा', lastName: 'de la Cruz' })).toEqual({})
    expect(problems({ firstName: 'R2D2' })).toEqual({ firstName: 'You have entered Invalid First Name' })
    expect(problems({ firstName: 'a'.repeat(24) })).toEqual({})
    expect(problems({ firstName: 'a'.repeat(25) })).toEqual({ firstName: 'Maximum length is 24' })
  })

  it('O-026 the address has at most 150 characters, the city 32 and no digits', () => {
    expect(problems({ address: 'a'.repeat(150), city: 'a'.repeat(32) })).toEqual({})
    expect(problems({ address: 'a'.repeat(151), city: 'a'.repeat(33) })).toEqual({
      address: 'Maximum length is 150',
      city: 'Maximum length is 32',
    })
    expect(problems({ city: 'Saint-Denis' })).toEqual({})
    expect(problems({ city: 'Sector 5' })).toEqual({ city: 'You have entered Invalid City' })
    expect(problems({ city: 'सेक्टर ५' })).toEqual({ city: 'You have entered Invalid City' })
  })

  it('O-027 the pin code has exactly six digits in India and up to ten elsewhere', () => {
    expect(problems({ postalCode: '41100' })).toEqual({ postalCode: 'Minimum length is 6' })
    expect(problems({ postalCode: '4110044' })).toEqual({ postalCode: 'Maximum length is 6' })
    expect(problems({ postalCode: '41100a' })).toEqual({ postalCode: 'You have entered Invalid Pin Code' })
    expect(problems({ phone: abroad, postalCode: '1234567890' })).toEqual({})
    expect(problems({ phone: abroad, postalCode: '12345678901' })).toEqual({
      postalCode: 'Maximum length is 10',
    })
  })

  it.each([
    ['91', '98450', 'Minimum length is 10'],
    ['91', '98450217631', 'Maximum length is 10'],
    ['971', '5012', 'Minimum length is 5'],
    ['971', '50123', undefined],
    ['971', '501234567890123', undefined],
    ['971', '5012345678901234', 'Maximum length is 15'],
    ['971', '50-123-4567', undefined],
    ['971', '50x1234567', 'You have entered Invalid Phone number'],
  ])('O-028 +%s %s', (dialCode, national, expected) => {
    expect(problems({ phone: { dialCode, national }, postalCode: '' }).phone).toBe(expected)
  })

  it('O-029 a date of birth is not in the future, and exists', () => {
    expect(problems({ dateOfBirth: today })).toEqual({})
    expect(problems({ dateOfBirth: '2026-03-11' })).toEqual({
      dateOfBirth: 'The date of birth cannot be after today',
    })
    expect(problems({ dateOfBirth: '2025-02-29' })).toEqual({
      dateOfBirth: 'You have entered Invalid Date of birth',
    })
  })

  it('O-030 an invalid email says so', () => {
    const read = personalForm({ today }).safeParse({ ...right, email: 'kavya' })
    expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['email', 'Invalid Email'],
    ])
  })

  it('C-099 a stored value is never refused', () => {
    const old = { firstName: 'K. V.', phone: { dialCode: '91', national: '123' } }
    expect(problems(old, old)).toEqual({})
  })
})
