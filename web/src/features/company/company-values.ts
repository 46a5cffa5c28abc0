import type { companyForm } from '@foyer/contract/company/forms'
import type { CompanyChange, CompanySettings } from '@foyer/contract/company/model'
import type { z } from 'zod'

/** What is in the form. */
export type CompanyValues = z.infer<ReturnType<typeof companyForm>>

export const valuesOf = (settings: CompanySettings): CompanyValues => ({
  name: settings.name,
  address: settings.address,
  city: settings.city,
  postalCode: settings.postalCode,
  gstNumber: settings.gstNumber,
  countryCode: settings.countryCode,
  timeZone: settings.timeZone,
  place: settings.place,
  logo: settings.logoUrl ?? '',
  email: settings.email,
  contact: settings.contact,
  bankAccountName: settings.bankAccountName,
  bankAccountNumber: settings.bankAccountNumber,
  bankName: settings.bankName,
  bankCode: settings.bankCode,
  upiId: settings.upiId,
  signatory: settings.signatory,
  signature: settings.signatureUrl ?? '',
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Only what was changed is sent: what somebody else has changed meanwhile stays, and so do old values (C-099). */
export const changeOf = (values: CompanyValues, stored: CompanyValues): CompanyChange =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, stored[name as keyof CompanyValues])),
  )

export const isEmptyChange = (change: CompanyChange): boolean => Object.keys(change).length === 0
