import { describe, expect, it } from 'vitest'
import { checkRow, valuesOfRow } from './check-row'
import type { ImportRules } from './rules'
import { columnsOf, headerRowOf } from './sheet'

const rules: ImportRules = {
  dialCode: '91',
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  now: '2026-11-17T10:00:00.000Z',
  customFields: [],
  stages: [{ id: 'won', name: 'Won', statuses: [] }],
  people: [{ id: 'kavya', fullName: 'Kavya Menon', email: 'kavya@example.in' }],
  viewerId: 'kavya',
  mayAssign: true,
  mayEdit: true,
}

/** A line of headings and a line of values as the program writes them, by heading. */
type FileOf = Record<string, string>

const facebook: FileOf = {
  id: 'l:1098312345678901',
  created_time: '2026-11-15T18:04:11+05:30',
  ad_id: 'ag:120210123456789',
  ad_name: 'Reel 3',
  adset_id: 'as:120210987654321',
  adset_name: 'Pune 30-45',
  campaign_id: 'c:120210000000001',
  campaign_name: 'Diwali kitchens',
  form_id: 'f:998877665544332',
  form_name: 'Modular kitchens',
  is_organic: 'false',
  platform: 'ig',
  'when_do_you_want_to_start?': 'after_diwali',
  full_name: 'Ananya Iyer',
  phone_number: 'p:+919845021763',
  email: 'ananya@example.in',
  city: 'Pune',
  post_code: 'z:411038',
  lead_status: 'CREATED',
}

const google: FileOf = {
  'Lead ID': 'TeSter-123',
  'Lead submit time': '2026-11-15 18:04:11',
  Campaign: 'Kitchens Pune',
  'Form ID': '40000000000',
  'Full Name': 'Ananya Iyer',
  'User Phone': '+91 98450 21763',
  'User Email': 'ananya@example.in',
  'Postal Code': '411038',
  City: 'Pune',
  'Google Click ID': 'EAIaIQobChMI',
}

const zoho: FileOf = {
  'Record Id': 'zcrm_5725767000000396001',
  'Lead Owner.id': 'zcrm_5725767000000363001',
  'Lead Owner': 'Asha of Zoho',
  Company: 'Iyer Traders',
  'First Name': 'Ananya',
  'Last Name': 'Iyer',
  Title: 'Partner',
  Email: 'ananya@example.in',
  Phone: '',
  Mobile: '9845021763',
  'Lead Source': 'Trade Show',
  'Lead Status': 'Attempted to Contact',
  'Annual Revenue': '',
  'Created Time': '2026-11-15 18:04:11',
  'Last Activity Time': '2026-11-16 09:30:00',
  Street: '12 MG Road',
  City: 'Pune',
  State: 'Maharashtra',
  'Zip Code': '411038',
  Description: 'Wants a villa',
}

const hubspot: FileOf = {
  'Record ID': '151',
  'First Name': 'Ananya',
  'Last Name': 'Iyer',
  Email: 'ananya@example.in',
  'Phone Number': '+919845021763',
  'Contact owner': 'Asha of HubSpot',
  'Lead Status': 'OPEN_DEAL',
  'Lifecycle Stage': 'Lead',
  'Original Source': 'PAID_SOCIAL',
  'Original Source Drill-Down 1': 'Facebook',
  'Create Date': '2026-11-15 18:04',
  'Last Activity Date': '2026-11-16 09:30',
  City: 'Pune',
  'Postal Code': '411038',
  'State/Region': 'Maharashtra',
}

const indiamart: FileOf = {
  UNIQUE_QUERY_ID: '2012487827',
  QUERY_TYPE: 'W',
  QUERY_TIME: '2026-11-15 12:47:25',
  SENDER_NAME: 'Ananya Iyer',
  SENDER_MOBILE: '+91-9845021763',
  SENDER_EMAIL: 'ananya@example.in',
  SUBJECT: 'Requirement for Modular Kitchen',
  SENDER_COMPANY: 'Iyer Traders',
  SENDER_ADDRESS: 'Kothrud, Pune, Maharashtra, 411038',
  SENDER_CITY: 'Pune',
  SENDER_STATE: 'Maharashtra',
  SENDER_PINCODE: '411038',
  SENDER_MOBILE_ALT: '+91-9845011111',
  QUERY_PRODUCT_NAME: 'Modular Kitchen',
  QUERY_MESSAGE: 'I am interested.',
  QUERY_MCAT_NAME: 'Kitchens',
  RECEIVER_MOBILE: '9000000009',
}

const justdial: FileOf = {
  leadid: 'RMX7653',
  leadtype: 'Category',
  prefix: 'Ms',
  name: 'Ananya Iyer',
  mobile: '9845021763',
  phone: '',
  email: 'ananya@example.in',
  date: '2026-11-15',
  category: 'Interior Designers',
  area: 'Kothrud',
  city: 'Pune',
  brancharea: 'Camp',
  dncmobile: '0',
  dncphone: '0',
  pincode: '411038',
  time: '12:47:25',
  branchpin: '411001',
}

const same = { city: 'Pune', postalCode: '411038' }

describe.each([
  ['Facebook', facebook, { ...same, source: 'Instagram', sourceName: 'Diwali kitchens' }],
  ['Google', google, { ...same, sourceName: 'Kitchens Pune' }],
  ['Zoho', zoho, { ...same, source: 'Trade Show', companyName: 'Iyer Traders', remarks: 'Wants a villa' }],
  ['HubSpot', hubspot, { ...same, source: 'PAID_SOCIAL', sourceName: 'Facebook' }],
  ['IndiaMART', indiamart, { ...same, companyName: 'Iyer Traders', workScope: 'Modular Kitchen' }],
  ['JustDial', justdial, { ...same, address: 'Kothrud', workScope: 'Interior Designers' }],
])('a file of %s', (_program, file, lead) => {
  it('C-092 is a lead without a column being matched by hand', () => {
    const lines = [
      { row: 1, cells: Object.keys(file) },
      { row: 2, cells: Object.values(file) },
    ]
    const known = { customFields: [], remembered: {}, rules }
    expect(headerRowOf(lines, known)).toBe(1)
    const { draft, problems } = checkRow(
      valuesOfRow(lines[1]?.cells ?? [], columnsOf(lines, 1, known)),
      rules,
    )
    expect(problems).toEqual([])
    expect(draft).toMatchObject(lead)
    expect(draft.contacts[0]).toMatchObject({
      firstName: 'Ananya',
      lastName: 'Iyer',
      email: 'ananya@example.in',
    })
    expect(draft.contacts[0]?.phones[0]).toBe('+91 9845021763')
  })
})
