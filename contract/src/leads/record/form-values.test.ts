import { expect, it } from 'vitest'
import { copiesFor, draftOf, emailOfCopy, emptyLead, readAreaUnit } from './form-values'

const ananya = {
  firstName: ' Ananya ',
  lastName: '',
  designation: '',
  type: '',
  email: 'ananya@example.com',
  phones: [
    { dialCode: '91', national: '98450 21763' },
    { dialCode: '91', national: '' },
  ],
}
const values = {
  ...emptyLead('individual', '91'),
  contacts: [ananya],
  city: 'pune',
  budget: '18,50,000',
}

it('L-034 L-146 L-176 L-194 a form sends amounts as numbers, phones with their code, and no blanks', () => {
  const draft = draftOf(values)
  expect(draft.budget).toBe(1850000)
  expect(draft.city).toBe('Pune')
  expect(draft.contacts).toEqual([
    {
      firstName: 'Ananya',
      lastName: '',
      designation: undefined,
      type: undefined,
      email: 'ananya@example.com',
      phones: ['+91 9845021763'],
    },
  ])
  expect(draft).toMatchObject({ address: undefined, area: undefined, areaUnit: undefined, customValues: {} })
})

it('L-133 one call per assignee; later ones get +index in the local part and keep the typed address', () => {
  expect(emailOfCopy('a.b@example.com', 2)).toBe('a.b+2@example.com')
  const copies = copiesFor(draftOf(values), ['one', 'two', 'three'])
  expect(
    copies.map(({ assigneeId, originalEmail, contacts }) => [assigneeId, contacts[0]?.email, originalEmail]),
  ).toEqual([
    ['one', 'ananya@example.com', undefined],
    ['two', 'ananya+1@example.com', 'ananya@example.com'],
    ['three', 'ananya+2@example.com', 'ananya@example.com'],
  ])
  const withoutEmail = draftOf({ ...values, contacts: [{ ...ananya, email: '' }] })
  expect(copiesFor(withoutEmail, ['one', 'two']).map(({ contacts }) => contacts[0]?.email)).toEqual([
    undefined,
    undefined,
  ])
})

it('L-149 sqyds is Sq yds', () => {
  expect(readAreaUnit('sqyds')).toBe('Sq yds')
  expect(readAreaUnit('Sq ft')).toBe('sqft')
  expect(readAreaUnit('acres')).toBeUndefined()
})
