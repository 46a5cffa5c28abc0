import { refusal } from '../../kit/refusal'

/** What stands on the paper. */
export const paperTexts = {
  title: 'Quotation',
  draft: 'Draft',
  number: 'Number',
  version: 'Version',
  date: 'Date',
  validUntil: 'Valid until',
  placeOfSupply: 'Place of supply',
  state: (name: string, code: string) => `${name} (${code})`,
  preparedFor: 'Prepared for',
  site: 'Site',
  gstin: (number: string) => `GSTIN ${number}`,
  columns: {
    number: '#',
    item: 'Item',
    hsn: 'HSN/SAC',
    quantity: 'Quantity',
    rate: 'Rate',
    discount: 'Discount',
    gst: 'GST',
    amount: (symbol: string) => `Amount (${symbol})`,
  },
  lumpSum: 'Lump sum',
  percentOf: (amount: string) => `of ${amount}`,
  continued: '(continued)',
  gross: 'Gross amount',
  itemDiscounts: 'Discount on items',
  subtotal: 'Subtotal',
  discount: 'Discount',
  discountOf: (percent: string) => `Discount (${percent})`,
  taxable: 'Taxable value',
  roundOff: 'Round off',
  total: 'Total',
  taxes: 'GST summary',
  taxRate: 'Rate',
  tax: 'Tax',
  inWords: 'Total in words',
  phases: 'Phases of the work',
  phase: 'Phase',
  phasesHint: 'Fees before tax',
  milestones: 'Payment schedule',
  milestone: 'Milestone',
  milestonesHint: 'Of the total, tax included',
  due: 'Due',
  share: 'Share',
  payment: 'Payment details',
  accountName: 'Account name',
  accountNumber: 'Account number',
  bank: 'Bank',
  ifsc: 'IFSC',
  upi: 'UPI',
  note: 'Notes',
  terms: 'Terms and conditions',
  accepted: 'Accepted by the client',
  acceptedUnder: 'Name, signature and date',
  forFirm: (firm: string) => `For ${firm}`,
  signatory: 'Authorised signatory',
  page: 'Page {page} of {pages}',
  fileName: (number: string, version: number) =>
    `Quotation ${number.replaceAll('/', '-')}${version > 1 ? ` (${version})` : ''}.pdf`,
  draftName: 'Quotation draft.pdf',
} as const

export const paperRefusals = {
  unknownVersion: refusal(404, 'unknown-version', 'This version of the quotation does not exist.'),
} as const

/** Why a paper could not be made, for the person who waits for it. */
export const paperFailures = {
  broken: 'The PDF could not be made. Please try again.',
} as const
