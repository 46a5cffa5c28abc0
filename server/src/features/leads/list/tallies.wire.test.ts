import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem, inCompany } from '../../../context'
import { addLeads } from '../../../testing/builders/leads'
import { tryOn } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany } from '../../../testing/test-company'
import { foldTallies, rebuildTallies } from './repository/tallies'

const test = useTestApp()

/** The same every time, so that a failure can be reproduced. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % sides
  }
}

const sums = 'sum(leads)::int as leads, sum(budget)::text as budget'
const counts = 'count(*)::int as leads, sum(coalesce(budget, 0))::text as budget'
const live = 'deleted_at is null and archived_at is null'

/** From the tables of sums, and from the leads themselves. */
const summed = (company: TestCompany) =>
  Promise.all([
    grouped(company, 'call_status', `${sums} from lead_tallies where true`, 'sum(leads) <> 0'),
    grouped(company, 'call_status, tag_id', `${sums} from lead_tag_tallies where true`, 'sum(leads) <> 0'),
  ])
const counted = (company: TestCompany) =>
  Promise.all([
    grouped(company, 'call_status', `${counts} from leads where ${live}`),
    grouped(
      company,
      'call_status, tag_id',
      `${counts} from leads join (select lead_id, tag_id from lead_tags) as t on t.lead_id = leads.id where ${live}`,
    ),
  ])

const grouped = (company: TestCompany, by: string, what: string, having = 'true') =>
  inCompany(test.deps, company.id, async ({ db }) => {
    const key = `assignee_id, creator_id, stage_id, ${by}`
    const { rows } = await db.execute(
      sql.raw(
        `select ${key}, ${what} and company_id = '${company.id}' group by ${key} having ${having} order by ${key}`,
      ),
    )
    return rows
  })

describe('the sums behind counts and totals', () => {
  it('equal a full count after hundreds of random changes, before and after folding', async () => {
    const company = await test.company()
    const editor = await company.person('editor')
    const people = [editor, await company.person('editor')]
    const ids = await addLeads(
      test.deps,
      company,
      Array.from({ length: 60 }, (_, n) => ({
        budget: n * 10,
        creatorId: people[n % 2]?.userId,
      })),
    )
    await test.call(editor, tagEndpoints.save, {
      tags: [
        { name: 'Villa', colour: 'Green' },
        { name: 'Hot', colour: 'Red' },
      ],
    })
    const tags = await test.call(editor, tagEndpoints.list, {})
    const roll = dice(7)
    const someTag = () => tags[roll(tags.length)]?.id
    const changes = [
      () => `assignee_id = ${roll(3) ? `'${people[roll(2)]?.userId}'` : 'null'}`,
      () => `stage_id = '${company.stages[roll(company.stages.length)]?.id}'`,
      () => `call_status = '${['new', 'interested', 'follow-up', 'no-response'][roll(4)]}'`,
      () => `budget = ${roll(5) ? roll(1_000_000) : 'null'}`,
      () => `archived_at = ${roll(2) ? 'now()' : 'null'}`,
      () => `deleted_at = ${roll(4) ? 'null' : 'now()'}`,
    ]
    for (let round = 0; round < 16; round++) {
      const statements = Array.from({ length: 50 }, () => {
        const lead = `company_id = '${company.id}' and id = '${ids[roll(ids.length)]}'`
        const kind = roll(changes.length + 3)
        const one = `select company_id, id, '${someTag()}' from leads where ${lead}`
        if (kind > changes.length)
          return `insert into lead_tags (company_id, lead_id, tag_id) ${one} on conflict do nothing`
        if (kind === changes.length)
          return `delete from lead_tags where (company_id, lead_id) in (select company_id, id from leads where ${lead})`
        return `update leads set ${changes[kind]?.()} where ${lead}`
      })
      await inCompany(test.deps, company.id, ({ db }) => db.execute(sql.raw(statements.join(';'))))
      if (round % 5 === 3) await asSystem(test.deps, ({ db }) => foldTallies(db, company.id))
    }
    const truth = await counted(company)
    expect(await summed(company)).toEqual(truth)
    await asSystem(test.deps, ({ db }) => foldTallies(db, company.id))
    expect(await summed(company)).toEqual(truth)
    await asSystem(test.deps, ({ db }) => rebuildTallies(db, company.id))
    expect(await summed(company)).toEqual(truth)
  })

  it('stay true while leads are moved, tagged and untagged at the same moments', async () => {
    const company = await test.company()
    const admin = await company.person('superAdmin')
    await test.call(admin, tagEndpoints.save, { tags: [{ name: 'Villa', colour: 'Green' }] })
    const [tag] = await test.call(admin, tagEndpoints.list, {})
    const leads = await addLeads(
      test.deps,
      company,
      Array.from({ length: 6 }, () => ({ assigneeId: admin.userId, budget: 100_000 })),
    )
    const stageIds = company.stages.filter(({ kind }) => kind === 'assigned' || kind === 'lost')
    const together = leads.flatMap((leadId) => [
      ...stageIds.map(({ id }) => tryOn(test, admin, leadId, { stageId: id })),
      test.send(admin, leadCaptureEndpoints.addTag, { leadId, tagId: tag?.id ?? '' }),
      ...stageIds.map(({ id }) => tryOn(test, admin, leadId, { stageId: id })),
      test.send(admin, leadCaptureEndpoints.removeTag, { leadId, tagId: tag?.id ?? '' }),
      test.send(admin, leadCaptureEndpoints.addTag, { leadId, tagId: tag?.id ?? '' }),
    ])
    for (const { status } of await Promise.all(together)) expect(status).toBeLessThan(500)
    expect(await summed(company)).toEqual(await counted(company))
  })

  it('take a bulk change as one, and give back what a rolled-back change took', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    await addLeads(
      test.deps,
      company,
      Array.from({ length: 20 }, () => ({})),
    )
    const undone = inCompany(test.deps, company.id, async ({ db }) => {
      await db.execute(sql`update leads set deleted_at = now()`)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect((await test.call(admin, leadEndpoints.counts, {})).total).toBe(20)
  })
})
