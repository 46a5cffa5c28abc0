import { expect, it } from 'vitest'
import { contact, lead, phone } from './form-samples'
import { nameAndNumber, numberApart } from './name-and-number'

it.each([
  ['Anita 9845021763', 'Anita', '9845021763'],
  ['Anita Rao 98450 21763', 'Anita Rao', '9845021763'],
  ['Dr. Rao, +91 98450-21763', 'Dr. Rao', '9845021763'],
  ['K. R. Nair - 098450 21763 ', 'K. R. Nair', '9845021763'],
  ['आशा राव 9845021763', 'आशा राव', '9845021763'],
])('Use 1 a name with a number behind it is read: %s', (text, name, national) => {
  expect(nameAndNumber(text, '91')).toEqual({ name, phone: { dialCode: '91', national } })
})

it.each(['Anita', '9845021763', 'Flat 502', 'Anita 98450', 'Anita 98450 2176x', 'Anita 98450 21763 Rao', ''])(
  'Use 1 nothing is taken from what is no name with a whole number: %s',
  (text) => {
    expect(nameAndNumber(text, '91')).toBeUndefined()
  },
)

it('Use 1 the number goes to the phone, the words behind the first to the last name', () => {
  const typed = lead({
    contacts: [
      contact({
        firstName: 'Anita Rao 98450 21763',
        lastName: '',
        phones: [{ dialCode: '91', national: '' }],
      }),
    ],
  })
  expect(numberApart(typed, 'individual')?.contacts[0]).toMatchObject({
    firstName: 'Anita',
    lastName: 'Rao',
    phones: [{ dialCode: '91', national: '9845021763' }],
  })
  expect(numberApart(typed, 'short')?.contacts[0]).toMatchObject({ firstName: 'Anita Rao', lastName: '' })
})

it('Use 1 a number that stands there already stays, and so does what was typed', () => {
  const other = { ...phone('9811122233'), firstName: 'Anita 9845021763' }
  expect(numberApart(lead({ contacts: [other] }), 'individual')).toBeUndefined()
})
