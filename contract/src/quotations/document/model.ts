import type { CalendarDate } from '../../kit/dates'

export const quotationKinds = ['design', 'execution'] as const
export type QuotationKind = (typeof quotationKinds)[number]

/** A draft was never sent; what is void keeps its number. */
export const quotationStates = ['draft', 'sent', 'accepted', 'void'] as const
export type QuotationState = (typeof quotationStates)[number]

/**
 * How quantity and rate are read. Of a percentage the quantity is the percent and the rate the amount of which it is taken;
 * of all others the rate is for one unit.
 */
export const itemBases = ['quantity', 'area', 'rooms', 'percentage', 'lump-sum'] as const
export type ItemBasis = (typeof itemBases)[number]

/** Money is whole paise (the hundredth of the currency's unit). */
export type Paise = number
/** Thousandths: 2.5 sq ft is 2500. */
export type Thousandths = number
/** Hundredths of a percent: 18 % is 1800. */
export type BasisPoints = number

export type Discount = { kind: 'percent'; value: BasisPoints } | { kind: 'amount'; value: Paise }

export interface QuotationItem {
  id: string
  name: string
  description: string
  basis: ItemBasis
  unit: string
  quantity: Thousandths
  rate: Paise
  discount: Discount | null
  gst: BasisPoints
  /** HSN of goods, SAC of services. */
  hsn: string
}

/** A room, a trade, or a part of the fee. */
export interface QuotationSection {
  id: string
  name: string
  items: QuotationItem[]
}

/** A part of the work of a design quotation, with its share of the fee. */
export interface QuotationPhase {
  id: string
  name: string
  /** What the client gets in it. */
  deliverables: string
  share: BasisPoints
}

export interface PaymentMilestone {
  id: string
  name: string
  /** When it is due, in words: 'On signing', 'Before dispatch'. */
  when: string
  share: BasisPoints
}

/** To whom it is written. */
export interface QuotedClient {
  name: string
  companyName: string
  address: string
  phone: string
  email: string
  gstNumber: string
}

/** The firm as it stood when the quotation was sent. */
export interface QuotingFirm {
  name: string
  address: string
  city: string
  postalCode: string
  contact: string
  email: string
  gstNumber: string
  bankAccountName: string
  bankAccountNumber: string
  bankName: string
  bankCode: string
  upiId: string
  signatory: string
  currencySymbol: string
  logoFileId: string | null
  signatureFileId: string | null
}

export interface QuotationDocument {
  title: string
  client: QuotedClient
  /** Where the work is done. */
  site: string
  date: CalendarDate
  validUntil: CalendarDate | null
  /** Without a GST number a firm charges none. */
  isTaxed: boolean
  /** The GST codes of the states: 27 is Maharashtra. Where they differ it is IGST. Empty: the same. */
  supplyFrom: string
  placeOfSupply: string
  sections: QuotationSection[]
  /** Off the sum, before tax. */
  discount: Discount | null
  /** The total to the whole rupee. */
  isRounded: boolean
  phases: QuotationPhase[]
  milestones: PaymentMilestone[]
  terms: string
  note: string
}

/** What a version keeps: what was sent, and by whom. */
export interface SentDocument extends QuotationDocument {
  number: string
  firm: QuotingFirm
}

export interface ItemTotals {
  id: string
  /** Quantity times rate. */
  gross: Paise
  discount: Paise
  net: Paise
  /** Its part of the discount on the sum. */
  share: Paise
  /** What tax is paid on: net without its share. */
  taxable: Paise
}

export interface SectionTotals {
  id: string
  net: Paise
  items: ItemTotals[]
}

/** All items of one rate of tax together. Either CGST and SGST, which are equal, or IGST. */
export interface TaxTotals {
  gst: BasisPoints
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

export interface SplitTotals {
  id: string
  amount: Paise
}

export interface QuotationTotals {
  sections: SectionTotals[]
  gross: Paise
  itemDiscounts: Paise
  /** The sum of the lines. */
  net: Paise
  /** On the sum. */
  discount: Paise
  taxable: Paise
  taxes: TaxTotals[]
  tax: Paise
  /** What rounding to the whole rupee adds or takes. */
  roundOff: Paise
  total: Paise
  /** Of the taxable sum. */
  phases: SplitTotals[]
  /** Of the total; as long as the shares are 100 % the amounts are the whole. */
  milestones: SplitTotals[]
}
