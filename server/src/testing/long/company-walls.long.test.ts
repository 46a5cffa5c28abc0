import { api } from '@foyer/contract/wire/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grid } from '../grid/grid'
import { useTestApp } from '../test-app'
import { functionsBinding } from '../two-companies/functions'
import { names, type Tried, tryAll, withMutant } from '../two-companies/mutation'
import { kindOf, objectKinds } from '../two-companies/object-kinds'
import { rawLeaks } from '../two-companies/raw-queries'
import { giveSecurityBack, takeSecurityAway } from '../two-companies/row-security'
import { interceptStatements } from '../two-companies/statements'
import { isOfCompany, type Table } from '../two-companies/tables'
import { openTwoCompanies, type TwoCompanies } from '../two-companies/two-companies'

/**
 * Proves the other-company grid by breaking the product: a wall that is taken away must be noticed. A statement is broken
 * on its way to the database, a function of the database in it.
 */
const statements = interceptStatements()
const test = useTestApp()
let two: TwoCompanies
let tried: Tried[]
let tables: Table[]

beforeAll(async () => {
  two = await openTwoCompanies(test, statements)
  tried = await tryAll(two)
  tables = two.tables.filter((table) => isOfCompany(table) || table.name === 'companies')
}, 600_000)
afterAll(async () => {
  await two.close()
  statements.stop()
})

const asking = (table: Table) =>
  tried.filter(({ statements: sent }) => [...sent].some((text) => names(text, table)))

/**
 * With a statement, or with a function of the database that a statement calls. Not the one that every request begins with:
 * it gives one row, and without its company which one is chance.
 */
async function touching(table: Table): Promise<Tried[]> {
  const functions = (await functionsBinding(test.deps.database.pool, table.name))
    .map(({ name }) => name)
    .filter((name) => name !== 'enter')
  const isCalled = (text: string) => functions.some((name) => text.includes(`${name}(`))
  return tried.filter(({ statements: sent }) =>
    [...sent].some((text) => names(text, table) || isCalled(text)),
  )
}

/** The key of a door, or the id of a mail or a link: it comes signed, in the link of that mail or in the link itself. */
const isKey =
  /"key_hash" = \$|"mails"\."id" = \$1 and "mails"\."batch_id" is not null|where "quotation_links"\."id" = \$1$/

/** Statements about what this call has just made: no other company can have anything of it. */
const justMade: Record<string, string[]> = {
  import_rows: ['intake.startImport'],
  imports: ['intake.startImport'],
  lead_contacts: ['intake.saveLeads', 'leads.add', 'leads.addEdit'],
  lead_identities: ['leads.add', 'leads.addEdit'],
  lead_list_preferences: ['leads.saveView'],
  leads: ['projects.makePointTask'],
  minute_points: ['projects.addMinutes'],
  project_members: ['projects.add'],
  tasks: ['projects.addMinutes'],
  team_members: ['teams.create'],
}

/** Asks only whether a firm has one, and the furnished firm has: tried below with a firm that has none. */
const hasOne: Record<string, string[]> = Object.fromEntries(
  ['lead_choices', 'leads', 'members', 'stages'].map((table) => [table, ['company.firstWeek']]),
)

/** Statements about leads that are held in the company already, by ids that no other company has. */
const ofHeldLeads: Record<string, string[]> = { unanswered_calls: ['intake.undoImport'] }

/**
 * Statements about a door that its key or the company led to, or that was found in the company before: no other company
 * has a thing with its id.
 */
const ofFoundDoor: Record<string, string[]> = {
  intake_deliveries: ['intake.sendEnquiry', 'intake.webForm'],
  intake_doors: ['intake.rotateWebForm', 'intake.sendEnquiry', 'intake.webForm'],
  intake_forms: ['intake.metaSaveForm'],
}
/** Statements about the client of a project that is held in the company already: no other company has one with its id. */
const ofHeldProject: Record<string, string[]> = {
  clients: [
    'projects.addFiles',
    'projects.addFolder',
    'projects.addMinutes',
    'projects.changeFiles',
    'projects.changeFolder',
    'projects.makePointTask',
    'projects.remove',
    'projects.saveMinutes',
    'projects.sendMinutes',
    'projects.setMinutesState',
    'quotations.sendQuotation',
    'quotations.voidQuotation',
  ],
}
const isTriedOtherwise = ({ name }: Table, endpoint: string) =>
  [justMade, hasOne, ofHeldLeads, ofFoundDoor, ofHeldProject].some((pairs) => pairs[name]?.includes(endpoint))

async function notRed(unsecuredWith: (table: Table) => Table[]): Promise<string[]> {
  const green: string[] = []
  for (const table of tables) {
    const touched = await touching(table)
    await withMutant(test, statements, { table, unsecured: unsecuredWith(table) }, async () => {
      for (const { name, firstLeak } of touched)
        if (!isTriedOtherwise(table, name) && !(await firstLeak())) green.push(`${table.name}: ${name}`)
    })
  }
  return green
}

describe('the walls between companies', () => {
  it('every table belongs to a kind of object', () => {
    expect(tables.filter(({ name }) => kindOf(name) === 'unknown')).toEqual([])
  })

  it('every statement asks for the company of every table that it names, for a person in all companies, or for the key of a door or a mail', () => {
    const unbound = tried.flatMap(({ name, statements: sent }) =>
      two.tables.filter(isOfCompany).flatMap((table) =>
        [...sent]
          .filter((text) => new RegExp(`(?:from|join|update)\\s+"?${table.name}"?(?!\\w)`, 'i').test(text))
          .filter((text) => !names(text, table))
          .filter((text) => !(objectKinds.person?.includes(table.name) && /user_id|"email"/.test(text)))
          .filter((text) => !(grid[name]?.readsEverywhere?.[table.name] && isKey.test(text)))
          .map((text) => `${name}: ${table.name} in ${text}`),
      ),
    )
    expect(unbound).toEqual([])
  })

  it('without the conditions and the row-level security of a kind of object the grid is red', async () => {
    const ofKind = ({ name }: Table) =>
      two.tables.filter((one) => kindOf(one.name) === kindOf(name) || one.name === 'users')
    expect(await notRed(ofKind)).toEqual([])
  }, 1_200_000)

  it('without the conditions alone the grid is red for a role without row-level security', async () => {
    expect(await notRed(() => two.tables)).toEqual([])
  }, 1_200_000)

  it('without the conditions alone row-level security keeps companies apart in all that is not done as the system', async () => {
    const asSystem = ({ statements: sent }: Tried) =>
      [...sent].some((text) => /foyer_system|find_leads/.test(text))
    const red: string[] = []
    for (const table of tables)
      await withMutant(test, statements, { table, unsecured: [] }, async () => {
        for (const one of asking(table)) {
          const leak = asSystem(one) ? undefined : await one.firstLeak()
          if (leak) red.push(`${table.name}: ${one.name}: ${leak}`)
        }
      })
    expect(red).toEqual([])
  }, 1_200_000)

  it('without the row-level security of a table alone a raw query of a request is red', async () => {
    const { pool } = test.deps.database
    const { rows } = await pool.query<{ name: string }>(
      `select relname::text as name from pg_class
       where relnamespace = 'public'::regnamespace and has_table_privilege('foyer_company', oid, 'select')`,
    )
    const readable = two.tables.filter(({ name }) => rows.some((row) => row.name === name))
    expect(tables.filter((table) => !readable.includes(table)).map(({ name }) => name)).toEqual(['sessions'])
    const green: string[] = []
    for (const table of readable) {
      await takeSecurityAway(pool, [table])
      if ((await rawLeaks(test, two, table)).length === 0) green.push(table.name)
      await giveSecurityBack(pool, [table])
    }
    expect(green).toEqual([])
  })

  it('without the conditions alone a firm that has nothing has done what others did, for a role without row-level security', async () => {
    const owner = await (await test.company('My firm')).person('superAdmin', { lastName: '' })
    const { firstWeek } = api.company
    expect((await test.call(owner, firstWeek, {})).done).toEqual([])
    for (const table of tables.filter(({ name }) => hasOne[name]))
      await withMutant(test, statements, { table, unsecured: two.tables }, async () =>
        expect((await test.call(owner, firstWeek, {})).done, table.name).not.toEqual([]),
      )
  })

  it('the database understood every broken statement', () => {
    expect(statements.misunderstood()).toEqual([])
  })
})
