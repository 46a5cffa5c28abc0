import type { FieldPlace, OwnPlace } from './place-names'

/** What the places are called where one is chosen. */
export const placeTexts: Record<OwnPlace, string> & Partial<Record<FieldPlace, string>> = {
  firstName: 'First name',
  leadName: 'Full name',
  sender: 'Your name',
  senderPhone: 'Your phone number',
  senderEmail: 'Your email address',
  company: 'Your company',
  followUp: 'Follow-up date and time',
  lastName: 'Last name',
  companyName: 'Company of the lead',
  expectedClosure: 'Expected closure',
  created: 'Date of the enquiry',
}
