import { once } from 'node:events'
import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { leadHistory } from '../../../db/schema/leads'
import { newId } from '../../../new-id'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()

const everyLead: LeadSelectionQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
}
const ask = (as: TestPerson | undefined, query: string) =>
  test.app.inject({
    url: `${leadListEndpoints.export.path}?${query}`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  })
const exported = (as: TestPerson, query: Partial<LeadSelectionQuery> = {}) =>
  ask(
    as,
    new URLSearchParams(
      JSON.parse(JSON.stringify(leadListEndpoints.export.request.write({ ...everyLead, ...query }).query)),
    ).toString(),
  )
const linesOf = async (as: TestPerson, query: Partial<LeadSelectionQuery> = {}) =>
  (await exported(as, query)).body.trimEnd().split('\r\n').slice(1)
const firstNames = async (as: TestPerson, query: Partial<LeadSelectionQuery> = {}) =>
  (await linesOf(as, query)).map((line) => line.split(',')[0])

/** So many that an export of them has several batches. */
const addMany = ({ id, stages }: TestCompany, count: number) =>
  asSystem(test.deps, ({ db }) =>
    db.execute(`insert into leads (company_id, id, stage_id, first_name, created_at)
      select '${id}', gen_random_uuid(), '${stages[0]?.id}', 'L' || n,
        timestamptz '2026-01-01' + (n / 7) * interval '1 minute'
      from generate_series(1, ${count}) as n`),
  )

describe('the export', () => {
  it('L-228 is the file lead_data.csv with 20 columns, and a conversion from the history', async () => {
    const company = await test.company()
    const admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
    const [id = ''] = await addLeads(test.deps, company, [
      {
        firstName: 'Ananya',
        lastName: 'Iyer',
        email: 'ananya@example.in',
        phone: '+91 9845021763',
        budget: 1_850_000,
        assigneeId: admin.userId,
        stage: 'won',
        isConverted: true,
        followUpOn: '2026-11-20',
        followUpTime: '16:05',
      },
    ])
    await asSystem(test.deps, ({ db }) =>
      db.insert(leadHistory).values({
        companyId: company.id,
        leadId: id,
        id: newId(),
        kind: 'converted',
        at: new Date('2026-11-14T20:00:00.000Z'),
        actorId: admin.userId,
        sentence: 'The Lead has been converted to a project',
      }),
    )
    const answer = await exported(admin)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="lead_data.csv"')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head = '', line = ''] = answer.body.split('\r\n')
    expect(head.replace('\ufeff', '').split(',')).toHaveLength(20)
    expect(line).toBe(
      'Ananya,Iyer,ananya@example.in,+91 9845021763,Won,,1850000,,,,,,,,Asha Rao,,15-11-2026,20-11-2026 4:05 PM,Asha Rao,New Lead',
    )
  })

  it('L-229 cells that could run as formulas cannot, whoever wrote them', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    await addLeads(test.deps, company, [{ firstName: '=cmd', lastName: 'a,"b"', address: '@x\ny' }])
    expect((await exported(admin)).body).toContain(`'=cmd,"a,""b""",,,Unassigned,,,,"'@x\ny",`)
  })

  it('L-230 follows the current tab, search and filters', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    await addLeads(test.deps, company, [
      { firstName: 'Meera', source: 'Fair', assigneeId: admin.userId, stage: 'won' },
      { firstName: 'Anil', source: 'Fair' },
      { firstName: 'Zoya', source: 'Web', callStatus: 'interested' },
      { firstName: 'Gone', archivedAt: new Date() },
    ])
    expect((await firstNames(admin)).toSorted()).toEqual(['Anil', 'Meera', 'Zoya'])
    expect(await firstNames(admin, { tab: 'won' })).toEqual(['Meera'])
    expect(await firstNames(admin, { tab: 'unassigned', search: 'anil' })).toEqual(['Anil'])
    expect(await firstNames(admin, { callStatus: 'interested' })).toEqual(['Zoya'])
    const filters = { ...noFilters, sources: ['Fair'] }
    expect((await firstNames(admin, { filters })).toSorted()).toEqual(['Anil', 'Meera'])
    expect(await firstNames(admin, { search: 'nobody' })).toEqual([])
  })

  it('C-089 holds only leads that the person may see, and is written into the audit log', async () => {
    const company = await test.company()
    const reader = await company.person('reader')
    await addLeads(test.deps, company, [
      { firstName: 'Mine', assigneeId: reader.userId },
      { firstName: 'Other' },
    ])
    await addLeads(test.deps, await test.company(), [{ firstName: 'Foreign' }])
    expect(await firstNames(reader, { search: 'rao' })).toEqual(['Mine'])
    const { rows } = await asSystem(test.deps, ({ db }) =>
      db.execute(sql`select actor_id, action, details from audit_log where company_id = ${company.id}`),
    )
    expect(rows).toMatchObject([
      { actor_id: reader.userId, action: 'leads.export', details: { count: 1, query: { search: 'rao' } } },
    ])
  })

  it('X12 of one company runs twice at a time, others wait; one that is left makes room', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const stranger = await (await test.company()).person('admin')
    const begin = (as: TestPerson) =>
      test.app.inject({
        url: leadListEndpoints.export.path,
        headers: { authorization: `Bearer ${as.token}` },
        payloadAsStream: true,
      })
    await addMany(company, 3_000)
    const [first, second] = [await begin(admin), await begin(admin)]
    const third = await begin(admin)
    expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(third.headers['retry-after']).toBe('10')
    expect((await begin(stranger)).statusCode).toBe(200)
    for (const { stream } of [first, second]) {
      const content = stream()
      content.resume()
      await once(content, 'end')
    }
    await expect.poll(async () => (await exported(admin)).statusCode).toBe(200)
  })

  it('X12 whose server died ends by itself', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const now = new Date('2026-04-15T06:30:00Z')
    test.setNow(now)
    await test.deps.database.pool.query(
      `insert into exports_under_way (company_id, id, until)
       select $1, gen_random_uuid(), $2::timestamptz + interval '2 minutes' from generate_series(1, 2)`,
      [company.id, now],
    )
    expect((await exported(admin)).statusCode).toBe(429)
    test.setNow(new Date(now.getTime() + 121_000))
    expect((await exported(admin)).statusCode).toBe(200)
    test.setNow(undefined)
  })

  it('is refused to strangers, clients and wrong input, as JSON', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const client = await company.person('client')
    expect((await ask(undefined, '')).statusCode).toBe(401)
    expect((await ask(client, '')).statusCode).toBe(403)
    expect((await ask(admin, `userId=${client.userId}`)).statusCode).toBe(403)
    for (const query of ['status=happy', 'type=99', 'startDate=x'])
      expect((await ask(admin, query)).statusCode, query).toBe(400)
  })

  it('goes on batch by batch and loses or repeats no lead', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    await addMany(company, 1_500)
    const all = await firstNames(admin)
    expect(all).toHaveLength(1_500)
    expect(new Set(all).size).toBe(1_500)
  })
})
