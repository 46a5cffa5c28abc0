import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/on-client'

// Control characters, which no text of a generated company contains.
const betweenLines = '\x1e'
const betweenValues = '\x1f'
const absent = '\x1d'

type Value = string | number | Date | undefined

const written = (value: Value): string => {
  if (value === undefined) return absent
  return value instanceof Date ? value.toISOString() : String(value)
}

export const lineOf = (values: Value[]): string => values.map(written).join(betweenValues)

/** Columns with their types, in the order of the values of a line. */
export type Columns = readonly (readonly [name: string, type: string])[]

/**
 * Any number of rows in one statement: the database takes lines apart faster than JSON, and they are easier to write. In the
 * order of their first value, which is that of the key, the index grows at its end only.
 */
export async function insertLines(
  db: Db,
  table: string,
  companyId: string,
  columns: Columns,
  lines: string[],
): Promise<void> {
  if (lines.length === 0) return
  const listed = (parts: SQL[]) => sql.join(parts, sql`, `)
  const names = columns.map(([name]) => sql`${sql.identifier(name)}`)
  const text = lines.toSorted().join(betweenLines)
  const values = columns.map(([, type], place) => sql.raw(`line[${place + 1}]::${type}`))
  await db.execute(sql`
    insert into ${sql.identifier(table)} (company_id, ${listed(names)})
    select ${companyId}::uuid, ${listed(values)} from (
      select string_to_array(text, ${betweenValues}, ${absent}) as line
      from string_to_table(${text}, ${betweenLines}) as text offset 0
    ) as lines`)
}
