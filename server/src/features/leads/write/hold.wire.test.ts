import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { beforeEach, expect, it } from 'vitest'
import { aContact, captureLead, readLead } from '../../../testing/builders/capture'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()

let company: TestCompany
let owner: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin')
})

const isWaiting = async (): Promise<boolean> => {
  const { rows } = await test.deps.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

it('C-150 whoever waited for a lead changes it with the contacts that it has by then', async () => {
  const id = await captureLead(test, owner, { contacts: [aContact({ email: 'a@example.com' })] })
  const client = await test.deps.database.pool.connect()
  await client.query('begin')
  await client.query(`update leads set updated_at = updated_at + interval '1 second' where id = $1`, [id])
  await client.query(
    `insert into lead_contacts (company_id, lead_id, position, first_name, phones)
     values ($1, $2, 1, 'Rahul', '{+91 9000000002}')`,
    [company.id, id],
  )
  const change = { email: 'b@example.com' }
  const edited = test.call(owner, leadCaptureEndpoints.edit, { kind: 'change', id, change })
  await expect.poll(isWaiting).toBe(true)
  await client.query('commit')
  client.release()
  await edited
  const { contacts } = await readLead(test, owner, id)
  expect(contacts.map(({ firstName, email }) => [firstName, email])).toEqual([
    ['Ananya', 'b@example.com'],
    ['Rahul', undefined],
  ])
})
