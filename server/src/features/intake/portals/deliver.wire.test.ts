import { companyEndpoints } from '@foyer/contract/wire/company'
import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { aContact, captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { deliveriesOf, type MadeDoor, makeDoor, sendTo, settleAll } from '../../../testing/builders/doors'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { createNotificationRules } from '../../notifications/service'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
let door: MadeDoor
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('superAdmin')
  door = await makeDoor(test, admin, { source: 'Website', sourceName: 'Contact page' })
})

const asha = { name: 'Asha Rao', phone: '98450 21763', email: 'asha@example.com', city: 'Pune' }
/** Nothing that could be packed. */
const noise = (length: number) =>
  Array.from({ length }, (_, at) => 'abcdefghijklmnop'.charAt((at * 7_919 + ((at * at) >> 5)) % 16)).join('')
const only = async (id = door.id) => {
  const all = await deliveriesOf(test, id)
  expect(all).toHaveLength(1)
  return all[0]
}
const takenLead = async () => {
  await settleAll(test)
  const delivery = await only()
  expect([delivery?.state, delivery?.reason]).toEqual(['done', null])
  return readLead(test, admin, delivery?.lead_id ?? '')
}
const extraOf = async (id: string) =>
  (await test.deps.database.pool.query('select extra from leads where id = $1', [id])).rows[0].extra
const bells = async (person: TestPerson) => {
  const { rows } = await test.deps.database.pool.query<{ text: string }>(
    `select n.text from notifications n join notification_receivers r on r.notification_id = n.id and r.company_id = n.company_id
     where r.user_id = $1 order by n.created_at, n.id`,
    [person.userId],
  )
  return rows.map(({ text }) => text)
}

describe('an address that others deliver to', () => {
  it('cannot be guessed, is looked up by its hash and kept locked', async () => {
    expect(Buffer.from(door.key, 'base64url').length).toBeGreaterThanOrEqual(16)
    const { rows } = await test.deps.database.pool.query('select * from intake_doors where id = $1', [
      door.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(door.key)
    expect(test.deps.secrets.unlock(rows[0].key)).toBe(door.key)
  })

  it('is one address, however it is written: its calls are counted together', async () => {
    const [first = '', ...more] = door.key
    const encoded = `%${first.charCodeAt(0).toString(16)}${more.join('')}`
    const left: number[] = []
    for (const key of [door.key, encoded, door.key]) {
      const { headers } = await test.app.inject({ method: 'GET', url: `/hooks/${key}` })
      left.push(Number(headers['x-ratelimit-remaining']))
    }
    const [before = 0] = left
    expect(left).toEqual([before, before - 1, before - 2])
  })

  it.each([
    ['JSON', { json: asha }],
    [
      'JSON that says it is a form',
      { body: JSON.stringify(asha), type: 'application/x-www-form-urlencoded' },
    ],
    ['JSON that says nothing', { body: JSON.stringify(asha) }],
    ['a list with one', { json: [asha] }],
    ['a form', { body: new URLSearchParams(asha).toString(), type: 'application/x-www-form-urlencoded' }],
    ['parameters', { query: new URLSearchParams(asha).toString(), method: 'GET' as const }],
    [
      'parameters beside a body',
      { query: 'city=Pune&email=asha%40example.com', json: { name: asha.name, phone: asha.phone } },
    ],
    [
      'a form in parts, with a file',
      {
        type: 'multipart/form-data; boundary=xyz',
        body: [
          ...Object.entries(asha).map(
            ([name, value]) => `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
          ),
          '--xyz\r\nContent-Disposition: form-data; name="plan"; filename="plan.pdf"\r\n\r\n%PDF\r\n--xyz--\r\n',
        ].join(''),
      },
    ],
  ])('takes %s', async (_shape, sent) => {
    const answer = await sendTo(test, door.key, sent)
    expect(answer).toEqual({ status: 200, body: { code: 200, status: 'RECEIVED', message: 'Received' } })
    const lead = await takenLead()
    expect(lead).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      city: 'Pune',
      source: 'Website',
      sourceName: 'Contact page',
    })
    expect(lead.contacts[0]).toMatchObject({ email: 'asha@example.com', phones: ['+91 9845021763'] })
    expect(sentencesOf(lead).at(-1)).toBe('The Lead came in through Website')
  })

  it('of a file in a form keeps the name', async () => {
    const part = (head: string, content: string) =>
      `--xyz\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
    await sendTo(test, door.key, {
      type: 'multipart/form-data; boundary=xyz',
      body: `${part('name="phone"', asha.phone)}${part('name="plan"; filename="plan.pdf"', '%PDF')}${part('name="photo"; filename=""', '')}--xyz--`,
    })
    expect(await extraOf((await takenLead()).id)).toEqual({ plan: 'plan.pdf' })
  })

  it('reads what is written in any script, and drops what no database stores', async () => {
    await sendTo(test, door.key, { json: { ...asha, name: 'आशा राव', city: 'Pu\u0000ne', note: '\ud83d' } })
    expect(await takenLead()).toMatchObject({ firstName: 'आशा', lastName: 'राव', city: 'Pune' })
  })

  it('takes several at once', async () => {
    await sendTo(test, door.key, { json: [asha, { ...asha, phone: '9845011111', email: '' }] })
    await settleAll(test)
    expect((await deliveriesOf(test, door.id)).map(({ outcome }) => outcome)).toEqual(['created', 'created'])
  })

  it('C-114 refuses no person: values that no form would take are kept as they came, and flagged', async () => {
    const odd = {
      name: 'Asha Rao 2',
      phone: '98450 2176',
      email: 'asha at example.com',
      pincode: '41103',
      budget: '5 to 10 lakh',
      city: 'Pune 38',
    }
    await sendTo(test, door.key, { json: odd })
    const lead = await takenLead()
    expect(lead).toMatchObject({ firstName: 'Asha Rao', lastName: '2', postalCode: '41103', city: 'Pune 38' })
    expect(lead.contacts[0]).toMatchObject({ email: odd.email, phones: ['+91 984502176'] })
    const said = lead.history.at(-1)?.remark?.split('\n') ?? []
    expect(said[0]).toBe('Please check what came in:')
    for (const line of ['Phone Number: 98450 2176', 'Budget is not valid', 'Budget: 5 to 10 lakh'])
      expect(said).toContain(line)
  })

  it('keeps what no field takes with the lead', async () => {
    await sendTo(test, door.key, { json: { ...asha, house: { facing: 'East' } } })
    const { id } = await takenLead()
    expect(await extraOf(id)).toMatchObject({ 'house.facing': 'East' })
  })

  it('that nobody has is told so, and nothing is stored', async () => {
    const count = async () =>
      (await test.deps.database.pool.query('select count(*)::int as n from intake_deliveries')).rows[0].n
    const before = await count()
    for (const key of ['x', door.key.slice(1), `${door.key}x`]) {
      const answer = await sendTo(test, key, { json: asha })
      expect([answer.status, answer.body.message]).toEqual([404, 'There is no lead source at this address.'])
    }
    expect(await count()).toBe(before)
  })

  it.each([500, 5_000, 100_000])(
    'refuses what is %i levels deep, and keeps nothing of it',
    async (levels) => {
      const text = `${'{"inner":'.repeat(levels)}"Asha"${'}'.repeat(levels)}`
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: `/hooks/${door.key}`,
        headers: { 'content-type': 'application/json' },
        payload: text,
      })
      expect([400, 413]).toContain(statusCode)
      expect(await deliveriesOf(test, door.id)).toEqual([])
    },
  )

  it('says that it is ready where nothing is sent with GET', async () => {
    const answer = await sendTo(test, door.key, { method: 'GET' })
    expect([answer.status, answer.body.message]).toEqual([200, 'This address is ready to receive enquiries.'])
    expect(await deliveriesOf(test, door.id)).toEqual([])
  })

  it('that is paused refuses and keeps nothing, until it goes on', async () => {
    await test.call(admin, doorEndpoints.editDoor, { id: door.id, kind: 'pause' })
    const answer = await sendTo(test, door.key, { json: asha })
    expect([answer.status, answer.body.code]).toEqual([410, 'source-paused'])
    expect(await deliveriesOf(test, door.id)).toEqual([])
    await test.call(admin, doorEndpoints.editDoor, { id: door.id, kind: 'resume' })
    expect((await sendTo(test, door.key, { json: asha })).status).toBe(200)
  })

  it('has another key at once when it is changed, and none when it is deleted; what came is taken in', async () => {
    await sendTo(test, door.key, { json: asha })
    await test.call(admin, doorEndpoints.editDoor, { id: door.id, kind: 'rotate' })
    expect((await sendTo(test, door.key, { json: asha })).status).toBe(404)
    const { address = '' } = await test.call(admin, doorEndpoints.door, { id: door.id })
    const key = address.split('/').at(-1) ?? ''
    expect((await sendTo(test, key, { json: { ...asha, city: 'Goa' } })).status).toBe(200)
    await test.call(admin, doorEndpoints.editDoor, { id: door.id, kind: 'delete' })
    expect((await sendTo(test, key, { json: asha })).status).toBe(404)
    await settleAll(test)
    // Both wait at once: either of them may be the first.
    const outcomes = (await deliveriesOf(test, door.id)).map(({ outcome }) => outcome)
    expect(outcomes.sort()).toEqual(['created', 'repeated'])
  })

  it.each([
    ['nothing', { body: '' }, 400, 'empty-delivery'],
    ['an empty object', { json: {} }, 400, 'empty-delivery'],
    ['an empty list', { json: [] }, 400, 'empty-delivery'],
    ['half a JSON', { body: '{"name":', type: 'application/json' }, 400, 'not-json'],
    ['a number', { body: '42', type: 'application/json' }, 400, 'unreadable-delivery'],
    ['a list of texts', { json: ['a'] }, 400, 'unreadable-delivery'],
    ['XML', { body: '<lead><name>Asha</name></lead>', type: 'text/xml' }, 400, 'unreadable-delivery'],
    ['too many', { json: Array.from({ length: 101 }, () => asha) }, 400, 'too-many-leads'],
    [
      'what is too deep',
      { body: `${'['.repeat(20_000)}${']'.repeat(20_000)}`, type: 'application/json' },
      400,
      'not-json',
    ],
    ['what is too large', { json: { name: 'x'.repeat(300_000) } }, 413, 'too-large'],
  ])('refuses %s with words, and stores nothing', async (_what, sent, status, code) => {
    const answer = await sendTo(test, door.key, sent)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.message).toBeTruthy()
    expect(await deliveriesOf(test, door.id)).toEqual([])
  })
})

describe('the same delivery', () => {
  it('comes in once however often it is sent, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendTo(test, door.key, { json: asha })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await settleAll(test)
    expect((await only())?.outcome).toBe('created')
  })

  it('on another day is another enquiry, of which the owner of the lead hears', async () => {
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    const seller = await company.person('editor')
    await test.call(admin, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: true })
    await sendTo(test, door.key, { json: asha })
    await settleAll(test)
    const [first] = await deliveriesOf(test, door.id)
    await test.deps.database.pool.query('update leads set assignee_id = $2 where id = $1', [
      first?.lead_id,
      seller.userId,
    ])
    test.setNow(new Date(Date.now() + 86_400_000))
    try {
      await sendTo(test, door.key, { json: asha })
      await settleAll(test)
    } finally {
      test.setNow(undefined)
    }
    const [, again] = await deliveriesOf(test, door.id)
    expect(again).toMatchObject({ outcome: 'repeated', lead_id: first?.lead_id })
    const lead = await readLead(test, admin, first?.lead_id ?? '')
    expect(sentencesOf(lead)[0]).toBe('A new enquiry of this Lead came in through Website')
    expect(await bells(seller)).toContain('<b>Asha Rao</b> enquired again through Website')
    expect(await bells(admin)).toContain('<b>Asha Rao</b> enquired again through Website')
  })

  it('C-091 of somebody who is a lead already: what the lead has no room for stands in its history', async () => {
    const id = await captureLead(test, admin, {
      contacts: [aContact({ phones: ['+91 9845021763'] })],
      city: 'Nashik',
    })
    await sendTo(test, door.key, {
      json: { ...asha, message: 'Now it is a villa', house: { facing: 'East' } },
    })
    await settleAll(test)
    const { history, city } = await readLead(test, admin, id)
    expect(city).toBe('Nashik')
    expect(history[0]?.sentence).toBe('A new enquiry of this Lead came in through Website')
    expect(history[0]?.remark?.split('\n')).toEqual(
      expect.arrayContaining(['City: Pune', 'Remarks: Now it is a villa', 'house.facing: East']),
    )
  })

  it.each([
    ['email', { email: `${noise(5_000)}@x.in` }],
    ['source', { source: noise(5_000), source_name: noise(5_000) }],
    ['work scope', { requirement: noise(5_000) }],
    ['name', { name: noise(5_000), city: noise(5_000), pincode: noise(5_000), company: noise(5_000) }],
    ['number', { phone: noise(5_000) }],
  ])(
    'C-114 with an endless %s is a lead that can be opened, and nothing of it is lost',
    async (_what, odd) => {
      await sendTo(test, door.key, { json: { ...asha, ...odd } })
      const lead = await takenLead()
      const said = lead.history.map(({ remark }) => remark).join('\n')
      for (const text of Object.values(odd)) expect(said.replace(/\s/g, '')).toContain(text)
      const { rows } = await test.deps.database.pool.query('select * from leads where id = $1', [lead.id])
      expect(JSON.stringify(rows[0]).length).toBeLessThan(5_000)
    },
  )

  it('with more phone numbers than a lead has room for names the others', async () => {
    const phones = Array.from({ length: 12 }, (_, at) => `98450217${at + 10}`)
    await sendTo(test, door.key, { json: { ...asha, phone: phones.join(', ') } })
    const lead = await takenLead()
    expect(lead.contacts[0]?.phones).toHaveLength(10)
    expect(lead.history.map(({ remark }) => remark).join('\n')).toContain('9845021721')
  })

  it('with names and figures that the database cannot hold comes in all the same', async () => {
    await sendTo(test, door.key, {
      body: '{"na\\u0000me":"Asha\\ud83d","phone":"9845021763","ref":12345678901234567890,"much":1e999,"few":0.1234567890123456789}',
    })
    const lead = await takenLead()
    expect(lead.firstName).toBe('Asha\ufffd')
    expect(await extraOf(lead.id)).toEqual({
      ref: '12345678901234567890',
      much: '1e999',
      few: '0.12345678901234568',
    })
  })

  it('of somebody who is a lead already follows the policy of the door', async () => {
    const id = await captureLead(test, admin, { contacts: [aContact({ phones: ['+91 9845021763'] })] })
    for (const [policy, outcome] of [
      ['skip', 'repeated'],
      ['fill', 'updated'],
      ['add', 'created'],
    ] as const) {
      const made = await makeDoor(test, admin, { name: policy, duplicates: policy })
      await sendTo(test, made.key, { json: { ...asha, address: '4 Hill Road' } })
      await settleAll(test)
      expect((await only(made.id))?.outcome, policy).toBe(outcome)
    }
    expect(await readLead(test, admin, id)).toMatchObject({ address: '4 Hill Road' })
  })
})

describe('fields that have names of their own', () => {
  const odd = { kunde: 'Asha Rao', anschluss: '9845021763', facing: 'East' }

  it('fail with a reason that says what to do; mapped by hand they are taken in again', async () => {
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    await sendTo(test, door.key, { json: odd })
    await settleAll(test)
    const failed = await test.call(admin, doorEndpoints.door, { id: door.id })
    const reason = 'No phone number and no email was found. Please choose the fields of this lead source.'
    expect(failed).toMatchObject({ state: 'failing', failed: 1, failures: [{ state: 'failed', reason }] })
    expect((await bells(admin)).join()).toContain('A lead source needs your attention: Website.')
    expect(failed.values.map(({ path, text, target }) => [path, text, target])).toEqual([
      ['kunde', 'Asha Rao', undefined],
      ['facing', 'East', undefined],
      ['anschluss', '9845021763', undefined],
    ])
    const mapping = { kunde: 'fullName', anschluss: 'phone', facing: 'none' }
    await test.call(admin, doorEndpoints.editDoor, { id: door.id, kind: 'mapping', mapping })
    const { message } = await test.call(admin, doorEndpoints.retryDeliveries, { id: door.id })
    expect(message).toBe('The enquiry is being taken in again.')
    const lead = await takenLead()
    expect(lead).toMatchObject({ firstName: 'Asha', lastName: 'Rao' })
    expect(await extraOf(lead.id)).toEqual({ facing: 'East' })
    expect(await test.call(admin, doorEndpoints.door, { id: door.id })).toMatchObject({
      state: 'on',
      failed: 0,
    })
  })

  it('an earlier one that is taken in again gives its lead what it lacked, and is no new enquiry', async () => {
    await sendTo(test, door.key, { json: { ...asha, wohnort: '4 Hill Road' } })
    const before = await takenLead()
    await test.call(admin, doorEndpoints.editDoor, {
      id: door.id,
      kind: 'mapping',
      mapping: { wohnort: 'address' },
    })
    const { recent } = await test.call(admin, doorEndpoints.door, { id: door.id })
    await test.call(admin, doorEndpoints.retryDeliveries, { id: door.id, deliveryId: recent[0]?.id })
    const after = await takenLead()
    expect([after.id, after.address]).toEqual([before.id, '4 Hill Road'])
    expect(sentencesOf(after).join()).not.toContain('A new enquiry')
  })
})
