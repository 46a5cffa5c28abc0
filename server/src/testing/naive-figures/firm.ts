import { sql } from 'drizzle-orm'
import { asSystem } from '../../context'
import { countAgain } from '../../features/analytics/service/count-again'
import { addStagesNamed, readPipeline } from '../builders/pipeline'
import type { TestApp } from '../test-app'
import type { TestCompany, TestPerson } from '../test-company'
import { callsOf } from './calls'
import type { Known } from './figures'
import { followUpsOf } from './follow-ups'
import { readFirm } from './raw-rows'
import { staysOf } from './stays'

const write = (test: TestApp, text: string) => asSystem(test.deps, ({ db }) => db.execute(sql.raw(text)))

export async function setClocks(test: TestApp, { id }: TestCompany, zone: string): Promise<void> {
  await write(test, `update companies set time_zone = '${zone}' where id = '${id}'`)
  await countAgain(test.deps, id)
}

/** A firm with people below people, somebody who assigns, and somebody who works alone. */
export async function firmIn(test: TestApp, zone: string) {
  const begun = await test.company()
  await setClocks(test, begun, zone)
  const names = new Map<string, string>()
  const person = async (
    kind: Parameters<TestCompany['person']>[0],
    firstName: string,
    above?: TestPerson,
  ): Promise<TestPerson> => {
    const more = above ? { reportTo: above.userId } : {}
    const one = await begun.person(kind, { firstName, lastName: 'Rao', ...more })
    names.set(one.userId, `${firstName} Rao`)
    return one
  }
  const owner = await person('superAdmin', 'Olga')
  const manager = await person('editor', 'Meera')
  const lead = await person('editor', 'Lata', manager)
  const sales = await person('editor', 'Sunil', lead)
  const other = await person('editor', 'Omar', manager)
  const alone = await person('editor', 'Anil')
  const assigner = await person('assigner', 'Gita')
  // Months go by, and nobody signs in again.
  await write(
    test,
    "update sessions set expires_at = '2040-01-01', last_seen_at = '2039-01-01', created_at = '2039-01-01'",
  )
  await addStagesNamed(test, owner, 'Site visit', 'Proposal')
  const company = { ...begun, stages: (await readPipeline(test, owner)).stages }
  const staff = { owner, assigner, sellers: [manager, lead, sales, other, alone] }
  return { company, staff, owner, manager, lead, sales, other, alone, assigner, names }
}
type Firm = Awaited<ReturnType<typeof firmIn>>

/** What its raw rows say at this moment. */
export async function knownOf(test: TestApp, { company, names }: Firm, now: Date): Promise<Known> {
  const firm = await readFirm(test, company.id)
  return {
    firm,
    calls: callsOf(firm),
    followUps: firm.leads.flatMap((lead) => followUpsOf(firm, lead)),
    stays: new Map(firm.leads.map((lead) => [lead.id, staysOf(firm, lead)])),
    now,
    nameOf: (id) => names.get(id) ?? '',
  }
}
