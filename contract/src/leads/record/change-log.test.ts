import { expect, it } from 'vitest'
import { workHistoryTexts } from '../messages/work'
import { changeSentence, changesBetween, isLogged, reassignedSentence } from './change-log'
import type { LeadSheet } from './draft'

const own = {
  firstName: 'Ananya',
  lastName: 'Iyer',
  designation: undefined,
  type: undefined,
  email: 'ananya@example.com',
  phones: ['+91 9845021763'],
}
const facts: LeadSheet = {
  type: 'individual',
  assigneeId: undefined,
  companyName: undefined,
  contacts: [own],
  address: undefined,
  city: 'Pune',
  postalCode: undefined,
  workScope: undefined,
  budget: 1850000,
  area: '1450',
  areaUnit: 'sqft',
  source: undefined,
  sourceName: undefined,
  remarks: undefined,
  teamId: undefined,
  expectedClosure: '2026-05-01',
  customValues: { f1: 'Villa' },
}
const reading = { currencySymbol: '₹', labels: { f1: 'Property Type' }, teamName: () => undefined }
const sentences = (after: Partial<LeadSheet>) =>
  changesBetween(facts, { ...facts, ...after }, reading)
    .filter(isLogged)
    .map(changeSentence)

it('L-200 each changed field has its sentence, with amounts, days and phones as people write them', () => {
  expect(
    sentences({
      city: 'Mumbai',
      budget: 2500000,
      expectedClosure: undefined,
      address: '7 Law College Road',
      contacts: [{ ...own, phones: ['+91 9845021764'] }],
      customValues: { f1: 'Office' },
    }),
  ).toEqual([
    "The Lead's Phone number has been changed from 98450 21763 to 98450 21764",
    "The Lead's address has been changed from blank to 7 Law College Road",
    "The Lead's city has been changed from Pune to Mumbai",
    "The Lead's budget has been changed from ₹18,50,000 to ₹25,00,000",
    "The Lead's Expected Closure has been changed from 01 May 2026 to blank",
    "The Lead's Property Type has been changed from Villa to Office",
  ])
})

it('L-200 nothing changed, nothing is said', () => {
  expect(sentences({})).toEqual([])
})

it('L-201 a reassignment names both, or nobody', () => {
  expect(reassignedSentence('Kavya Menon', 'Dev Shah')).toBe(
    'The Lead has been reassigned from Kavya Menon to Dev Shah',
  )
  expect(reassignedSentence(undefined, 'Dev Shah')).toBe(
    'The Lead has been reassigned from UnAssigned to Dev Shah',
  )
})

it('L-202 first name, last name and area unit make no line', () => {
  expect(sentences({ areaUnit: 'sqm', contacts: [{ ...own, firstName: 'Anu', lastName: 'Rao' }] })).toEqual(
    [],
  )
})

it('L-103 L-200 L-201 the lines read as the specification quotes them', () => {
  expect(changeSentence({ field: 'x', label: '{field}', from: 'A', to: 'B' })).toBe(
    "The Lead's {field} has been changed from A to B",
  )
  expect(reassignedSentence('X', 'Y')).toBe('The Lead has been reassigned from X to Y')
  expect(workHistoryTexts.status('...')).toBe('The Lead status has been updated to ...')
  expect(workHistoryTexts.callStatus('...')).toBe('The Lead call status has been updated to ...')
})
