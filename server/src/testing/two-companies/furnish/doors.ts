import { api } from '@foyer/contract/wire/api'
import { intakeJobs } from '../../../features/intake/jobs'
import type { Firm } from '../firm'
import { addressOfLead } from '../own-things'

/** Two doors; through one of them came what is a lead already, and what could not be taken in. */
export async function furnishDoors({ test, caller, company }: Firm) {
  const add = (kind: 'webhook' | 'indiamart', name: string) =>
    test.call(caller, api.intake.addDoor, { kind, name, source: 'Alpha Fair', duplicates: 'skip' })
  const door = await add('webhook', 'Alpha Portal')
  const otherDoor = await add('indiamart', 'Alpha Mart')
  const { address = '' } = await test.call(caller, api.intake.door, { id: door.id })
  const doorKey = address.split('/').at(-1) ?? ''
  for (const query of [{ name: 'Alpha Lead', email: addressOfLead }, { note: 'Alpha nobody' }])
    await test.call(undefined, api.intake.deliverByAddress, { key: doorKey, query })
  const { 'intake.take': take } = intakeJobs(test.deps)
  await test.deps.jobs.runDue({ 'intake.take': take })
  const { rows } = await test.deps.database.pool.query<{ id: string }>(
    `select id from intake_deliveries where company_id = $1 and state = 'failed'`,
    [company.id],
  )
  return { door: door.id, otherDoor: otherDoor.id, doorKey, delivery: rows[0]?.id ?? '' }
}
