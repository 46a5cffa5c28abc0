import { and, eq, sql } from 'drizzle-orm'
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

/** Bytes: of the company, and of one person since a moment. */
export async function sumFiles(db: Db, companyId: string, userId: string | undefined, since: Date) {
  const { rows } = await db.execute<{ company: string; person: string }>(sql`
    select (select coalesce(sum(size), 0) from files where company_id = ${companyId})::text as company,
      (select coalesce(sum(size), 0) from files where company_id = ${companyId}
        and created_by = ${userId ?? null}::uuid and created_at > ${since.toISOString()}::timestamptz)::text as person`)
  return { company: Number(rows[0]?.company), person: Number(rows[0]?.person) }
}

const atOnce = 500

/** Deletes the rows, of all companies, and returns where their bytes are. */
export async function takeUnused(db: Db, before: Date): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    delete from files f using (
      select company_id, id from files where created_at < ${before.toISOString()}::timestamptz
        and not exists (select from users where image_file_id = files.id)
        and not exists (select from companies where logo_file_id = files.id or signature_file_id = files.id
          or extra::text like '%' || files.id || '%')
        and not exists (select from leads l where l.company_id = files.company_id
          and (l.extra::text like '%' || files.id || '%' or l.custom_values::text like '%' || files.id || '%'))
      order by created_at limit ${atOnce}
    ) unused where f.company_id = unused.company_id and f.id = unused.id returning f.storage_key as key`)
  return rows.map(({ key }) => key)
}
