import { describe, expect, it } from 'vitest'
import { kindOf, type TypedField, typedFields } from '../fields/values'
import { asksAsCorporate } from './checks'
import { check, contact, lead } from './form-samples'
import { contactOf, draftOf, type LeadValues, withLocation } from './form-values'
import type { LeadFormKind } from './value-problems'

/** What people type and paste, and what it means as a phone, an amount, an area; nothing where it means none. */
const everyday: Record<string, { phone?: string; amount?: number; area?: string }> = {
  '9845021763': { phone: '+91 9845021763', amount: 9845021763, area: '9845021763' },
  '09820012345': { phone: '+91 9820012345', amount: 9820012345, area: '9820012345' },
  '919820012345': { phone: '+91 9820012345', amount: 919820012345, area: '919820012345' },
  '+91-98200-12345': { phone: '+91 9820012345' },
  '0091 98200 12345': { phone: '+91 9820012345' },
  '(98200) 12345': { phone: '+91 9820012345' },
  '98200.12345': { phone: '+91 9820012345', amount: 98200, area: '98200.12345' },
  '98200x12345': {},
  '98450 21763 / 98450 21764': {},
  '15 lakh': { amount: 1500000 },
  '12.5 L': { amount: 1250000 },
  '1.2 cr': { amount: 12000000 },
  '12,50,000.00': { amount: 1250000, area: '1250000' },
  '1,250.50': { amount: 1251, area: '1250.5' },
  '12,5': {},
  '-300': {},
  "D'Souza": {},
  'Mary-Ann': {},
  'Dr. Rao': {},
  R2D2: {},
  '<b>Rao</b>': {},
  'Flat 9, Baner, Pune 411045': {},
  ['x'.repeat(1200)]: {},
}
const forms: readonly LeadFormKind[] = ['individual', 'corporate', 'template', 'short', 'edit', 'open']
const texts = Object.entries(everyday)
const base = (form: LeadFormKind): LeadValues =>
  lead({ companyName: 'Rao', type: form === 'corporate' ? 'corporate' : 'individual' })

/** As a form stores what it holds. */
const stored = (form: LeadFormKind, values: LeadValues) =>
  draftOf(form === 'short' ? withLocation(values) : values)

function meant(field: TypedField, text: string, means: (typeof everyday)[string]): unknown {
  const kind = kindOf(field)
  if (kind === 'amount') return means.amount
  if (kind === 'area') return means.area
  return kind === 'city' ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

describe.each(forms)('C-161 C-162 in the form %s every text is stored as it is meant, or told', (form) => {
  it.each(typedFields.filter((field) => kindOf(field) !== 'unit'))('%s', (field) => {
    for (const [text, means] of texts) {
      const values = { ...base(form), [field]: ` ${text} ` }
      if (check(values, form).fields[field]) continue
      const draft = stored(form, values)
      const kept = [draft[field], ...(field === 'city' && form === 'short' ? [draft.address] : [])]
      if (field === 'companyName' && values.type === 'individual') continue
      expect(
        kept.map((one) => (typeof one === 'string' ? one.trim() : one)),
        text,
      ).toContain(meant(field, text, means))
    }
  })

  it.each(['firstName', 'lastName', 'designation', 'type', 'email'] as const)('%s of a contact', (field) => {
    for (const [text] of texts) {
      const values = { ...base(form), contacts: [contact(), contact({ type: 'Site', [field]: ` ${text} ` })] }
      if (check(values, form).fields[`contacts.1.${field}`]) continue
      if (form === 'short' && field === 'lastName') continue
      expect(stored(form, values).contacts[1]?.[field], text).toBe(text)
    }
  })

  it('phones', () => {
    for (const [text, means] of texts) {
      const phones = [{ dialCode: '91', national: ` ${text} ` }]
      const values = { ...base(form), contacts: [contact({ phones })] }
      const isTold = check(values, form).fields['contacts.0.phones.0'] !== undefined
      expect(isTold, text).toBe(means.phone === undefined)
      if (!isTold) expect(stored(form, values).contacts[0]?.phones, text).toEqual([means.phone])
    }
  })
})

it.each(["D'Souza", 'D’Souza', 'Mary-Ann', 'Dr. Rao', 'K. R.'])(
  'C-161 L-179 L-191 %s is a name in every form',
  (name) => {
    for (const form of forms) {
      const values = { ...base(form), contacts: [contact({ firstName: name })] }
      expect(check(values, form).fields['contacts.0.firstName'], form).toBeUndefined()
      expect(contactOf(contact({ firstName: name })).firstName).toBe(name)
    }
  },
)

it('L-156 C-156 a corporate lead asks the same of its contacts in Edit, and no Contact Type', () => {
  const corporate = lead({ type: 'corporate', companyName: 'Rao Textiles', contacts: [contact(), contact()] })
  expect(check(corporate, 'edit', { stored: corporate }).fields).toEqual({})
  const emptied = { ...corporate, contacts: [contact({ lastName: '', designation: '' }), contact()] }
  expect(check(emptied, 'edit', { stored: corporate, isServer: true })).toEqual({
    fields: {
      'contacts.0.lastName': 'Please enter last name',
      'contacts.0.designation': 'Please enter designation name',
    },
    alert: 'Please enter all the details',
  })
  const further = { ...corporate, contacts: [...corporate.contacts, contact({ type: '' })] }
  expect(check(further, 'edit', { stored: corporate }).fields).toEqual({})
  expect(asksAsCorporate('edit', 'individual')).toBe(false)
})
