import type { Scope } from '../../context'
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
}

export async function addCompany(
  { db, now }: Scope,
  company: { name: string; timeZone: string } & Partial<CompanyPlace>,
): Promise<string> {
  const id = newId(now)
  await repository.insertCompany(db, { id, ...company, createdAt: now, updatedAt: now })
  return id
}

export const anyCompanyExists = ({ db }: Scope): Promise<boolean> => repository.anyCompanyExists(db)
