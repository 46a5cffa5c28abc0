import { describe, expect, it } from 'vitest'
import { defaultTemplate } from '../../fields/defaults'
import { emptyLead, type LeadValues } from '../../leads/record/form-values'
import { type AskingForm, fillIn, takeOthers } from './fill-in'
import { readMessage } from './read-message'

const firm = {
  dialCode: '91',
  workScopes: ['Interiors'],
  sources: [],
  customFields: [],
  ownNames: [],
  ownContacts: [],
}
const individual: AskingForm = { form: 'individual', customFields: [] }
const message =
  'Anita Rao, 98450 21763 / 98450 11111\nFlat 12, Baner Road, Pune 411045\n3bhk interiors 1450 sqft, 25 lakh\nanita@example.in'
const reading = readMessage(message, firm)

const typed = (part: Partial<LeadValues>): LeadValues => ({ ...emptyLead('individual', '91'), ...part })
const first = ({ contacts }: LeadValues) => contacts[0]
const numbers = (values: LeadValues) => first(values)?.phones.map(({ national }) => national)

describe('Sales floor a message is filled in', () => {
  it('into every field that is asked and empty, and stays whole in the remarks', () => {
    const { values, filled, others } = fillIn(typed({}), message, reading, individual)
    expect(values).toMatchObject({
      type: 'individual',
      address: 'Flat 12, Baner Road, Pune 411045',
      city: 'Pune',
      postalCode: '411045',
      budget: '2500000',
      area: '1450',
      areaUnit: 'sqft',
      workScope: 'Interiors',
      remarks: message,
    })
    expect(first(values)).toMatchObject({ firstName: 'Anita', lastName: 'Rao', email: 'anita@example.in' })
    expect(numbers(values)).toEqual(['9845021763', '9845011111'])
    expect(filled).toContain('contacts.0.phones.1')
    expect(others).toEqual([])
  })

  it('beside what somebody has typed, which is asked about and not overwritten', () => {
    const start = typed({ budget: '30 lakh', city: 'pune', remarks: 'Met at the expo' })
    const { values, filled, others } = fillIn(start, message, reading, individual)
    expect([values.budget, values.city, values.remarks]).toEqual([
      '30 lakh',
      'pune',
      `Met at the expo\n\n${message}`,
    ])
    expect(filled).not.toContain('budget')
    expect(others).toEqual([{ field: 'budget', label: 'Budget', typed: '30 lakh', read: '2500000' }])
    // What was corrected meanwhile, and not asked about, stays.
    const corrected = { ...values, city: 'Mumbai', workScope: 'Renovation' }
    expect(takeOthers(corrected, reading, individual, others)).toEqual({ ...corrected, budget: '2500000' })
    // Twice the same message is one.
    expect(fillIn(values, message, reading, individual).values.remarks).toBe(values.remarks)
  })

  it('a number that is there already is not there twice, further ones follow', () => {
    const start = typed({})
    const contact = { ...start.contacts[0], phones: [{ dialCode: '91', national: '98450 11111' }] }
    const { values } = fillIn({ ...start, contacts: [contact as never] }, message, reading, individual)
    expect(numbers(values)).toEqual(['98450 11111', '9845021763'])
  })

  it('a visiting card makes it a lead of a firm', () => {
    const card = 'Anita Rao\nDirector\nZenith Foods Pvt Ltd\n98450 21763'
    const { values } = fillIn(typed({}), card, readMessage(card, firm), individual)
    expect(values).toMatchObject({ type: 'corporate', companyName: 'Zenith Foods Pvt Ltd' })
    expect(first(values)?.designation).toBe('Director')
    const signature = 'Anita Rao\nZenith Foods Pvt Ltd\n98450 21763'
    const still = fillIn(typed({}), signature, readMessage(signature, firm), individual)
    expect([still.values.type, still.values.companyName]).toEqual(['individual', ''])
  })

  it('a form is given what it asks: the short one a name and a place in one line, the firm’s own its choices', () => {
    const short = fillIn(typed({}), message, reading, { form: 'short', customFields: [] })
    expect([
      first(short.values)?.firstName,
      short.values.city,
      short.values.area,
      numbers(short.values),
    ]).toEqual(['Anita Rao', 'Flat 12, Baner Road, Pune 411045', '', ['9845021763']])
    const template = { ...defaultTemplate(), city: { isMandatory: false, choices: ['Mumbai'] } }
    const own = fillIn(typed({}), message, reading, { form: 'template', template, customFields: [] })
    expect([own.values.city, own.values.budget, numbers(own.values)]).toEqual(['', '2500000', ['9845021763']])
  })
})
