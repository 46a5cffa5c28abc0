import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { files } from '../../db/schema/files'

export const insertFile = (db: Db, file: typeof files.$inferInsert) => db.insert(files).values(file)

export async function findFile(db: Db, companyId: string, id: string) {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.id, id)))
  return file
}
