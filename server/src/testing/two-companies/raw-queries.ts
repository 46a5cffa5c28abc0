import { inCompany } from '../../context'
import type { TestApp } from '../test-app'
import { isOfCompany, type Table } from './tables'
import type { TwoCompanies } from './two-companies'

/** What would bring a row of the other company to light; the second wall stops it all. */
const attempts = ({ name, columns }: Table, whose: string): [string, string][] => [
  ['reads', `select from ${name} one where ${whose}`],
  ['changes', `update ${name} one set "${columns[0]}" = "${columns[0]}" where ${whose}`],
  ['removes', `delete from ${name} one where ${whose}`],
]

const insufficientPrivilege = '42501'

/** Queries of a request that forget to ask for their company, and what they reach of the other one. */
export async function rawLeaks(test: TestApp, { own, other }: TwoCompanies, table: Table): Promise<string[]> {
  const ids = [...other.ids].map((id) => `'${id}'`).join(', ')
  const whose = isOfCompany(table)
    ? `company_id = '${other.id}'`
    : `one."${table.columns.find((column) => /(^|_)id$/.test(column)) ?? table.columns[0]}"::text in (${ids})`
  const [row] = other.rows[table.name] ?? []
  const listed = table.columns.map((column) => `"${column}"`).join(', ')
  const statements = [
    ...attempts(table, whose),
    [
      'adds to',
      `insert into ${table.name} (${listed}) overriding system value
       select ${listed} from jsonb_populate_record(null::${table.name}, $1::jsonb) on conflict do nothing`,
    ] as const,
  ]
  const reached: string[] = []
  for (const [what, text] of statements) {
    const undone = new Error('only tried')
    await inCompany(test.deps, own.company, async ({ db }) => {
      const { rowCount } = await db.$client.query(
        text,
        text.includes('$1') ? [JSON.stringify(row ?? {})] : [],
      )
      if (what === 'adds to' ? row !== undefined : rowCount) reached.push(`${what} ${table.name}`)
      throw undone
    }).catch((error: { code?: string }) => {
      // Another refusal comes from behind the wall.
      if (error !== undone && error.code !== insufficientPrivilege) reached.push(`${what} ${table.name}`)
    })
  }
  return reached
}
