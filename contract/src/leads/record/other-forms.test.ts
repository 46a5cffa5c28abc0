import { describe, expect, it } from 'vitest'
import type { TemplateFieldKey } from '../../fields/model'
import { check, contact, lead, mandatory, phone, problem } from './form-samples'
import { emptyContact } from './form-values'

describe('the configurable form', () => {
  const empty = lead({ contacts: [emptyContact('91')], source: '', sourceName: '' })
  it.each<[TemplateFieldKey, string]>([
    ['firstName', 'Please enter First Name.'],
    ['lastName', 'Please enter Last Name.'],
    ['phone', 'Please enter Contact Number.'],
    ['email', 'Please enter email.'],
    ['address', 'Please enter address.'],
    ['city', 'Please enter city.'],
    ['postalCode', 'Please enter postal code.'],
    ['workScope', 'Please enter work scope.'],
    ['budget', 'Please enter Budget.'],
    ['area', 'Please enter area.'],
    ['source', 'Please enter Lead source.'],
    ['sourceName', 'Please enter Source name'],
    ['assignee', 'Please enter Assign to.'],
  ])('L-168 an empty mandatory %s: %s', (key, alert) => {
    expect(check(empty, 'template', { template: mandatory(key) }).alert).toBe(alert)
    expect(check(empty, 'template', { template: mandatory() }).alert).toBeUndefined()
  })

  it('L-168 people who cannot assign are not asked for an assignee', () => {
    expect(
      check(empty, 'template', { template: mandatory('assignee'), canAssign: false }).alert,
    ).toBeUndefined()
  })

  it('L-169 a name has at most 24 letters and spaces', () => {
    const named = (firstName: string) => lead({ contacts: [contact({ firstName })] })
    expect(problem(named('a'.repeat(25)), 'contacts.0.firstName', 'template')).toBe(
      'Limit of 24 characters is reached',
    )
    expect(problem(named('R2D2'), 'contacts.0.firstName', 'template')).toBeDefined()
    expect(problem(named('a'.repeat(24)), 'contacts.0.firstName', 'template')).toBeUndefined()
  })

  it('L-170 L-173 empty mandatory names and email say so inline', () => {
    const { fields } = check(empty, 'template', { template: mandatory('firstName', 'lastName', 'email') })
    expect(fields).toEqual({
      'contacts.0.firstName': 'Please enter first name',
      'contacts.0.lastName': 'Please enter last name',
      'contacts.0.email': 'Please input email',
    })
    const wrong = lead({ contacts: [contact({ email: 'x' })] })
    expect(problem(wrong, 'contacts.0.email', 'template')).toBe('Invalid email address')
  })

  it('L-171 L-174 L-175 city, postal code, budget and area keep their limits', () => {
    const values = lead({
      city: 'a'.repeat(24),
      postalCode: '12',
      budget: '1'.repeat(11),
      area: '1'.repeat(7),
    })
    expect(Object.keys(check(values, 'template').fields).sort()).toEqual([
      'area',
      'budget',
      'city',
      'postalCode',
    ])
    expect(problem(values, 'postalCode', 'template')).toBe('Invalid Pin Code')
    expect(problem(empty, 'postalCode', 'template', { template: mandatory('postalCode') })).toBe(
      'Please enter city code',
    )
  })

  it('L-172 a phone with fewer than 10 digits', () => {
    expect(problem(lead({ contacts: [phone('98450')] }), 'contacts.0.phones.0', 'template')).toBe(
      'Please enter valid number',
    )
  })
})

describe('the short form', () => {
  const named = (name: string) => lead({ contacts: [contact({ firstName: name, lastName: '' })] })
  it.each([
    ['', 'Name is Required'],
    ['A', 'Please enter a valid name'],
    ['R2D2', 'Please enter a valid name'],
    ['a'.repeat(51), 'Please enter a valid name'],
    ['Jo', undefined],
    ['a'.repeat(50), undefined],
  ])('L-179 the name “%s”: %s', (name, expected) => {
    expect(problem(named(name), 'contacts.0.firstName', 'short')).toBe(expected)
  })

  it('L-180 an email is needed, and a right one', () => {
    const mail = (email: string) => lead({ contacts: [contact({ email })] })
    expect(problem(mail(''), 'contacts.0.email', 'short')).toBe('Email is Required')
    expect(problem(mail('x@y'), 'contacts.0.email', 'short')).toBe('Enter valid email address')
  })

  it('L-181 a phone has 10 digits', () => {
    expect(problem(lead({ contacts: [phone('98450x1763')] }), 'contacts.0.phones.0', 'short')).toBe(
      'Phone Number should be Valid',
    )
    expect(problem(lead({ contacts: [phone('984502176')] }), 'contacts.0.phones.0', 'short')).toBe(
      'Phone Number should be Valid',
    )
  })

  it('L-182 a budget of 12 characters with its commas is the longest', () => {
    expect(problem(lead({ budget: '18,50,00,000' }), 'budget', 'short')).toBeUndefined()
    expect(problem(lead({ budget: '1,18,50,00,000' }), 'budget', 'short')).toBeDefined()
  })

  it('L-183 a blank source or source name', () => {
    expect(check(lead({ source: ' ', sourceName: '' }), 'short').fields).toEqual({
      source: 'Not Allowed Empty String',
      sourceName: 'Not Allowed Empty String',
    })
  })
})

describe('the edit dialog', () => {
  it('L-191 a first name is needed; 24 characters are the most', () => {
    const named = (firstName: string, lastName = '') => lead({ contacts: [contact({ firstName, lastName })] })
    expect(problem(named(''), 'contacts.0.firstName', 'edit')).toBe('Please enter first name')
    expect(problem(named('a'.repeat(25)), 'contacts.0.firstName', 'edit')).toBe(
      'Limit of 24 characters is reached',
    )
    expect(problem(named('Jo', 'a'.repeat(25)), 'contacts.0.lastName', 'edit')).toBe(
      'Limit of 24 characters is reached',
    )
  })

  it.each([
    ['1234', '44', 'Number must be greater than 5'],
    ['12345', '44', undefined],
    ['123456789012345', '44', undefined],
    ['1234567890123456', '44', 'Number must be less  than 15 Digits'],
    ['984502', '91', 'Invalid phone number'],
  ])('L-193 the number %s of +%s: %s', (national, dialCode, expected) => {
    expect(problem(lead({ contacts: [phone(national, dialCode)] }), 'contacts.0.phones.0', 'edit')).toBe(
      expected,
    )
  })

  it('L-195 an email is optional', () => {
    expect(check(lead({ contacts: [contact({ email: '' })] }), 'edit').alert).toBeUndefined()
    expect(problem(lead({ contacts: [contact({ email: 'x' })] }), 'contacts.0.email', 'edit')).toBe(
      'Invalid email address',
    )
  })

  it('L-196 L-197 the limits of address, city, pin code, budget and area', () => {
    const values = lead({
      address: 'a'.repeat(1024),
      city: 'a'.repeat(24),
      postalCode: '1',
      budget: '1'.repeat(10),
      area: '1'.repeat(10),
    })
    expect(Object.keys(check(values, 'edit').fields).sort()).toEqual([
      'address',
      'area',
      'budget',
      'city',
      'postalCode',
    ])
  })

  it('L-198 whatever is wrong: Please enter all the details', () => {
    expect(check(lead({ postalCode: '1' }), 'edit').alert).toBe('Please enter all the details')
  })

  it('L-196 L-197 what was stored and did not change is never refused', () => {
    const stored = lead({
      city: 'Pune 4',
      postalCode: 'SW1A 1AA',
      budget: '1'.repeat(12),
      area: '1200 or so',
      contacts: [
        contact({ firstName: 'a'.repeat(60), email: 'odd', phones: [{ dialCode: '91', national: '123' }] }),
      ],
    })
    expect(check(stored, 'edit', { stored })).toEqual({ fields: {}, alert: undefined })
    expect(Object.keys(check({ ...stored, city: 'Pune 5' }, 'edit', { stored }).fields)).toEqual(['city'])
  })
})
