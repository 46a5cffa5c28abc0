import { exactAmount } from '../../kit/money'
import { percentText, quantityText } from '../document/figures'
import type { Discount, QuotationItem } from '../document/model'

/** What the client reads. */
export const answerPageTexts = {
  documentTitle: (number: string, firm: string) => `Quotation ${number} from ${firm}`,
  loadFailed: 'The quotation could not be loaded.',
  number: (number: string) => `Quotation ${number}`,
  version: (version: number) => `Version ${version}`,
  forClient: (name: string) => `For ${name}`,
  date: 'Date',
  validUntil: 'Valid until',
  site: 'Site',
  placeOfSupply: 'Place of supply',
  gstin: (number: string) => `GSTIN ${number}`,
  total: 'Total',
  accept: 'Accept',
  askForChanges: 'Ask for changes',
  download: 'Download PDF',
  downloadShort: 'PDF',
  downloadFailed: 'The PDF could not be made. Please try again in a moment.',
  lapsed: (day: string) =>
    `This quotation was valid until ${day}. Ask for changes and the firm can send you a new one.`,
  withdrawn: (firm: string) => `${firm} has withdrawn this quotation. It cannot be accepted any more.`,
  accepted: (name: string, at: string) => `Accepted by ${name} on ${at}.`,
  acceptedThanks: (firm: string) => `${firm} has been told and will be in touch with you.`,
  newer: (version: number) =>
    `This is version ${version}, which was sent while you were reading an earlier one.`,
  /** The client knows the firm, not the product. */
  offline: 'There is no connection just now. Please check it and try again.',
} as const

export const quotationPartTexts = {
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  hsn: (code: string) => `HSN/SAC ${code}`,
  gst: (rate: string) => `GST ${rate}`,
  gross: 'Gross amount',
  itemDiscounts: 'Discount on items',
  sum: 'Sum of all items',
  discount: 'Discount',
  discountOf: (percent: string) => `Discount (${percent})`,
  taxable: 'Taxable amount',
  cgst: (rate: string) => `CGST ${rate}`,
  /** SGST, or UTGST in a union territory. */
  stateTax: (name: string, rate: string) => `${name} ${rate}`,
  igst: (rate: string) => `IGST ${rate}`,
  roundOff: 'Round off',
  total: 'Total',
  phases: 'Phases',
  phasesBeforeTax: 'Phases, before tax',
  milestones: 'Payments',
  milestonesWithTax: 'Payments, tax included',
  terms: 'Terms',
  note: 'Note',
  payTo: 'Payment details',
  accountName: 'Account name',
  accountNumber: 'Account number',
  bank: 'Bank',
  ifsc: 'IFSC',
  upi: 'UPI',
  askedFor: 'Changes you asked for',
  askedBy: (name: string, at: string, version: number) => `${name}, ${at}, version ${version}`,
} as const

export const acceptDialogTexts = {
  title: 'Accept this quotation',
  text: (number: string, total: string) =>
    `You accept quotation ${number} with a total of ${total}. It cannot be taken back here.`,
  name: 'Your full name',
  nameHint: 'It counts as your signature.',
  confirm: 'Accept the quotation',
  cancel: 'Not yet',
  failed: 'The quotation could not be accepted. Please try again.',
  done: 'Thank you. The quotation is accepted.',
} as const

export const changesTexts = {
  lead: 'Tap the items that should be different and write what you would like. Then send it.',
  changeItem: 'Change this',
  changeNamed: (item: string) => `Ask for a change of ${item}`,
  wish: 'What should be different?',
  removeWish: 'Leave it as it is',
  go: (count: number) =>
    count === 0 ? 'Continue' : `Continue with ${count === 1 ? '1 item' : `${count} items`}`,
  stop: 'Cancel',
  title: 'Ask for changes',
  text: (firm: string) => `${firm} gets your wishes and sends you a new version.`,
  note: 'Anything else?',
  noteAlone: 'What should be different?',
  name: 'Your full name',
  send: 'Send',
  back: 'Back',
  failed: 'Your wishes could not be sent. Please try again.',
  done: 'Sent. The firm has been told.',
  leave: 'What you wrote is not sent yet.',
} as const

const per = (item: QuotationItem, symbol: string) =>
  `${quantityText(item.quantity)} ${item.unit} × ${exactAmount(item.rate, symbol)}`

/** '60 sq ft × ₹1,500.00', '8% of ₹12,00,000.00', 'Lump sum'. */
export function measureText(item: QuotationItem, symbol: string): string {
  if (item.basis === 'percentage')
    return `${quantityText(item.quantity)}% of ${exactAmount(item.rate, symbol)}`
  if (item.basis === 'lump-sum' && item.quantity === 1_000) return 'Lump sum'
  return per(item, symbol)
}

export const discountText = ({ kind, value }: Discount, symbol: string): string =>
  kind === 'percent' ? `${percentText(value)} off` : `${exactAmount(value, symbol)} off`
