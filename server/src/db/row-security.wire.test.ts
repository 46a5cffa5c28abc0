import { describe, expect, it } from 'vitest'
import { inCompany } from '../context'
import { addLeads } from '../testing/builders/leads'
import { useTestApp } from '../testing/test-app'
import { leads } from './schema/leads'

const test = useTestApp()

describe('row-level security, the second wall', () => {
  it('is forced on every table', async () => {
    const { rows } = await test.deps.database.pool.query(
      `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
    )
    expect(rows).toEqual([])
  })

  it('shows a request only rows of its own company, even when a query forgets to ask for it', async () => {
    const [ours, theirs] = [await test.company(), await test.company()]
    await addLeads(test.deps, ours, [{ firstName: 'Ours' }])
    await addLeads(test.deps, theirs, [{ firstName: 'Theirs' }])
    const seen = await inCompany(test.deps, ours.id, ({ db }) =>
      db.select({ name: leads.firstName }).from(leads),
    )
    expect(seen).toEqual([{ name: 'Ours' }])
  })

  it('refuses to write into another company', async () => {
    const [ours, theirs] = [await test.company(), await test.company()]
    const foreign = inCompany(test.deps, ours.id, ({ db }) =>
      db.insert(leads).values({ companyId: theirs.id, id: theirs.id, stageId: theirs.stages[0]?.id ?? '' }),
    )
    await expect(foreign).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('keeps passwords, sessions and secrets from requests', async () => {
    const company = await test.company()
    for (const table of ['credentials', 'sessions', 'server_secrets', 'sign_in_failures']) {
      const reading = inCompany(test.deps, company.id, ({ db }) => db.execute(`select * from ${table}`))
      await expect(reading, table).rejects.toMatchObject({ cause: { code: '42501' } })
    }
  })

  it('lets nobody change or remove the history of a lead', async () => {
    const company = await test.company()
    for (const statement of ["update lead_history set sentence = ''", 'delete from lead_history'])
      await expect(
        inCompany(test.deps, company.id, ({ db }) => db.execute(statement)),
        statement,
      ).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
