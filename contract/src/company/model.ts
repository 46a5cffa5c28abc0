import type { MapLocation } from '../places/model'

/** Fields without a described use: stored and returned unchanged, never shown (C-128). */
export type Extra = Record<string, unknown>

/** What quotations and bills say about the firm beside its address; all of it may be empty. */
export interface FirmPapers {
  email: string
  /** The phone of the firm. */
  contact: string
  bankAccountName: string
  bankAccountNumber: string
  bankName: string
  /** In India the IFSC, elsewhere the code that banks there use. */
  bankCode: string
  upiId: string
  /** The words under the signature. */
  signatory: string
}

export interface CompanySettings extends FirmPapers {
  id: string
  name: string
  address: string
  city: string
  postalCode: string
  gstNumber: string
  /** ISO 3166, two letters; name, dial code and currency follow from it. */
  countryCode: string
  country: string
  dialCode: string
  currency: string
  currencySymbol: string
  timeZone: string
  place: MapLocation | undefined
  logoUrl: string | undefined
  signatureUrl: string | undefined
  /** The firm's own project (O-041). */
  projectId: string | undefined
  autoAssign: boolean
  extra: Extra
}

/** What an admin can change. What is not given stays as it is; an empty logo or signature removes it. */
export interface CompanyChange extends Partial<FirmPapers> {
  name?: string
  address?: string
  city?: string
  postalCode?: string
  gstNumber?: string
  countryCode?: string
  timeZone?: string
  place?: MapLocation
  /** The location that the upload answered. */
  logo?: string
  signature?: string
  projectId?: string
  autoAssign?: boolean
  hasOlderPanel?: boolean
  extra?: Extra
}

/** One call with several effects; which one it is decides the permission (C-147). */
export type CompanyEdit =
  | { kind: 'assignment'; autoAssign: boolean }
  | { kind: 'panel'; hasOlderPanel: boolean }
  | { kind: 'project'; projectId: string }
  | { kind: 'settings'; change: CompanyChange }

/** The fields of the form, in onboarding and in the settings. */
export interface CompanyDetails {
  name: string
  address: string
  city: string
  postalCode: string
  gstNumber: string
  countryCode: string
  timeZone: string
  place: MapLocation | undefined
  /** Empty for none. */
  logo: string
}
