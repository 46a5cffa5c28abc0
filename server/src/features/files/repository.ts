import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
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

/** Under which names they are saved, all in one statement. */
export async function updateNames(
  db: Db,
  companyId: string,
  named: readonly { id: string; name: string }[],
): Promise<void> {
  const [ids, names] = [named.map(({ id }) => id), named.map(({ name }) => name)]
  await db.execute(sql`update files set name = given.name
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(names)}::text[]) as given(id, name)
    where files.company_id = ${companyId} and files.id = given.id`)
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

/** The ids in a text, whatever it is: a location, a signed link, a file of another client. */
const idsIn = (text: SQL) =>
  sql`regexp_matches(lower(${text}), '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g')`

/**
 * Everything that refers to files, of all companies: what nothing here names is deleted (removeUnused). The leads of a
 * company are read once for all its files; the values of before a merge come back when it is undone. Of a column with many
 * ids: select unnest(file_ids) from its_table.
 */
const uses: readonly SQL[] = [
  sql`select image_file_id as id from users`,
  sql`select logo_file_id from companies`,
  sql`select signature_file_id from companies`,
  sql`select found[1]::uuid from companies, ${idsIn(sql`extra::text`)} found`,
  sql`select found[1]::uuid from leads, ${idsIn(sql`extra::text || custom_values::text`)} found
    where company_id in (select company_id from old) and (extra <> '{}' or custom_values <> '{}')`,
  sql`select found[1]::uuid from lead_merges, ${idsIn(sql`before::text`)} found
    where company_id in (select company_id from old) and undone_at is null`,
  sql`select unnest(attachment_ids) from mails
    where company_id in (select company_id from old) and attachment_ids <> '{}'`,
  sql`select unnest(attachment_ids) from mail_batches where company_id in (select company_id from old)`,
  sql`select unnest(attachment_ids) from received_mails where company_id in (select company_id from old)`,
  sql`select pdf_file_id from quotation_versions where company_id in (select company_id from old)`,
  sql`select (document -> 'firm' ->> picture)::uuid from quotation_versions,
    unnest(array['logoFileId', 'signatureFileId']) picture where company_id in (select company_id from old)`,
  sql`select draft_pdf_file_id from quotations where company_id in (select company_id from old)`,
  sql`select found[1]::uuid from email_templates, ${idsIn(sql`html`)} found
    where company_id in (select company_id from old)`,
  sql`select unnest(file_ids) from site_visits
    where company_id in (select company_id from old) and file_ids <> '{}'`,
  sql`select id from project_files where company_id in (select company_id from old)`,
]

/** Deletes the rows, of all companies, and returns where their bytes are. */
export async function takeUnused(db: Db, before: Date, picturesBefore: Date): Promise<string[]> {
  await db.execute(sql`select pg_advisory_xact_lock(${holding})`)
  const { rows } = await db.execute<{ key: string }>(sql`
    with old as materialized (
      select company_id, id, created_at from files where created_at < ${before.toISOString()}::timestamptz
        and (created_at < ${picturesBefore.toISOString()}::timestamptz or created_by is null or content_type not like 'image/%')
    ), used as materialized (${sql.join([...uses], sql` union `)})
    delete from files f using (
      select company_id, id from old where id not in (select id from used where id is not null)
      order by created_at limit ${atOnce}
    ) unused where f.company_id = unused.company_id and f.id = unused.id returning f.storage_key as key`)
  return rows.map(({ key }) => key)
}

/** Whoever is about to refer to files and whoever deletes those that nothing refers to wait for each other. */
const holding = 7_301_122

/** These files of the company, which stay until the transaction has ended. */
export async function holdFiles(db: Db, companyId: string, ids: string[]) {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${holding})`)
  return db
    .select()
    .from(files)
    .where(and(eq(files.companyId, companyId), inArray(files.id, ids)))
}
