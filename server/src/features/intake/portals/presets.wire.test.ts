import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { readLead } from '../../../testing/builders/capture'
import { deliveriesOf, makeDoor, sendTo, settleAll } from '../../../testing/builders/doors'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()

let admin: TestPerson
beforeEach(async () => {
  const company = await test.company()
  admin = await company.person('superAdmin')
})

const leadOf = async (doorId: string) => {
  await settleAll(test)
  const [delivery] = await deliveriesOf(test, doorId)
  expect(delivery?.reason ?? null).toBeNull()
  return readLead(test, admin, delivery?.lead_id ?? '')
}

describe('Google Ads lead forms', () => {
  const form = (over: Record<string, unknown>) => ({
    lead_id: 'TeSter-123-ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefghijklmnopqrstuvwxyz-0123456789',
    user_column_data: [
      { column_name: 'Full Name', string_value: 'Asha Rao', column_id: 'FULL_NAME' },
      { column_name: 'User Email', string_value: 'asha@example.com', column_id: 'EMAIL' },
      { column_name: 'User Phone', string_value: '+919845021763', column_id: 'PHONE_NUMBER' },
      { column_name: 'Postal Code', string_value: '411038', column_id: 'POSTAL_CODE' },
      { column_name: 'What is your budget?', string_value: '12 lakh', column_id: 'QUESTION_1' },
    ],
    api_version: '1.0',
    form_id: 40000000000,
    campaign_id: 123456,
    gcl_id: 'TeSter-123-ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    ...over,
  })

  it('are read by the ids of their columns, and the key is not kept', async () => {
    const door = await makeDoor(test, admin, { kind: 'google-ads', source: 'Google Ads' })
    const answer = await sendTo(test, door.key, { json: form({ google_key: door.proof }) })
    expect(answer.status).toBe(200)
    const lead = await leadOf(door.id)
    expect(lead).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      postalCode: '411038',
      source: 'Google Ads',
    })
    expect(lead.contacts[0]).toMatchObject({ email: 'asha@example.com', phones: ['+91 9845021763'] })
    expect(JSON.stringify(await deliveriesOf(test, door.id))).not.toContain(door.proof)
  })

  it('come in once by lead_id, whatever else differs', async () => {
    const door = await makeDoor(test, admin, { kind: 'google-ads' })
    await sendTo(test, door.key, { json: form({ google_key: door.proof }) })
    await sendTo(test, door.key, { json: form({ google_key: door.proof, campaign_id: 7 }) })
    expect(await deliveriesOf(test, door.id)).toHaveLength(1)
  })

  it('with another key, or none, are refused; the door says why until the right one comes', async () => {
    const door = await makeDoor(test, admin, { kind: 'google-ads' })
    for (const google_key of ['wrong', undefined, 42, '']) {
      const answer = await sendTo(test, door.key, { json: form({ google_key }) })
      expect([answer.status, answer.body.code]).toEqual([403, 'wrong-key'])
    }
    expect(await deliveriesOf(test, door.id)).toEqual([])
    const failing = await test.call(admin, doorEndpoints.door, { id: door.id })
    expect([failing.state, failing.message]).toEqual([
      'failing',
      'Google sent another key. Please enter the key of this page in Google Ads.',
    ])
    await sendTo(test, door.key, { json: form({ google_key: door.proof }) })
    await leadOf(door.id)
    expect((await test.call(admin, doorEndpoints.door, { id: door.id })).state).toBe('on')
  })

  it('that are tests make no lead', async () => {
    const door = await makeDoor(test, admin, { kind: 'google-ads' })
    await sendTo(test, door.key, { json: form({ google_key: door.proof, is_test: true }) })
    await settleAll(test)
    const [delivery] = await deliveriesOf(test, door.id)
    expect(delivery).toMatchObject({ state: 'done', outcome: 'test', lead_id: null })
    const shown = await test.call(admin, doorEndpoints.door, { id: door.id })
    expect([shown.today, shown.last30Days]).toEqual([0, 0])
  })

  it.each([
    ['no columns', { user_column_data: undefined }],
    ['columns that are no list', { user_column_data: 'x' }],
    ['columns without values', { user_column_data: [null, 7, { column_id: 'EMAIL' }, {}] }],
  ])('with %s fail with a reason', async (_what, broken) => {
    const door = await makeDoor(test, admin, { kind: 'google-ads' })
    expect((await sendTo(test, door.key, { json: form({ google_key: door.proof, ...broken }) })).status).toBe(
      200,
    )
    await settleAll(test)
    const [delivery] = await deliveriesOf(test, door.id)
    expect(delivery).toMatchObject({ state: 'failed' })
    expect(delivery?.reason).toContain('No phone number and no email was found.')
  })
})

const enquiry = (over: Record<string, unknown> = {}) => ({
  UNIQUE_QUERY_ID: '2012487827',
  QUERY_TYPE: 'W',
  QUERY_TIME: '2026-04-08 12:47:25',
  SENDER_NAME: 'Asha Rao',
  SENDER_MOBILE: '+91-9845021763',
  SENDER_EMAIL: 'asha@example.com',
  SUBJECT: 'Requirement for Modular Kitchen',
  SENDER_COMPANY: '',
  SENDER_ADDRESS: 'Kothrud, Pune, Maharashtra, 411038',
  SENDER_CITY: 'Pune',
  SENDER_STATE: 'Maharashtra',
  SENDER_PINCODE: '411038',
  SENDER_COUNTRY_ISO: 'IN',
  SENDER_MOBILE_ALT: '+91-9845011111',
  QUERY_PRODUCT_NAME: 'Modular Kitchen',
  QUERY_MESSAGE: 'I am interested in a modular kitchen.',
  RECEIVER_MOBILE: '9000000009',
  ...over,
})

describe('IndiaMART', () => {
  it('pushes one enquiry, which comes in once by UNIQUE_QUERY_ID', async () => {
    const door = await makeDoor(test, admin, { kind: 'indiamart', source: 'IndiaMART' })
    for (const QUERY_TIME of ['2026-04-08 12:47:25', '2026-04-08 12:47:26'])
      await sendTo(test, door.key, {
        json: { CODE: 200, STATUS: 'SUCCESS', RESPONSE: enquiry({ QUERY_TIME }) },
      })
    const lead = await leadOf(door.id)
    expect(await deliveriesOf(test, door.id)).toHaveLength(1)
    expect(lead).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      city: 'Pune',
      postalCode: '411038',
      workScope: 'Modular Kitchen',
      remarks: 'Requirement for Modular Kitchen\nI am interested in a modular kitchen.',
      source: 'IndiaMART',
    })
    expect(lead.contacts[0]?.phones).toEqual(['+91 9845021763', '+91 9845011111'])
  })

  it('pushes several, each by itself', async () => {
    const door = await makeDoor(test, admin, { kind: 'indiamart' })
    const RESPONSE = [enquiry(), enquiry({ UNIQUE_QUERY_ID: '2', SENDER_MOBILE: '+91-9845011112' })]
    await sendTo(test, door.key, { json: { CODE: 200, STATUS: 'SUCCESS', RESPONSE } })
    expect((await deliveriesOf(test, door.id)).map(({ once_key: key }) => key)).toEqual([
      'id:2',
      'id:2012487827',
    ])
  })
})

describe('JustDial', () => {
  const params = {
    leadid: 'RMX7653',
    leadtype: 'Category',
    prefix: 'Ms',
    name: 'Asha Rao',
    mobile: '9845021763',
    phone: '',
    email: 'asha@example.com',
    date: '2026-04-08',
    category: 'Interior Designers',
    area: 'Kothrud',
    city: 'Pune',
    brancharea: 'Camp',
    dncmobile: '0',
    dncphone: '0',
    company: 'Foyer Studio',
    pincode: '411038',
    time: '12:47:25',
    branchpin: '411001',
    parentid: 'PXX20',
  }

  it.each(['GET', 'POST'] as const)('sends a lead by %s, once by leadid', async (method) => {
    const door = await makeDoor(test, admin, { kind: 'justdial', source: 'JustDial' })
    const text = new URLSearchParams(params).toString()
    for (const more of ['', '&time=13:00:00'])
      await sendTo(
        test,
        door.key,
        method === 'GET'
          ? { method, query: text + more }
          : { method, body: text + more, type: 'application/x-www-form-urlencoded' },
      )
    const lead = await leadOf(door.id)
    expect(await deliveriesOf(test, door.id)).toHaveLength(1)
    expect(lead).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      city: 'Pune',
      address: 'Kothrud',
      postalCode: '411038',
      workScope: 'Interior Designers',
      type: 'individual',
    })
    expect(lead.area).toBeUndefined()
  })
})
