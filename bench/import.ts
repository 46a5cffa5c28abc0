import { setTimeout as delay } from 'node:timers/promises'
import { formDataOf } from '@foyer/contract/kit/form-data'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import type { Firm } from './firm'
import { callOf } from './http'
import { table } from './table'
import { median, timed } from './timing'

const rows = 10_000
const rounds = 3
const columns = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'budget',
  'city',
  'postalCode',
  'workScope',
  'source',
  'address',
]

/** Numbers that no lead has, in another thousand with every round. */
const fileOf = (round: number): string => {
  const line = (at: number) =>
    `Import,Person,import${round}x${at}@example.in,9${round}${String(at).padStart(8, '0')},${at * 100},Pune,411001,Interior,Instagram,"${at}, MG Road"`
  return `First Name,Last Name,Email,Phone Number,Budget,City,Pin Code,Scope,Lead Source,Address\n${Array.from({ length: rows }, (_, at) => line(at)).join('\n')}\n`
}

/** From the file to its leads, as a person waits for it: read, checked, staged in the background, written. */
async function imported(firm: Firm, round: number): Promise<string> {
  const { startImport, importById } = importEndpoints
  const written = startImport.request.write({
    file: { name: 'leads.csv', contentType: 'text/csv', bytes: new Uint8Array(Buffer.from(fileOf(round))) },
    plan: {
      sheet: '',
      headerRow: 1,
      columns: columns.map((target, index) => ({ index, target })),
      edits: [],
      leftOut: [],
      duplicates: 'skip',
      isOnlyValid: false,
      areNewEnquiries: false,
    },
  })
  const call = {
    method: startImport.method,
    path: startImport.path,
    body: formDataOf({ file: 'file' }, written),
  }
  const { id }: { id: string } = await firm.answer('owner', call)
  for (;;) {
    const ask = callOf(importById, { id })
    const now: { state: string; created: number; reason?: string } = await firm.answer('owner', {
      ...ask,
      path: importById.path.replace(':id', id),
    })
    if (now.state === 'done' && now.created === rows) return id
    if (now.state !== 'staging' && now.state !== 'writing')
      throw new Error(`the import ${now.state}: ${now.reason}`)
    await delay(200)
  }
}

/** The tables that an import writes, and which of their rows are its own. */
const own: [name: string, condition: string][] = [
  ['imports', 't.id = $2'],
  ['import_rows', 't.import_id = $2'],
  ...['lead_contacts', 'lead_identities', 'lead_history'].map((name): [string, string] => [
    name,
    't.lead_id in (select lead_id from import_rows where import_id = $2)',
  ]),
]
const leads = ['leads', 't.id in (select lead_id from import_rows where import_id = $2)'] as const

/** The same rows into the same tables, one statement for each; what the import has written is deleted before. */
async function bare({ database: { pool }, viewers }: Firm, importId: string): Promise<number> {
  const parameters = [viewers.owner.companyId, importId]
  const saved: { text: string; json: string }[] = []
  for (const [name, condition] of [leads, ...own]) {
    const { rows: columnRows } = await pool.query(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    )
    const names: string = columnRows[0].names
    const { rows: found } = await pool.query(
      `select coalesce(json_agg(t), '[]')::text as json from ${name} t where t.company_id = $1 and ${condition}`,
      parameters,
    )
    saved.push({
      text: `insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, $1::json)`,
      json: found[0].json,
    })
  }
  const [, rowsOfImport] = own[1] ?? []
  for (const [name, condition] of [...own.slice(2), leads])
    await pool.query(`delete from ${name} t where t.company_id = $1 and ${condition}`, parameters)
  await pool.query(`delete from import_rows t where t.company_id = $1 and ${rowsOfImport}`, parameters)
  await pool.query('delete from imports t where t.company_id = $1 and t.id = $2', parameters)
  const client = await pool.connect()
  try {
    const { ms } = await timed(async () => {
      await client.query('begin')
      for (const { text, json } of saved) await client.query(text, [json])
      await client.query('commit')
    })
    return ms
  } finally {
    client.release()
  }
}

/** 10,000 rows of a file as leads, beside the bare insert of what came out of it. */
export async function reportImports(firms: Firm[]): Promise<string> {
  const lines: string[][] = []
  for (const firm of firms) {
    const [whole, inserts]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const { ms, answer: id } = await timed(() => imported(firm, round))
      whole.push(ms)
      inserts.push(await bare(firm, id))
    }
    const [ours, theirs] = [median(whole), median(inserts)]
    lines.push([
      String(firm.size),
      String(rows),
      theirs.toFixed(0),
      ours.toFixed(0),
      (ours / theirs).toFixed(2),
    ])
  }
  const titles = ['leads of the firm', 'rows', 'bare insert', 'import', 'times']
  return [`Medians of ${rounds} in milliseconds.`, '', ...table(titles, lines)].join('\n')
}
