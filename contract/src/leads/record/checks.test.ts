import { describe, expect, it } from 'vitest'
import type { CustomField } from '../../fields/model'
import { postalCodeHint } from './checks'
import { check, contact, lead, phone, problem } from './form-samples'
import { emptyLead } from './form-values'

describe('the dialog with tabs', () => {
  it('takes a complete lead', () => {
    expect(check(lead(), 'individual')).toEqual({ fields: {}, alert: undefined })
  })

  it.each([
    ['no first name', contact({ firstName: ' ' })],
    ['no phone', phone('')],
    ['no row for a phone', contact({ phones: [] })],
  ])('L-140 %s of the first contact: Please enter all the details', (_, first) => {
    expect(check(lead({ contacts: [first] }), 'individual').alert).toBe('Please enter all the details')
  })

  it.each([
    ['without first name', contact({ firstName: '', type: 'Lead POC' })],
    ['with a blank phone', { ...phone(''), type: 'Lead POC' }],
  ])('L-141 a contact %s: Please enter all the contact details', (_, extra) => {
    expect(check(lead({ contacts: [contact(), extra] }), 'individual').alert).toBe(
      'Please enter all the contact details',
    )
  })

  it('L-142 a phone over 15 digits', () => {
    expect(
      problem(lead({ contacts: [phone('1234567890123456', '44')] }), 'contacts.0.phones.0', 'individual'),
    ).toBe('Number must be less than or equal to 15 digits.')
  })

  it('L-143 a further contact says what it lacks', () => {
    const extra = contact({ firstName: '', designation: '', type: '' })
    const { fields } = check(lead({ contacts: [contact(), extra] }), 'individual')
    expect(fields).toMatchObject({
      'contacts.1.firstName': 'Please enter first name',
      'contacts.1.designation': 'Please enter designation name',
      'contacts.1.type': 'Please enter Contact Type',
    })
  })

  it.each(['ananya', 'ananya@example', 'a b@example.com', 'a@b.c', `${'a'.repeat(52)}@example.com`])(
    'L-144 %s is an invalid email address',
    (email) => {
      expect(problem(lead({ contacts: [contact({ email })] }), 'contacts.0.email', 'individual')).toBe(
        'Invalid email address',
      )
    },
  )

  it.each(['a+b.c_d-e@example.co.in', `${'a'.repeat(51)}@example.com`, ''])(
    'L-144 takes the email “%s”',
    (email) => {
      expect(check(lead({ contacts: [contact({ email })] }), 'individual').alert).toBeUndefined()
    },
  )

  it.each([
    ['984502176', '91', 'Invalid phone number'],
    ['98450217633', '91', 'Invalid phone number'],
    ['98450abc63', '91', 'Invalid phone number'],
    ['1234', '44', 'Invalid phone number'],
    ['12345', '44', undefined],
    ['123456789012345', '44', undefined],
  ])('L-145 %s with +%s: %s', (national, dialCode, expected) => {
    expect(
      problem(lead({ contacts: [phone(national, dialCode)] }), 'contacts.0.phones.0', 'individual'),
    ).toBe(expected)
  })

  it('L-146 a city has letters of any script and spaces, at most 23', () => {
    expect(problem(lead({ city: 'Pune 4' }), 'city', 'individual')).toBeDefined()
    expect(problem(lead({ city: 'a'.repeat(24) }), 'city', 'individual')).toBeDefined()
    expect(problem(lead({ city: 'पुणे' }), 'city', 'individual')).toBeUndefined()
    expect(problem(lead({ city: 'a'.repeat(23) }), 'city', 'individual')).toBeUndefined()
  })

  it('L-147 a postal code has exactly 6 digits in India, and may be empty', () => {
    expect(problem(lead({ postalCode: '41100' }), 'postalCode', 'individual')).toBe('Invalid Pin Code')
    expect(problem(lead({ postalCode: '41100A' }), 'postalCode', 'individual')).toBe('Invalid Pin Code')
    expect(problem(lead({ postalCode: '411004' }), 'postalCode', 'individual')).toBeUndefined()
    expect(check(lead({ postalCode: '' }), 'individual').alert).toBeUndefined()
    expect(postalCodeHint('')).toBe('Please enter city code')
    expect(
      problem(lead({ postalCode: '1234567890' }), 'postalCode', 'individual', { country: 'AE' }),
    ).toBeUndefined()
  })

  it('L-148 L-149 a budget has at most 10 digits, an area 6', () => {
    expect(problem(lead({ budget: '1,23,45,67,89,012' }), 'budget', 'individual')).toBeDefined()
    expect(problem(lead({ budget: '1,23,45,67,890' }), 'budget', 'individual')).toBeUndefined()
    expect(problem(lead({ area: '1234567' }), 'area', 'individual')).toBeDefined()
    expect(problem(lead({ area: '123456' }), 'area', 'individual')).toBeUndefined()
    expect(emptyLead('individual', '91').areaUnit).toBe('sqft')
  })

  it('L-150 address and remarks stay under 1024 characters', () => {
    for (const field of ['address', 'remarks'] as const) {
      expect(problem(lead({ [field]: 'a'.repeat(1024) }), field, 'individual')).toBeDefined()
      expect(problem(lead({ [field]: 'a'.repeat(1023) }), field, 'individual')).toBeUndefined()
    }
  })

  it('L-155 a corporate lead needs a company name, of at most 75 characters', () => {
    const corporate = lead({ type: 'corporate' })
    expect(check(corporate, 'corporate')).toEqual({
      fields: { companyName: 'Please enter company name' },
      alert: 'Please enter company name',
    })
    expect(problem({ ...corporate, companyName: 'a'.repeat(76) }, 'companyName', 'corporate')).toBeDefined()
    expect(check({ ...corporate, companyName: 'Rao Textiles' }, 'corporate').alert).toBeUndefined()
  })

  it('L-156 its contacts need first name, last name and designation', () => {
    const contacts = [contact({ firstName: '', lastName: '', designation: '' })]
    expect(check(lead({ type: 'corporate', companyName: 'Rao', contacts }), 'corporate')).toEqual({
      fields: {
        'contacts.0.firstName': 'Please enter first name',
        'contacts.0.lastName': 'Please enter last name',
        'contacts.0.designation': 'Please enter designation name',
      },
      alert: 'Please enter all the contact details',
    })
  })

  const field: CustomField = {
    id: 'f1',
    name: 'Property Type',
    sections: [0],
    type: 'dropdown',
    isRequired: true,
    options: ['Villa'],
    isDefault: false,
  }
  it('L-159 required custom fields are enforced, and their values checked', () => {
    const withField = { customFields: [field] }
    expect(check(lead(), 'individual', withField).fields).toEqual({ 'custom.f1': 'Field is required' })
    expect(
      problem(lead({ customValues: { f1: 'Barn' } }), 'custom.f1', 'individual', withField),
    ).toBeDefined()
    expect(check(lead({ customValues: { f1: 'Villa' } }), 'individual', withField).alert).toBeUndefined()
  })
})

it('L-148 L-197 the server takes what any form or older record may hold', () => {
  const values = lead({ budget: '1'.repeat(15), area: '1'.repeat(10) })
  expect(check(values, 'individual', { isServer: true }).alert).toBeUndefined()
  expect(problem(lead({ budget: '1'.repeat(16) }), 'budget', 'individual', { isServer: true })).toBeDefined()
  expect(
    problem(lead({ postalCode: 'SW1A 1AA' }), 'postalCode', 'edit', { isServer: true, country: 'GB' }),
  ).toBeUndefined()
})
