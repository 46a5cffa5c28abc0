import { describe, expect, it } from 'vitest'
import { type MailedLead, placeValues } from './place-values'
import { mailPlaces } from './places'

const lead: MailedLead = {
  type: 'individual',
  companyName: undefined,
  firstName: 'Ananya',
  lastName: 'Iyer',
  phone: '9845021763',
  email: 'ananya@example.in',
  city: 'Pune',
  address: '4 Rose Lane',
  postalCode: '411045',
  budget: 1_850_000,
  workScope: 'Full home',
  area: '1840',
  areaUnit: 'sqft',
  expectedClosure: '2026-12-24',
  followUpOn: '2026-11-20',
  followUpTime: '16:05',
  source: 'Instagram',
  sourceName: undefined,
  createdAt: '2026-11-17T20:00:00.000Z',
  stageName: 'Negotiation',
  assigneeName: 'Kavya Menon',
  customValues: { 7: 'Yes', 8: '2026-12-01', gone: 'x' },
}
const from = {
  sender: 'Kavya Menon',
  senderPhone: '9876543210',
  senderEmail: 'kavya@studio.in',
  company: 'Studio West',
  currencySymbol: '₹',
  timeZone: 'Asia/Kolkata',
  today: '2026-11-18',
  customFields: [
    { id: '7', type: 'dropdown' },
    { id: '8', type: 'date' },
    { id: '9', type: 'text' },
  ],
}

describe('what a mail says of a lead', () => {
  it('is written as people write it: amounts with their symbol, days as days in the zone of the firm', () => {
    expect(placeValues(lead, from)).toMatchObject({
      leadName: 'Ananya Iyer',
      budget: '₹18,50,000',
      area: '1840 sqft',
      phone: '98450 21763',
      followUp: '20 Nov, 4:05 PM',
      expectedClosure: '24 Dec 2026',
      created: '18 Nov 2026',
      stage: 'Negotiation',
      sender: 'Kavya Menon',
      senderPhone: '98765 43210',
      company: 'Studio West',
      'field.7': 'Yes',
      'field.8': '01 Dec 2026',
      'field.9': '',
    })
  })

  it('has a value for every place that is offered, an empty one where the lead has none', () => {
    const customFields = from.customFields.map(({ id }) => ({ id, name: id }))
    const values = placeValues({ ...lead, city: undefined, budget: undefined, followUpOn: undefined }, from)
    expect(Object.keys(values).sort()).toEqual(
      mailPlaces(customFields)
        .map(({ name }) => name)
        .sort(),
    )
    expect([values.city, values.budget, values.followUp, values.sourceName]).toEqual(['', '', '', ''])
  })

  it('calls a firm by its name where nobody in it is named', () => {
    const firm: MailedLead = { ...lead, type: 'corporate', companyName: 'Acme', firstName: '', lastName: '' }
    expect(placeValues(firm, from)).toMatchObject({ firstName: 'Acme', leadName: 'Acme', lastName: '' })
  })
})
