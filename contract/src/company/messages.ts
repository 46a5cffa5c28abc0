import { refusal } from '../kit/refusal'
import { companyLimits } from './limits'

/** The name of a firm until its owner enters one. */
export const newFirmName = 'My firm'

export const companyFormTexts = {
  name: 'Company Name',
  address: 'Address',
  city: 'City',
  postalCode: 'Pin Code',
  gstNumber: 'GST/VAT number',
  country: 'Country',
  currency: 'Currency',
  currencyOf: (currency: string, symbol: string) =>
    currency === symbol ? currency : `${currency} (${symbol})`,
  timeZone: 'Time zone',
  timeZoneNone: 'No time zone matches',
  timeZonesHere: 'In this country',
  timeZonesElsewhere: 'Everywhere else',
  logo: 'Company logo',
  email: 'Email',
  contact: 'Phone',
  gstShape: 'A GST number has 15 signs, such as 27AAPFU0939F1ZV. Please look at it again.',
  bankAccountName: 'Account holder',
  bankAccountNumber: 'Account number',
  bankName: 'Bank and branch',
  ifsc: 'IFSC',
  bankCode: 'Bank code',
  upiId: 'UPI ID',
  signature: 'Signature',
  signatory: 'Name and title under the signature',
  place: 'Location on the map',
  placeChoose: 'Choose on the map',
  placeChange: 'Change',
  placeDialog: 'Where is your company?',
  placeUse: 'Use this location',
  placeUnknownCity: (city: string) =>
    `${city} is not on the map here. Please put the marker where your company is: it needs no name.`,
  placeRequired: 'Please choose the location on the map',
  limitReached: 'Max character limit has been reached',
} as const

export const assignmentTexts = {
  title: 'Lead Assignment',
  lead: 'Enable or configure rules for automatic assignment of new leads.',
  enable: 'Enable automatic lead assignment',
  hint: 'New leads go in turn to everybody who works with leads. Who is marked absent, has never signed in or may only look at leads is passed over.',
  method: 'Assignment Method',
  roundRobin: 'Round-Robin',
  turnedOn: 'New leads are now assigned automatically.',
  turnedOff: 'New leads are no longer assigned automatically.',
  failed: 'That could not be saved.',
  loadFailed: 'The setting could not be loaded.',
} as const

/** On the page Lead Assignment. */
export const firstResponseTexts = {
  title: 'First response',
  lead: 'How soon somebody contacts a new lead, counted in office hours from its arrival to the first call, chat, meeting or email written to it alone.',
  watch: 'Watch the time to the first contact',
  watchHint:
    'Reminds the owner of a new lead, then their manager. Leads of a file count only if it says that they are new enquiries.',
  officeHours: 'Office hours',
  dayNames: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  from: 'From',
  to: 'To',
  inZone: (zone: string) => `In the time zone of the company, ${zone}. 12:00 AM as the end means midnight.`,
  respondWithin: 'Remind the owner after (minutes)',
  escalateAfter: 'Tell the manager after (minutes)',
  giveOn: 'Give on what nobody has touched',
  giveOnHint: 'To the next in the turn, at most three times for each lead, while automatic assignment is on.',
  giveOnAfter: 'Give on after (office hours)',
  save: 'Save',
  saved: 'First response is saved. Leads that still wait follow in a moment.',
  failed: 'That could not be saved.',
  loadFailed: 'First response could not be loaded.',
  daysMissing: 'Please choose at least one day.',
  timeWrong: 'Please give a time.',
  hoursWrong: 'The office must close after it opens.',
  minutesWrong: `Please give a whole number from ${companyLimits.firstResponse.minutes.min} to ${companyLimits.firstResponse.minutes.max}.`,
  hoursNumberWrong: `Please give a whole number from ${companyLimits.firstResponse.hours.min} to ${companyLimits.firstResponse.hours.max}.`,
  escalateTooEarly: 'The manager is told after the owner: please give more minutes.',
  giveOnTooEarly: 'A lead is given on after the manager was told: please give more hours.',
} as const

/** C-166, on the page Calls and Messages. */
export const olderPanelSwitchTexts = {
  title: 'Panel beside the list',
  enable: 'Update leads with buttons instead of stages',
  hint: 'The older panel: a button for how it went, a remark, and no stages, tags or expected closure.',
  turnedOn: 'Leads are now updated with buttons.',
  turnedOff: 'Leads are now updated with stages.',
  failed: 'That could not be saved.',
} as const

export const setupTexts = {
  title: 'Who may change pipeline, rules, fields and assignment',
  everybody: 'Everybody who may edit leads',
  admins: 'Admins only',
  saved: 'Saved. It counts from now on.',
  failed: 'That could not be saved.',
} as const

export const companySettingsTexts = {
  title: 'Company Settings',
  lead: 'What clients and your team see of your company.',
  about: 'Company',
  where: 'Address',
  money: 'Country and currency',
  contact: 'Phone and email',
  contactLead: 'Where clients reach your firm.',
  bank: 'Bank details',
  bankLead: 'Where clients pay to. Quotations and bills show them.',
  signature: 'Signature',
  signatureLead: 'A picture of the signature, and the words under it, for papers of the firm.',
  save: 'Save',
  saved: 'Company settings saved',
  unsaved: 'Not saved yet',
  discard: 'Discard changes',
  readOnly: 'Access Disabled by the Admin',
  loadFailed: 'The company settings could not be loaded.',
  saveFailed: 'The company settings could not be saved.',
  none: 'Not given',
} as const

export const companyReplies = { saved: 'Company settings saved', listSaved: 'Saved' } as const

export const companyRefusals = {
  unknownProject: refusal(404, 'unknown-project', 'This project is not in your company.'),
  unknownCountry: refusal(400, 'unknown-country', 'This country is not in the list.'),
  extraTooLarge: refusal(413, 'too-large', 'That is too large to save.'),
}
