import type { Deps } from '../context'
import { newId } from '../new-id'

/** Rows by table, as the database itself writes them. */
export type Rows = Record<string, Record<string, unknown>[]>

const uuid = /"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g
const instant = /"\d{4}-\d\d-\d\dT[\d:.]+\+00:00"/g

interface Wish {
  /** Ids that are known already; all others are new ones. */
  ids?: Map<string, string>
  /** When the rows were written, and when the copies are. */
  from: Date
  now: Date
}

/** The same rows with other ids, in the same order, and with all times moved. */
export function copyRows(rows: Rows, { ids = new Map(), from, now }: Wish): Rows {
  const text = JSON.stringify(rows)
  const unknown = new Set(text.match(uuid)?.map((id) => id.slice(1, -1)))
  const all = new Map(ids)
  for (const [place, id] of [...unknown].sort().entries())
    if (!all.has(id)) all.set(id, newId(new Date(now.getTime() + place)))
  const moved = (at: string) => new Date(Date.parse(at) + now.getTime() - from.getTime()).toISOString()
  return JSON.parse(
    text
      .replaceAll(uuid, (id) => `"${all.get(id.slice(1, -1))}"`)
      .replaceAll(instant, (at) => `"${moved(at.slice(1, -1))}"`),
  )
}

/** All tables in one statement, which is one round trip and one commit. */
export async function insertRows({ database }: Deps, rows: Rows): Promise<void> {
  const tables = Object.keys(rows)
  const inserts = tables.map(
    (table) =>
      `new_${table} as (insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb->'${table}'))`,
  )
  await database.pool.query({
    name: `copy into ${tables[0]} and others`,
    text: `with ${inserts.join(', ')} select`,
    values: [JSON.stringify(rows)],
  })
}
