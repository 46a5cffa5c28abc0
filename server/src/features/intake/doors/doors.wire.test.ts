import { companyEndpoints } from '@foyer/contract/wire/company'
import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { deliveriesOf, makeDoor, sendTo, settleAll } from '../../../testing/builders/doors'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'
import { eraseDeletedLeads } from '../../leads/record/service/erase'
import { intakeJobs } from '../jobs'

const test = useTestApp()
const { addDoor, door: doorCall, doors, editDoor, retryDeliveries, tryDoor } = doorEndpoints

let company: TestCompany
let admin: TestPerson
let editor: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('superAdmin')
  editor = await company.person('editor')
})

const described = { kind: 'webhook', name: 'Website', duplicates: 'skip' } as const
const asha = { name: 'Asha Rao', phone: '9845021763' }

describe('Settings, Lead Sources', () => {
  it('are those of editors, or of admins alone; everybody with leads reads the list', async () => {
    const reader = await company.person('reader')
    const { id } = await makeDoor(test, editor)
    expect((await test.call(reader, doors, {})).data.map(({ name }) => name)).toEqual(['Website'])
    expect((await test.send(reader, doorCall, { id })).status).toBe(403)
    await test.call(admin, companyEndpoints.editSetup, { isSetupByAdmins: true })
    expect((await test.send(editor, addDoor, { ...described, name: 'Other' })).status).toBe(403)
    expect((await test.send(admin, addDoor, { ...described, name: 'Other' })).status).toBe(200)
  })

  it('count what came today and in thirty days as the company counts days, without tests', async () => {
    const { id, key } = await makeDoor(test, admin)
    // 23:40 and 00:10 in India.
    const times = [
      '2026-04-19T18:10:00Z',
      '2026-04-19T18:40:00Z',
      '2026-03-22T00:00:00Z',
      '2026-03-20T00:00:00Z',
    ]
    try {
      for (const [at, time] of times.entries()) {
        test.setNow(new Date(time))
        await sendTo(test, key, { json: { ...asha, phone: `984502176${at}` } })
      }
      test.setNow(new Date('2026-04-20T06:00:00Z'))
      const now = await company.person('superAdmin')
      await test.call(now, tryDoor, { id })
      const { data } = await test.call(now, doors, {})
      expect(data[0]).toMatchObject({ today: 1, last30Days: 3, lastReceivedAt: '2026-04-20T06:00:00.000Z' })
    } finally {
      test.setNow(undefined)
    }
  })

  it('refuse a name that is there, keys where there are none, fields that are gone, and what is too long', async () => {
    const { id } = await makeDoor(test, admin)
    const taken = await test.send(admin, addDoor, { ...described, name: 'WEBSITE' })
    expect([taken.status, told(taken)]).toEqual([409, 'There is a lead source “WEBSITE” already.'])
    expect((await test.send(admin, addDoor, { ...described, name: 'x'.repeat(61) })).status).toBe(400)
    expect((await test.send(admin, addDoor, { ...described, name: '  ' })).status).toBe(400)
    expect((await test.send(admin, editDoor, { id, kind: 'key', secret: 'x' })).body.code).toBe('no-key')
    for (const target of ['constructor', 'stage', 'custom:nothing', ''])
      expect(
        (await test.send(admin, editDoor, { id, kind: 'mapping', mapping: { a: target } })).body.code,
        target,
      ).toBe('unknown-field')
    expect((await test.send(admin, retryDeliveries, { id })).body.code).toBe('nothing-to-retry')
  })

  it('keep what was chosen for a value that the last payload did not have', async () => {
    const { id } = await makeDoor(test, admin)
    const choose = (mapping: Record<string, string>) =>
      test.call(admin, editDoor, { id, kind: 'mapping', mapping })
    await choose({ stadt: 'city', tel: 'phone' })
    await choose({ tel: 'none', mail: 'email' })
    const { rows } = await test.deps.database.pool.query('select mapping from intake_doors where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ mapping: { stadt: 'city', tel: 'none', mail: 'email' } }])
  })

  it('of other kinds are set up on their own pages', async () => {
    const { id } = await makeDoor(test, admin)
    await test.deps.database.pool.query(`update intake_doors set kind = 'meta' where id = $1`, [id])
    expect((await test.send(admin, editDoor, { id, kind: 'pause' })).body.code).toBe('set-up-elsewhere')
    expect((await test.send(admin, tryDoor, { id })).body.code).toBe('set-up-elsewhere')
  })

  it.each(['webhook', 'google-ads', 'indiamart', 'justdial'] as const)(
    'a test of %s goes the way of every delivery, says what would become of it and makes no lead',
    async (kind) => {
      const { id } = await makeDoor(test, admin, { kind })
      const { fields, problems } = await test.call(admin, tryDoor, { id })
      expect(fields).toContainEqual({ label: 'Full Name', text: 'Sample Person' })
      expect(problems).toEqual([])
      await settleAll(test)
      const [delivery] = await deliveriesOf(test, id)
      expect(delivery).toMatchObject({ state: 'done', outcome: 'test', lead_id: null })
      const { rows } = await test.deps.database.pool.query('select from leads where company_id = $1', [
        company.id,
      ])
      expect(rows).toEqual([])
    },
  )
})

describe('what was delivered', () => {
  it('and ended the server each time it was taken in is named with what failed, and can be tried again', async () => {
    const { id, key } = await makeDoor(test, admin)
    await sendTo(test, key, { json: asha })
    await test.deps.database.pool.query(`update jobs set tries = 9 where kind = 'intake.take'`)
    await settleAll(test)
    const { state, failed, failures } = await test.call(admin, doorCall, { id })
    expect([state, failed]).toEqual(['failing', 1])
    expect(failures.map(({ reason }) => reason)).toEqual(['Something went wrong on our side.'])
    await test.call(admin, retryDeliveries, { id })
    await settleAll(test)
    expect(await deliveriesOf(test, id)).toMatchObject([{ state: 'done', outcome: 'created' }])
  })

  it('and is taken in again after its lead was deleted is an enquiry that somebody waits for', async () => {
    const { id, key } = await makeDoor(test, admin)
    await sendTo(test, key, { json: asha })
    await settleAll(test)
    const [first] = await deliveriesOf(test, id)
    await test.deps.database.pool.query('update leads set deleted_at = now() where id = $1', [first?.lead_id])
    const { recent } = await test.call(admin, doorCall, { id })
    await test.call(admin, retryDeliveries, { id, deliveryId: recent[0]?.id })
    await settleAll(test)
    const [again] = await deliveriesOf(test, id)
    expect(again).toMatchObject({ state: 'done', outcome: 'created' })
    expect(again?.lead_id).not.toBe(first?.lead_id)
    const { rows } = await test.deps.database.pool.query('select respond_by from leads where id = $1', [
      again?.lead_id,
    ])
    expect(rows[0].respond_by).not.toBeNull()
  })

  it('is forgotten after 30 days, but does not come in again', async () => {
    const { id, key } = await makeDoor(test, admin, { kind: 'justdial' })
    const lead = { leadid: 'J1', ...asha, mobile: asha.phone }
    await sendTo(test, key, { json: lead })
    await settleAll(test)
    try {
      test.setNow(new Date(Date.now() + 31 * 86_400_000))
      await intakeJobs(test.deps)['intake.purge']()
      expect(await deliveriesOf(test, id)).toMatchObject([{ payload: null, once_key: 'id:J1' }])
      await sendTo(test, key, { json: lead })
      expect(await deliveriesOf(test, id)).toHaveLength(1)
    } finally {
      test.setNow(undefined)
    }
  })

  it('ADR-101 is exported with the person, and forgotten when the lead is erased', async () => {
    const { id, key } = await makeDoor(test, admin)
    await sendTo(test, key, { json: { ...asha, house: { facing: 'East <b>' } } })
    await settleAll(test)
    const [delivery] = await deliveriesOf(test, id)
    const leadId = delivery?.lead_id ?? ''
    const { body } = await test.send(admin, leadCaptureEndpoints.personalData, { leadId })
    expect(String(body.content)).toContain('What this person sent')
    expect(String(body.content)).toContain('house.facing: East &lt;b&gt;')
    await test.deps.database.pool.query(
      `update leads set deleted_at = now() - interval '31 days' where id = $1`,
      [leadId],
    )
    await eraseDeletedLeads(test.deps)
    expect(await deliveriesOf(test, id)).toMatchObject([{ payload: null, lead_id: null }])
    const { rows } = await test.deps.database.pool.query(
      `select to_jsonb(d)::text as row from intake_deliveries d where door_id = $1`,
      [id],
    )
    expect(rows[0].row).not.toContain('Asha')
  })
})
