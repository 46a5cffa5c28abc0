import { describe, expect, it } from 'vitest'
import type { CustomField } from '../fields/model'
import { readAreaWithUnit, readArrival, splitName, splitPhones } from './read-arrival'
import type { Target } from './targets'

const rooms: CustomField = {
  id: 'f1',
  name: 'Rooms',
  sections: [0, 1],
  type: 'number',
  isRequired: true,
  options: [],
  isDefault: false,
}
const read = (values: Partial<Record<Target, string>>, country = 'IN') =>
  readArrival(
    Object.entries(values).map(([target, text = '']) => ({ target: target as Target, text })),
    { dialCode: '91', country, customFields: [rooms] },
  )
const person = { firstName: 'Asha', phone: '9845021763' }
const problemsOf = (values: Partial<Record<Target, string>>) =>
  read({ ...person, ...values }).problems.map(({ text }) => text)

describe('what arrives is read as people write it', () => {
  it('a whole name is taken apart before its last word', () => {
    expect(splitName(" Mary  Ann D'Souza ")).toEqual({ firstName: 'Mary Ann', lastName: "D'Souza" })
    expect(splitName('Asha')).toEqual({ firstName: 'Asha', lastName: '' })
    const beside = (fullName: string) => read({ ...person, fullName }).draft.contacts[0]?.lastName
    expect(['asha Rao Patil', 'Ashalata', 'Ravi Rao'].map(beside)).toEqual(['Rao Patil', '', ''])
    expect(read({ fullName: 'Asha Rao', phone: '9845021763' }).draft.contacts[0]).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
    })
  })

  it.each([
    ['+91-98450 21763', '+91 9845021763'],
    ['09845021763', '+91 9845021763'],
    ['91 98450 21763', '+91 9845021763'],
    ['+971 50 123 4567', '+971 501234567'],
  ])('L-220 %s is %s', (text, stored) => {
    const { draft, problems } = read({ firstName: 'Asha', phone: text })
    expect([draft.contacts[0]?.phones, problems]).toEqual([[stored], []])
  })

  it('L-220 L-223 numbers and codes without the marks that programs put on them in files', () => {
    const { draft, problems } = read({
      firstName: 'Asha',
      phone: 'p:+919845021763',
      otherPhone: 'p:9845011111',
      postalCode: 'z:411001',
    })
    expect([draft.contacts[0]?.phones, draft.postalCode, problems]).toEqual([
      ['+91 9845021763', '+91 9845011111'],
      '411001',
      [],
    ])
    const others = read({
      ...person,
      phone: "'9845021763",
      otherPhone: '9845011111.0',
      postalCode: '411001.0',
    })
    expect([others.draft.contacts[0]?.phones, others.draft.postalCode, others.problems]).toEqual([
      ['+91 9845021763', '+91 9845011111'],
      '411001',
      [],
    ])
    expect(read({ ...person, phone: 'p:none' }).draft.contacts[0]?.phones).toEqual(['p:none'])
  })

  it('several numbers in one cell are several numbers', () => {
    expect(splitPhones('98450 21763 / 98450 11111', '91')).toEqual(['98450 21763', '98450 11111'])
    expect(splitPhones('98450 21763 / home', '91')).toEqual(['98450 21763 / home'])
    const { draft } = read({ ...person, otherPhone: '9845011111' })
    expect(draft.contacts[0]?.phones).toEqual(['+91 9845021763', '+91 9845011111'])
  })

  it('C-162 amounts and areas with their words', () => {
    const { draft, problems } = read({ ...person, budget: '₹ 12.5 lakh', area: '1,200 sq. ft.' })
    expect(problems).toEqual([])
    expect(draft).toMatchObject({ budget: 1_250_000, area: '1200', areaUnit: 'sqft' })
    expect(readAreaWithUnit('300 gaj')).toEqual({ area: '300', areaUnit: 'Sq yds' })
    expect(readAreaWithUnit('about 300')).toBeUndefined()
  })
})

describe('what keeps no rule is a problem, and stays as it came', () => {
  it.each([{ firstName: 'Asha1' }, { firstName: 'A'.repeat(25) }, { firstName: '' }])(
    'L-217 a First Name of other than 1 to 24 letters and spaces is not valid: %o',
    (values) => expect(problemsOf(values)).toEqual(['First Name is not valid']),
  )

  it('L-218 a Last Name of more than 24 letters is not valid', () => {
    expect(problemsOf({ lastName: 'B'.repeat(25) })).toEqual(['Last Name is not valid'])
    expect(problemsOf({ lastName: 'B'.repeat(24) })).toEqual([])
  })

  it.each([{ email: 'asha@' }, { email: `${'a'.repeat(60)}@x.in` }])(
    'L-219 an Email of more than 63 characters, or that is none, is not valid: %o',
    (values) => expect(problemsOf(values)).toEqual(['Email is not valid']),
  )

  it.each([{ phone: '98450' }, { phone: '' }, { phone: '+971 50' }])(
    'L-220 a Phone Number of other than 10 digits in India is not valid: %o',
    (values) => expect(problemsOf(values)).toEqual(['Phone Number is not valid']),
  )

  it.each([{ budget: 'a lot' }, { budget: '12345678901' }])(
    'L-221 a Budget of more than 10 digits, or of words, is not valid: %o',
    (values) => expect(problemsOf(values)).toEqual(['Budget is not valid']),
  )

  it.each([{ city: 'Pune 4' }, { city: 'A'.repeat(24) }])(
    'L-222 a City of more than 23 letters, or of figures, is not valid: %o',
    (values) => expect(problemsOf(values)).toEqual(['City Name is not valid']),
  )

  it.each([{ postalCode: '41100' }, { postalCode: '4110011' }, { postalCode: 'pin' }])(
    'L-223 a Pin Code of other than 6 digits is not valid: %o',
    (values) => expect(problemsOf(values)).toEqual(['Pin Code is not valid']),
  )

  it('C-028 C-161 empty cells and names with signs are right', () => {
    expect(problemsOf({ email: '', budget: '', city: '', postalCode: '', lastName: '' })).toEqual([])
    expect(problemsOf({ firstName: 'Mary-Ann', lastName: "D'Souza" })).toEqual([])
  })

  it('fields beyond the specified ones say their own name', () => {
    expect(problemsOf({ 'custom:f1': 'three', address: 'x'.repeat(1100), area: 'big' })).toEqual([
      'Area is not valid',
      'Address is not valid',
      'Rooms is not valid',
    ])
    expect(read({ ...person, area: 'big', 'custom:f1': '3' }).draft).toMatchObject({
      area: 'big',
      customValues: { f1: '3' },
    })
  })
})
