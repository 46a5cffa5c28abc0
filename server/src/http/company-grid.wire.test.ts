import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { endpoints, grid } from '../testing/grid/grid'
import { useTestApp } from '../testing/test-app'
import { type Case, casesOf, emptyCases, fewerCases, leaks } from '../testing/two-companies/cases'
import { unnamedPlaces } from '../testing/two-companies/id-places'
import type { Outcome } from '../testing/two-companies/outcome'
import { rawLeaks } from '../testing/two-companies/raw-queries'
import { giveSecurityBack, takeSecurityAway } from '../testing/two-companies/row-security'
import { interceptStatements } from '../testing/two-companies/statements'
import { isOfCompany } from '../testing/two-companies/tables'
import { openTwoCompanies, type TwoCompanies } from '../testing/two-companies/two-companies'

const statements = interceptStatements()
const test = useTestApp()
/** What a statement asks for is the same on every database: one of them tries each place by itself. */
const isPostgres = inject('database').kind === 'postgres'

let two: TwoCompanies
const alone = new Map<string, { one: Case; outcome: Outcome }[]>()
beforeAll(async () => {
  two = await openTwoCompanies(test, statements)
})
afterAll(async () => {
  await two.close()
  statements.stop()
})

const rowOf = (name: string) => {
  const row = grid[name]
  if (!row) throw new Error(`no row in the grid for ${name}`)
  return row
}

describe('a company by itself: the calls of the other-company grid name its own things, and do something', () => {
  it('has one of everything, so that nothing of the other company is missing', () => {
    const empty = two.tables.filter((table) => isOfCompany(table) && !two.other.rows[table.name]?.length)
    expect(empty.map(({ name }) => name)).toEqual([])
  })

  it.each(endpoints)('%s', async (name, endpoint) => {
    const row = rowOf(name)
    const inputs = [...row.calls(two.own), ...(row.clerk?.(two.own) ?? [])]
    const unnamed = unnamedPlaces(endpoint, inputs, two.isOwn).filter((place) => !row.unnamed?.[place])
    expect(unnamed, 'places for an id in which no call of its row names an own thing').toEqual([])
    const done: { one: Case; outcome: Outcome }[] = []
    const cases = casesOf(row, two.own, two.other)
    for (const one of isPostgres ? cases : fewerCases(cases))
      done.push({ one, outcome: (await two.call(endpoint, one)).outcome })
    alone.set(name, done)
    if (isPostgres) expect(emptyCases(row, done)).toEqual([])
  })
})

describe('row-level security by itself', () => {
  beforeAll(() => two.moveIn())
  it('hides every row of another company from a request that forgets to ask for its own, in every table', async () => {
    const reached: string[] = []
    for (const table of two.tables) reached.push(...(await rawLeaks(test, two, table)))
    expect(reached).toEqual([])
  })
})

describe('other-company grid: nothing of a company ever reaches another', () => {
  // Behind it no condition of a query would be missed. On PGlite both walls stand, as they do in the product.
  const unsecured = () => (isPostgres ? two.tables : [])
  beforeAll(() => takeSecurityAway(test.deps.database.pool, unsecured()))
  afterAll(() => giveSecurityBack(test.deps.database.pool, unsecured()))

  it.each(endpoints)('%s', async (name, endpoint) => {
    const tried = alone.get(name) ?? []
    const problems: string[] = []
    for (const { one, outcome } of tried)
      problems.push(...leaks(rowOf(name), one, outcome, await two.call(endpoint, one), two.other))
    expect(tried).not.toEqual([])
    expect(problems).toEqual([])
  })
})
