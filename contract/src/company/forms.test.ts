import { describe, expect, it } from 'vitest'
import { companyForm, companyProblems } from './forms'
import type { CompanyDetails } from './model'

const right: CompanyDetails = {
  name: 'Malhar Design',
  address: '14 Prabhat Road',
  city: 'Pune',
  postalCode: '411004',
  gstNumber: '27AAPFU0939F1ZV',
  countryCode: 'IN',
  timeZone: 'Asia/Kolkata',
  place: { latitude: 18.51, longitude: 73.83, location: 'Prabhat Road, Pune' },
  logo: '',
}
const noPapers = {
  email: '',
  contact: '',
  bankAccountName: '',
  bankAccountNumber: '',
  bankName: '',
  bankCode: '',
  upiId: '',
  signatory: '',
  signature: '',
}
const problems = (change: Partial<CompanyDetails>, stored?: Partial<CompanyDetails>) =>
  companyProblems({ ...right, ...change }, stored)

describe('the details of a company', () => {
  it('may be right, also without pin code, tax number and logo', () => {
    expect(problems({})).toEqual({})
    expect(problems({ postalCode: '', gstNumber: '', logo: '' })).toEqual({})
    expect(companyForm().safeParse({ ...right, ...noPapers }).success).toBe(true)
  })

  it('O-034 the name is required, and 75 characters are allowed', () => {
    expect(problems({ name: '  ' })).toEqual({ name: 'Field is required' })
    expect(problems({ name: 'M'.repeat(75) })).toEqual({})
    expect(problems({ name: 'M'.repeat(76) })).toEqual({ name: 'Maximum length is 75' })
  })

  it('O-035 address and city are required, the city is letters and spaces, the pin code digits', () => {
    expect(problems({ address: '', city: '' })).toEqual({
      address: 'Field is required',
      city: 'Field is required',
    })
    expect(problems({ address: 'a'.repeat(101), city: 'a'.repeat(26) })).toEqual({
      address: 'Maximum length is 100',
      city: 'Maximum length is 25',
    })
    expect(problems({ city: 'Sector 5' })).toEqual({ city: 'You have entered Invalid City' })
    expect(problems({ city: 'पुणे' })).toEqual({})
    expect(problems({ postalCode: 'SW1A' })).toEqual({ postalCode: 'You have entered Invalid Pin Code' })
  })

  it('O-036 the tax number is capitals and digits, at most 20', () => {
    expect(problems({ gstNumber: 'abc' })).toEqual({ gstNumber: 'You have entered Invalid GST/VAT number' })
    expect(problems({ gstNumber: 'A1'.repeat(10) })).toEqual({})
    expect(problems({ gstNumber: `${'A1'.repeat(10)}1` })).toEqual({ gstNumber: 'Maximum length is 20' })
  })

  it('O-037 the country is required and one of the list', () => {
    expect(problems({ countryCode: '' })).toEqual({ countryCode: 'Field is required' })
    expect(problems({ countryCode: 'XX' })).toEqual({ countryCode: 'You have entered Invalid Country' })
    expect(problems({ timeZone: 'Mars/Olympus' })).toEqual({ timeZone: 'You have entered Invalid Time zone' })
  })

  it('O-038 the location on the map is required and on this earth', () => {
    expect(problems({ place: undefined })).toEqual({ place: 'Please choose the location on the map' })
    expect(problems({ place: { latitude: 91, longitude: 0, location: '' } })).toHaveProperty('place')
  })

  it('C-099 a value that is already stored is never refused', () => {
    expect(problems({ city: 'Sector 5' }, { city: 'Sector 5' })).toEqual({})
    expect(problems({ city: '' }, { city: '' })).toEqual({ city: 'Field is required' })
  })
})
