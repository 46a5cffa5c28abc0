import { wizardOf, wizardOfDraft } from '@foyer/contract/projects/conversion/prefill'
import { expect, it } from 'vitest'
import { detailOf, leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { makeSheet } from '../../../../testing/samples/projects'

const india = { country: 'India', dialCode: '+91' }
const kavya = { id: leadId(70), fullName: 'Kavya Menon', email: 'kavya@example.in' }
const lead = detailOf(
  leadAt(1, {
    type: 'corporate',
    firstName: 'Anita',
    lastName: 'Iyer',
    companyName: 'Iyer & Sons',
    email: 'anita@example.in',
    phone: '+91 9845021763',
    city: 'Pune',
    address: '7 Law College Road',
    postalCode: '411004',
    budget: 1_850_000,
    area: '1450',
    areaUnit: 'sqm',
    workScope: 'Interior Design Services',
  }),
  { assignee: kavya },
)

it('W-004 every field that the lead knows begins with it', () => {
  expect(wizardOf(lead, india)).toMatchObject({
    type: 'corporate',
    firstName: 'Anita',
    lastName: 'Iyer',
    companyName: 'Iyer & Sons',
    projectName: 'Iyer and Sons',
    email: 'anita@example.in',
    phone: { dialCode: '91', national: '9845021763' },
    countryCode: 'IN',
    city: 'Pune',
    address: '7 Law College Road',
    postalCode: '411004',
    budget: '1850000',
    area: '1450',
    areaUnit: 'sqm',
    workScope: 'Interior Design Services',
    isInvited: false,
    memberIds: [kavya.id],
    adminId: '',
    place: undefined,
  })
})

it('W-004 a lead that knows little leaves the rest empty, in the country of the firm', () => {
  const little = detailOf(
    leadAt(2, {
      firstName: 'Asha',
      lastName: '',
      email: undefined,
      phone: undefined,
      city: undefined,
      budget: undefined,
      area: undefined,
      workScope: undefined,
    }),
  )
  expect(wizardOf({ ...little, assignee: undefined }, { country: 'AE', dialCode: '971' })).toMatchObject({
    type: 'individual',
    firstName: 'Asha',
    lastName: '',
    projectName: 'Asha',
    email: '',
    phone: { dialCode: '971', national: '' },
    countryCode: 'AE',
    city: '',
    budget: '',
    area: '',
    areaUnit: 'sqft',
    workScope: '',
    memberIds: [],
  })
})

it('W-018 what was said of the draft goes before the lead, what was not stays the lead’s', () => {
  const draft = makeSheet({
    name: 'Lake house',
    city: 'Lonavala',
    location: 'Tungarli',
    latitude: 18.75,
    longitude: 73.4,
    value: 4_500_000,
    startOn: '2026-12-01',
    members: [{ id: leadId(71), fullName: 'Aditya Kulkarni', email: 'aditya@example.in' }],
    admin: { id: leadId(72), fullName: 'Ira Malhotra', email: 'ira@example.in' },
  })
  expect(wizardOfDraft(wizardOf(lead, india), draft)).toMatchObject({
    projectName: 'Lake house',
    city: 'Lonavala',
    address: 'Tungarli',
    postalCode: '411004',
    budget: '4500000',
    area: '1450',
    areaUnit: 'sqm',
    startOn: '2026-12-01',
    place: { latitude: 18.75, longitude: 73.4, location: 'Tungarli' },
    adminId: leadId(72),
    memberIds: [leadId(71)],
    phone: { dialCode: '91', national: '9845021763' },
  })
})
