import type { PeriodChoice } from '@foyer/contract/analytics/period'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { importLeads } from '../../../testing/builders/imports'
import { addStagesNamed, editOf, readPipeline } from '../../../testing/builders/pipeline'
import { actOn } from '../../../testing/builders/work'
import { expectAgreement, expectEntries } from '../../../testing/naive-figures/agreement'
import { chanceFrom, momentsBetween } from '../../../testing/naive-figures/clock'
import { firmIn, knownOf } from '../../../testing/naive-figures/firm'
import { live } from '../../../testing/naive-figures/invented-life'
import { expectLists } from '../../../testing/naive-figures/lists'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'
import { eraseDeletedLeads } from '../../leads/record/service/erase'
import { countAgain } from '../service/count-again'

const test = useTestApp()
afterEach(() => test.setNow(undefined))

const overMonths: PeriodChoice = { period: 'custom', from: '2028-01-31', to: '2028-02-29' }
const choices: PeriodChoice[] = [{ period: 'this-year' }, { period: 'last-month' }, overMonths]
const write = (text: string) => asSystem(test.deps, ({ db }) => db.execute(sql.raw(text)))

it('every figure and the list behind it agrees after imports are undone, people leave, stages go and leads are erased', async () => {
  const firm = await firmIn(test, 'Asia/Kolkata')
  const { company, staff, owner, manager, sales, assigner } = firm
  const chance = chanceFrom(41)
  let clock = Date.parse('2028-03-02T05:00:00Z')
  const later = (hours: number) => {
    clock += hours * 3_600_000
    test.setNow(new Date(clock))
  }
  const moments = momentsBetween(chance, '2028-01-10T00:00:00Z', '2028-03-02T04:00:00Z', 150, [])
  const without = ['merge', 'merge taken back']
  const { leads } = await live({ test, company, staff, chance, zone: 'Asia/Kolkata', moments, without })
  // Each looks once, so that nobody asks too much in a minute.
  const admins: TestPerson[] = []
  for (let left = 12; left > 0; left--) admins.push(await company.person('admin'))
  await write(
    "update sessions set expires_at = '2040-01-01', last_seen_at = '2039-01-01', created_at = '2039-01-01'",
  )
  const agrees = async (...chosen: TestPerson[]) => {
    const known = await knownOf(test, firm, new Date(clock))
    const [admin = owner] = admins.splice(0, 1)
    for (const choice of choices) {
      const asked = { viewer: admin.userId, chosen: [], choice }
      await expectAgreement(test, admin, known, asked)
      await expectEntries(test, admin, known, asked)
      await expectLists(test, admin, known, asked)
    }
    for (const viewer of [manager, assigner])
      await expectAgreement(test, viewer, known, { viewer: viewer.userId, chosen: [], choice: overMonths })
    if (chosen.length > 0) {
      const people = chosen.map(({ userId }) => userId)
      await expectAgreement(test, manager, known, {
        viewer: manager.userId,
        chosen: people,
        choice: overMonths,
      })
    }
    return known.firm
  }
  const mark = (action: 'archive' | 'unarchive' | 'delete' | 'restore', ids: string[]) =>
    test.call(owner, leadListEndpoints.bulk, { action, selection: { ids }, confirmCount: undefined })

  later(0)
  const rows = ['Nila', 'Naya', 'Nita', 'Nora']
    .map((name, at) => `${name},984503171${at},Pune,5 lakh`)
    .join('\n')
  const { id } = await importLeads(test, owner, `First Name,Phone Number,City,Budget\n${rows}\n`)
  const { leads: come } = await agrees()
  later(1)
  await test.call(owner, importEndpoints.undoImport, { id })
  const { leads: gone } = await agrees()
  const left = (all: typeof come) => all.filter(({ deleted_at }) => deleted_at === null).length
  expect(left(come) - left(gone)).toBe(4)

  await write(`update members set deactivated_at = now() where user_id = '${sales.userId}'`)
  await agrees(sales)
  await write(`update members set report_to = null where user_id = '${sales.userId}'`)
  await agrees()

  const [passing = ''] = await addStagesNamed(test, owner, 'Passing')
  const open = gone.filter(
    ({ assignee_id, deleted_at, archived_at, stage_id }) =>
      assignee_id &&
      !deleted_at &&
      !archived_at &&
      company.stages.find(({ id: of }) => of === stage_id)?.kind === 'open',
  )
  const [first, second] = open
  for (const one of [first, second]) {
    later(1)
    await actOn(test, owner, one?.id ?? '', { stageId: passing })
  }
  later(20)
  await actOn(test, owner, first?.id ?? '', { stageId: first?.stage_id ?? '' })
  await mark('archive', [second?.id ?? ''])
  await test.call(owner, pipelineEndpoints.edit, editOf({ deletedIds: [passing] }))
  await agrees()
  later(20)
  await mark('unarchive', [second?.id ?? ''])
  await agrees()
  await test.call(owner, pipelineEndpoints.edit, editOf({ restoredIds: [passing] }))
  expect((await readPipeline(test, owner)).stages.map(({ id: of }) => of)).toContain(passing)
  await agrees()

  later(1)
  await mark('delete', leads.slice(0, 6))
  later(31 * 24)
  const { leads: before } = await agrees()
  await eraseDeletedLeads(test.deps)
  const { leads: after } = await agrees()
  expect(before.length - after.length).toBeGreaterThanOrEqual(6)
  await countAgain(test.deps, company.id)
  await agrees()

  // No call changes what a stage stands for; whoever does it in the database counts again.
  await write(`update stages set kind = 'won' where company_id = '${company.id}' and name = 'Proposal'`)
  await countAgain(test.deps, company.id)
  await agrees()
})
