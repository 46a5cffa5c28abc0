import type { MapLocation } from '../places/model'

/** Fields without a described use: stored and returned unchanged, never shown (C-128). */
export type Extra = Record<string, unknown>

export interface CompanySettings {
  id: string
  name: string
  email: string
  contact: string
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
  /** The firm's own project (O-041). */
  projectId: string | undefined
  autoAssign: boolean
  extra: Extra
}

/** What an admin can change. What is not given stays as it is; an empty logo removes it. */
export interface CompanyChange {
  name?: string
  email?: string
  contact?: string
  address?: string
  city?: string
  postalCode?: string
  gstNumber?: string
  countryCode?: string
  timeZone?: string
  place?: MapLocation
  /** The location that the upload answered. */
  logo?: string
  projectId?: string
  autoAssign?: boolean
  extra?: Extra
}

/** One call with three effects; which one it is decides the permission (C-147). */
export type CompanyEdit =
  | { kind: 'assignment'; autoAssign: boolean }
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
