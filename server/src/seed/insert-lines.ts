import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/on-client'

// Control characters, which no text of a generated company contains.
const betweenLines = '\x1e'
const betweenValues = '\x1f'
const absent = '\x1d'

type Value = string | number | Date | undefined

const written = (value: Value): string => {
  if (value === undefined) return absent
  return String(value instanceof Date ? value.getTime() / 1000 : value)
}

export const lineOf = (values: Value[]): string => values.map(written).join(betweenValues)

/** In the order of their first value, which is that of the key: then the index grows at its end only. */
export const textOf = (lines: string[]): string => lines.toSorted().join(betweenLines)

/** Columns with their types, in the order of the values of a line. */
export type Columns = readonly (readonly [name: string, type: string])[]

/** An instant is read faster as a number of seconds. */
const readAs = (text: string, type: string) =>
  type === 'timestamptz' ? `to_timestamp(${text}::float8)` : `${text}::${type}`

/** Any number of rows in one statement: the database takes lines apart faster than JSON, and they are easier to write. */
export async function insertLines(
  db: Db,
  table: string,
  companyId: string,
  columns: Columns,
  text: string,
): Promise<void> {
  if (text === '') return
  const listed = (parts: SQL[]) => sql.join(parts, sql`, `)
  const names = columns.map(([name]) => sql`${sql.identifier(name)}`)
  const values = columns.map(([, type], place) => sql.raw(readAs(`line[${place + 1}]`, type)))
  await db.execute(sql`
    insert into ${sql.identifier(table)} (company_id, ${listed(names)})
    select ${companyId}::uuid, ${listed(values)} from (
      select string_to_array(text, ${betweenValues}, ${absent}) as line
      from string_to_table(${text}, ${betweenLines}) as text offset 0
    ) as lines`)
}
