import { asc, eq } from 'drizzle-orm'
import { asJson } from '../../../../db/as-json'
import type { Db } from '../../../../db/on-client'
import { importMappings } from '../../../../db/schema/intake'

export const findMappings = async (db: Db, companyId: string): Promise<Record<string, string>> => {
  const rows = await db
    .select({ heading: importMappings.heading, field: importMappings.field })
    .from(importMappings)
    .where(eq(importMappings.companyId, companyId))
    .orderBy(asc(importMappings.heading))
  return Object.fromEntries(rows.map(({ heading, field }) => [heading, field]))
}

export const writeMappings = (
  db: Db,
  companyId: string,
  mappings: readonly { heading: string; field: string }[],
  now: Date,
) =>
  db.$client.query(
    {
      name: 'write-import-mappings',
      text: `insert into import_mappings (company_id, heading, field, updated_at)
        select $1, x.heading, x.field, $3 from json_to_recordset($2::json) as x(heading text, field text) order by x.heading
        on conflict (company_id, heading) do update set field = excluded.field, updated_at = excluded.updated_at`,
    },
    [companyId, asJson(mappings), now],
  )
