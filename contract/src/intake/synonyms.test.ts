import { describe, expect, it } from 'vitest'
import { guessTarget } from './synonyms'

const fields = [{ id: 'f1', name: 'Possession Date' }]

/** Headings as each of them exports or sends them. */
const headings = {
  Facebook: {
    full_name: 'fullName',
    phone_number: 'phone',
    email: 'email',
    city: 'city',
    platform: 'source',
    campaign_name: 'sourceName',
  },
  Google: {
    'Full Name': 'fullName',
    'User Phone': 'phone',
    'User Email': 'email',
    'Postal Code': 'postalCode',
  },
  Zoho: {
    'First Name': 'firstName',
    'Last Name': 'lastName',
    Company: 'companyName',
    Mobile: 'phone',
    'Lead Source': 'source',
    'Lead Owner': 'assignee',
    'Annual Revenue': 'budget',
    Description: 'remarks',
    Street: 'address',
    'Zip Code': 'postalCode',
  },
  HubSpot: {
    'Mobile phone number': 'phone',
    'Original Source': 'source',
    'Contact owner': 'assignee',
    'Lifecycle Stage': 'stage',
  },
  IndiaMART: {
    SENDER_NAME: 'fullName',
    SENDER_MOBILE: 'phone',
    SENDER_MOBILE_ALT: 'otherPhone',
    SENDER_EMAIL: 'email',
    SENDER_COMPANY: 'companyName',
    SENDER_CITY: 'city',
    SENDER_PINCODE: 'postalCode',
    QUERY_MESSAGE: 'remarks',
    QUERY_PRODUCT_NAME: 'workScope',
  },
  JustDial: {
    name: 'fullName',
    mobile: 'phone',
    category: 'workScope',
    pincode: 'postalCode',
    brancharea: 'address',
  },
  spreadsheets: {
    'Contact No.': 'phone',
    'Mob. No': 'phone',
    'E-Mail ID': 'email',
    'Enquiry Source': 'source',
    'Client Name': 'fullName',
    Requirement: 'workScope',
    'Area (sq.ft)': 'area',
    'Follow-up date': 'followUp',
    PINCODE: 'postalCode',
    PhoneNumber: 'phone',
    'possession date': 'custom:f1',
  },
  'the export of Foyer': {
    'Phone Number': 'phone',
    Email: 'email',
    Scope: 'workScope',
    'Pin Code': 'postalCode',
    'Lead status': 'stage',
    'Expected Closure': 'expectedClosure',
    'Assigned To': 'assignee',
    'Last Call Date': 'lastCall',
    'Follow up on Date and Time': 'followUp',
    'Last Call Status': 'callStatus',
  },
} as const

describe.each(Object.entries(headings))('columns of %s', (_who, known) => {
  it.each(Object.entries(known))('%s', (heading, target) => {
    expect(guessTarget(heading, fields)).toBe(target)
  })
})

it('a heading that says nothing goes nowhere', () => {
  expect(['', '  ', '#', 'Column 7', 'is_organic'].map((heading) => guessTarget(heading, fields))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})

it('what stands beside a name in a heading is no part of it, unless it multiplies the numbers below', () => {
  const headings = ['Budget (Rs)', 'Budget in INR', 'City [required]', 'Budget (₹)', 'Phone No. (WhatsApp)']
  expect(headings.map((heading) => guessTarget(heading, []))).toEqual([
    'budget',
    'budget',
    'city',
    'budget',
    'phone',
  ])
  expect(
    ['Budget (in lakhs)', 'Budget in Cr', 'Budget (K)'].map((heading) => guessTarget(heading, [])),
  ).toEqual([undefined, undefined, undefined])
})
