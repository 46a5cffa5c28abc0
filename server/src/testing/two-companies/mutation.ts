import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { endpoints, grid } from '../grid/grid'
import type { Row } from '../grid/row'
import type { TestApp } from '../test-app'
import { type Case, casesOf, leaks } from './cases'
import { changeFunctions } from './functions'
import type { Outcome } from './outcome'
import { giveSecurityBack, takeSecurityAway } from './row-security'
import type { Statements } from './statements'
import type { Table } from './tables'
import type { TwoCompanies } from './two-companies'
import { withoutCompany } from './without-company'

/** An endpoint with the calls of its row, how they end, and the statements they send. */
export interface Tried {
  name: string
  statements: Set<string>
  /** What the grid notices of the other company in the first of them that is not as it was. */
  firstLeak: () => Promise<string | undefined>
}

export async function tryAll(two: TwoCompanies): Promise<Tried[]> {
  const calls: { name: string; endpoint: AnyEndpoint; row: Row<never>; done: [Case, Outcome][] }[] = []
  for (const [name, endpoint] of endpoints) {
    const row = grid[name]
    if (!row) throw new Error(`no row in the grid for ${name}`)
    const done: [Case, Outcome][] = []
    for (const one of casesOf(row, two.own, two.other))
      done.push([one, (await two.call(endpoint, one)).outcome])
    calls.push({ name, endpoint, row, done })
  }
  await two.moveIn()
  return calls.map(({ name, endpoint, row, done }) => ({
    name,
    statements: new Set(
      done.flatMap(([, { read }]) => read.map((text) => text.slice(0, text.lastIndexOf('\n')))),
    ),
    firstLeak: async () => {
      for (const [one, outcome] of done) {
        const [leak] = leaks(row, one, outcome, await two.call(endpoint, one), two.other)
        if (leak) return leak
      }
      return undefined
    },
  }))
}

export const names = (text: string, { name }: Table): boolean => withoutCompany(text, name).text !== text

/** The product with no condition that binds this table to a company, and with no row-level security on the others. */
export async function withMutant<T>(
  test: TestApp,
  statements: Statements,
  { table, unsecured }: { table: Table; unsecured: Table[] },
  work: () => Promise<T>,
): Promise<T> {
  const { pool } = test.deps.database
  await takeSecurityAway(pool, unsecured)
  const restoreFunctions = await changeFunctions(pool, table.name)
  // Only what the product sends: the ledger beside it looks at all companies.
  statements.rewrite((text) => (/\bkept\./.test(text) ? text : withoutCompany(text, table.name).text))
  try {
    return await work()
  } finally {
    statements.rewrite((text) => text)
    await restoreFunctions()
    await giveSecurityBack(pool, unsecured)
  }
}
