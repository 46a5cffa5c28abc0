import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { companies } from '../../../db/schema/company'
import { files } from '../../../db/schema/files'

export interface StoredFile {
  id: string
  name: string
  contentType: string
  storageKey: string
}

export const findFiles = (db: Db, companyId: string, ids: readonly string[]): Promise<StoredFile[]> =>
  db
    .select({
      id: files.id,
      name: files.name,
      contentType: files.contentType,
      storageKey: files.storageKey,
    })
    .from(files)
    .where(and(eq(files.companyId, companyId), inArray(files.id, [...ids])))

export async function findCompanyName(db: Db, companyId: string): Promise<string> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.name ?? ''
}
