import type { FirmPapers } from '@foyer/contract/company/model'
import type { StarterPack } from '@foyer/contract/company/starter-packs'
import type { CompanyScope, Scope } from '../../context'
import { newId } from '../../new-id'
import * as repository from './repository'

interface CompanyPlace {
  address: string
  city: string
  postalCode: string
  gstNumber: string
  latitude: number
  longitude: number
  location: string
  email: string
  contact: string
  signatory: string
  bank: Partial<FirmPapers>
  /** For a firm that is seeded: it has no first week. */
  firstWeekHiddenAt: Date
}

export async function addCompany(
  { db, now }: Scope,
  company: { name: string; timeZone: string } & Partial<CompanyPlace>,
): Promise<string> {
  const id = newId(now)
  await repository.insertCompany(db, { id, ...company, createdAt: now, updatedAt: now })
  return id
}

/** Notes which packs a firm takes; those it has taken already are left out, also of two calls at once. */
export async function notePacks(
  { db, companyId }: CompanyScope,
  wanted: StarterPack[],
): Promise<StarterPack[]> {
  const company = await repository.holdCompany(db, companyId)
  const had = company?.starterPacks ?? []
  const fresh = [...new Set(wanted)].filter((pack) => !had.includes(pack))
  if (fresh.length > 0) await repository.updateCompany(db, companyId, { starterPacks: [...had, ...fresh] })
  return fresh
}

export const anyCompanyExists = ({ db }: Scope): Promise<boolean> => repository.anyCompanyExists(db)
