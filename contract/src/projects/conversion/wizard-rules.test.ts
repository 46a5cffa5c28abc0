import { expect, it } from 'vitest'
import { wizardProblems } from './messages-wizard'
import { suggestedName } from './prefill'
import { checkStep } from './wizard-rules'
import { emptyWizard, type WizardValues } from './wizard-values'

const blank = emptyWizard({ countryCode: 'IN', dialCode: '91' })
const right: WizardValues = {
  ...blank,
  firstName: 'Anita',
  lastName: 'Iyer',
  email: 'anita@example.in',
  projectName: 'Iyer Residence 2',
}
const check = (part: Partial<WizardValues>, known: WizardValues = blank) =>
  checkStep({ ...right, ...part }, { step: 'create', today: '2026-11-18', known, hasOthers: true })
const problemOf = (part: Partial<WizardValues>) => Object.values(check(part).fields)[0]

it('W-005 needs email, first name, last name, project name and country, and says so once', () => {
  expect(check({})).toEqual({ fields: {} })
  const { fields, form } = checkStep(
    { ...blank, countryCode: '' },
    { step: 'create', today: '2026-11-18', known: blank, hasOthers: true },
  )
  expect(Object.keys(fields).sort()).toEqual(['countryCode', 'email', 'firstName', 'lastName', 'projectName'])
  expect(form).toBe('Fill all the details correctly')
})

it.each<[string, Partial<WizardValues>, string | undefined]>([
  ['a name with a digit', { firstName: 'An1ta' }, 'problem'],
  ['a name of 51 letters', { lastName: 'a'.repeat(51) }, 'problem'],
  ['a name of 50 letters', { lastName: 'a'.repeat(50) }, undefined],
  ['names with the signs of names (C-161)', { firstName: 'Mary-Ann', lastName: "D'Souza" }, undefined],
  ['a project name with a sign', { projectName: 'Villa @ Baner' }, wizardProblems.projectName],
  ['a project name of 50', { projectName: 'a'.repeat(50) }, undefined],
  ['a project name of 51', { projectName: 'a'.repeat(51) }, 'problem'],
  ['a project name in Devanagari', { projectName: 'शर्मा निवास 2' }, undefined],
  ['a city with digits', { city: 'Pune 1' }, 'City name should only have alphabets'],
  ['a city of two words (C-053)', { city: 'New Delhi' }, undefined],
  ['a city of 51', { city: 'a'.repeat(51) }, 'problem'],
])('W-006 %s', (_, part, wanted) => {
  if (wanted === 'problem') expect(problemOf(part)).toBeTruthy()
  else expect(problemOf(part)).toBe(wanted)
})

it.each<[string, Partial<WizardValues>, string | undefined]>([
  ['no postal code', { postalCode: '' }, undefined],
  ['a postal code of 6', { postalCode: '411045' }, undefined],
  ['a postal code of 5', { postalCode: '41104' }, 'Invalid Pin Code'],
  ['a postal code with letters', { postalCode: '4110AB' }, 'Invalid Pin Code'],
  ['one of another country', { postalCode: 'SW1A 1AA', countryCode: 'GB' }, undefined],
  ['no phone (C-117)', { phone: { dialCode: '91', national: '' } }, undefined],
  ['a phone of 9', { phone: { dialCode: '91', national: '984502176' } }, 'Invalid phone number'],
  ['a phone of 10', { phone: { dialCode: '91', national: '98450 21763' } }, undefined],
  ['an email without a domain', { email: 'anita@' }, 'Invalid email address'],
])('W-007 %s', (_, part, wanted) => expect(problemOf(part)).toBe(wanted))

it.each<[string, Partial<WizardValues>, boolean]>([
  ['a company of 36', { type: 'corporate', companyName: 'a'.repeat(36) }, true],
  ['a company of 37', { type: 'corporate', companyName: 'a'.repeat(37) }, false],
  ['a company without a letter', { type: 'corporate', companyName: '12 34' }, false],
  ['a corporate client without company name (C-117)', { type: 'corporate', companyName: '' }, false],
  ['a budget of 15 digits', { budget: '9'.repeat(15) }, true],
  ['a budget of 16 digits', { budget: '9'.repeat(16) }, false],
  ['a budget in words', { budget: '18.5 lakh' }, true],
  ['a budget that is none', { budget: 'much' }, false],
  ['an area of 10 digits', { area: '9'.repeat(10) }, true],
  ['an area of 11 digits', { area: '9'.repeat(11) }, false],
  ['a work scope of 50', { workScope: 'a'.repeat(50) }, true],
  ['a work scope of 51', { workScope: 'a'.repeat(51) }, false],
])('W-008 %s', (_, part, isRight) => expect(problemOf(part) === undefined).toBe(isRight))

it('C-097 a longer company name of the lead is accepted, until it is changed', () => {
  const long = { type: 'corporate', companyName: 'a'.repeat(75) } as const
  expect(check(long, { ...right, ...long }).fields).toEqual({})
  expect(check({ ...long, companyName: `b${'a'.repeat(74)}` }, { ...right, ...long }).fields).toHaveProperty(
    'companyName',
  )
})

it.each([
  ['billingAddress', 400],
  ['billingLandmark', 500],
  ['billingCity', 50],
  ['billTo', 400],
  ['gstNumber', 16],
] as const)('W-009 %s has at most %i characters', (name, max) => {
  expect(problemOf({ [name]: 'A'.repeat(max) })).toBeUndefined()
  expect(problemOf({ [name]: 'A'.repeat(max + 1) })).toBeTruthy()
})

it.each<[string, Partial<WizardValues>, string | undefined]>([
  ['today', { startOn: '2026-11-18' }, undefined],
  ['yesterday', { startOn: '2026-11-17' }, wizardProblems.startPast],
  ['an end on the day of the start', { startOn: '2026-11-20', endOn: '2026-11-20' }, undefined],
  ['an end before the start', { startOn: '2026-11-20', endOn: '2026-11-19' }, wizardProblems.endEarly],
])('W-010 %s', (_, part, wanted) => expect(problemOf(part)).toBe(wanted))

it('W-017 needs an admin and members; a firm of one has no members to add', () => {
  const team = (part: Partial<WizardValues>, hasOthers = true) =>
    checkStep({ ...right, ...part }, { step: 'team', today: '2026-11-18', known: blank, hasOthers }).form
  expect(team({})).toBe('Please select Project admin')
  expect(team({ adminId: 'a' })).toBe('Please select Team members')
  expect(team({ adminId: 'a', memberIds: ['b'] })).toBeUndefined()
  expect(team({ adminId: 'a' }, false)).toBeUndefined()
})

it('W-004 offers a project name that may stand', () => {
  expect(suggestedName('Anita Iyer')).toBe('Anita Iyer')
  expect(suggestedName("Mary-Ann D'Souza")).toBe("Mary-Ann D'Souza")
  const firm = suggestedName('Rao & Sons (Builders) Pvt. Ltd., a firm with a very long name indeed of Pune')
  expect(firm).toBe('Rao and Sons Builders Pvt. Ltd. a firm with a very')
  expect(problemOf({ projectName: firm })).toBeUndefined()
})
