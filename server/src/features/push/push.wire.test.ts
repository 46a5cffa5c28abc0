import { createPublicKey, verify } from 'node:crypto'
import type { Happening } from '@foyer/contract/notifications/model'
import { pushLimits } from '@foyer/contract/push/limits'
import { pushKinds } from '@foyer/contract/push/model'
import { api } from '@foyer/contract/wire/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asSystem, inCompany } from '../../context'
import { pushPlace } from '../../testing/builders/push'
import { startPushService } from '../../testing/push-service'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { notificationJobs } from '../notifications/jobs'
import { createNotificationRules, notify } from '../notifications/service'
import { pushJobs } from './jobs'

const test = useTestApp({ PRIVATE_ADDRESSES: 'open' })
const { push } = api
const noon = new Date('2026-11-19T06:30:00Z')
const lead = '/leads/lead-full-details/019a1f3e-0000-7000-8000-0000000000a1'

let service: Awaited<ReturnType<typeof startPushService>>
let company: TestCompany
let owner: TestPerson
let rep: TestPerson
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(async () => {
  test.setNow(noon)
  service.answers(201)
  service.received.length = 0
  company = await test.company('Malhar Design')
  owner = await company.person('superAdmin', { firstName: 'Olga' })
  rep = await company.person('editor', { firstName: 'Rita' })
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
})

const connect = (person: TestPerson, name = person.userId) =>
  test.call(person, push.addPushDevice, service.place(name))
const settingsOf = (person: TestPerson) => test.call(person, push.pushSettings, {})
const work = () => test.deps.jobs.runDue({ ...notificationJobs(test.deps), ...pushJobs(test.deps) })
const happen = async (more: Partial<Happening> = {}) => {
  const usual: Happening = {
    event: 'follow-up-due',
    receiverId: rep.userId,
    values: { leadName: 'Asha <Rao>', details: 'at 12:00 PM' },
    link: '/lms/',
    detailedLink: lead,
  }
  await inCompany(test.deps, company.id, (scope) => notify(scope, company.id, { ...usual, ...more }))
  await work()
}

describe('push', () => {
  it('Sales floor what is due reaches the browser, locked for it alone and signed by this server', async () => {
    const { serverKey } = await settingsOf(rep)
    await connect(rep)
    await happen()
    expect(service.messages()).toEqual([
      {
        title: 'Due now',
        body: 'Follow-up due: Asha <Rao> at 12:00 PM',
        link: lead,
        tag: `follow-ups ${lead}`,
      },
    ])
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.received
    expect(body.includes('Asha')).toBe(false)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', urgency: 'high' })
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? []
    expect(key).toBe(serverKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).aud).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await settingsOf(rep)).devices).toMatchObject([{ shownAt: noon.toISOString(), isThis: true }])
  })

  it('Sales floor each person is shown what they chose, on all their devices, and nobody else’s', async () => {
    await connect(rep, 'phone')
    await connect(rep, 'desk')
    await connect(owner)
    await happen()
    expect(service.received).toHaveLength(2)
    await happen({ event: 'lead-created', actorId: rep.userId, receiverId: undefined })
    expect(service.messages().at(-1)).toMatchObject({ title: 'New Lead', tag: 'new-leads ' })
    expect(service.received).toHaveLength(3)
    // Whom it is not about has it in the bell alone.
    await happen({ event: 'lead-assigned', actorId: rep.userId, receiverId: rep.userId })
    expect(service.received).toHaveLength(3)
    await test.call(rep, push.choosePush, { kinds: ['tasks'], quiet: undefined })
    await happen()
    expect(service.received).toHaveLength(3)
    expect((await settingsOf(rep)).choice).toEqual({ kinds: ['tasks'], quiet: undefined })
  })

  it('Sales floor nothing is shown in quiet hours, at night until somebody chooses otherwise', async () => {
    await connect(rep)
    expect((await settingsOf(rep)).choice).toEqual({
      kinds: [...pushKinds],
      quiet: { from: '21:00', to: '08:00' },
    })
    test.setNow(new Date('2026-11-19T16:00:00Z'))
    await happen()
    expect(service.received).toHaveLength(0)
    await test.call(rep, push.choosePush, { kinds: [...pushKinds], quiet: undefined })
    await happen()
    expect(service.received).toHaveLength(1)
  })

  it('Sales floor what is late is not shown in quiet hours that have begun meanwhile', async () => {
    await connect(rep)
    test.setNow(new Date('2026-11-19T15:29:30Z'))
    service.answers(503)
    await happen()
    expect(service.received).toMatchObject([{ headers: { ttl: '30' } }])
    service.answers(201)
    test.setNow(new Date('2026-11-19T15:30:00Z'))
    await work()
    expect(service.received).toHaveLength(1)
  })

  it('Sales floor what is told twice is shown once, also where it cannot be written down that it was', async () => {
    const { pool } = test.deps.database
    await connect(rep)
    await pool.query(
      `create function refuse_shown() returns trigger language plpgsql as 'begin raise exception ''full''; end'`,
    )
    await pool.query(
      'create trigger refuse_shown before update of shown_at on push_devices for each row execute function refuse_shown()',
    )
    const happening = { event: 'follow-up-due', receiverId: rep.userId, values: {}, link: '/lms/' } as const
    for (let count = 0; count < 2; count++) {
      await inCompany(test.deps, company.id, ({ enqueue }) =>
        enqueue('notifications.deliver', { id: 'told', companyId: company.id, happenings: [happening] }),
      )
      await work()
    }
    test.setNow(new Date(noon.getTime() + 60_000))
    await work()
    expect(service.received).toHaveLength(1)
    await pool.query('drop trigger refuse_shown on push_devices')
  })

  it('Sales floor two pages that connect a browser at once connect one device', async () => {
    const [first, second] = await Promise.all([connect(rep, 'one'), connect(rep, 'one')])
    expect(second).toEqual(first)
    expect((await settingsOf(rep)).devices).toMatchObject([{ id: first.id }])
  })

  it('Sales floor a push service that likes nothing of this server takes no device away', async () => {
    await connect(rep)
    service.answers(403)
    await happen()
    expect((await settingsOf(rep)).devices).toHaveLength(1)
  })

  it('Sales floor a browser that does not want any more is forgotten; what cannot be delivered is tried again', async () => {
    await connect(rep)
    service.answers(503)
    await happen()
    expect(service.received).toHaveLength(1)
    service.answers(201)
    test.setNow(new Date(noon.getTime() + 40_000))
    await work()
    expect(service.received).toHaveLength(2)
    service.answers(410)
    await happen()
    expect((await settingsOf(rep)).devices).toEqual([])
    await happen()
    expect(service.received).toHaveLength(3)
  })

  it('Sales floor what waited for too long is no news and not sent', async () => {
    await connect(rep)
    service.answers(500)
    await happen()
    test.setNow(new Date(noon.getTime() + 5 * 3_600_000))
    await work()
    expect(service.received).toHaveLength(1)
  })

  it('Sales floor signing out, leaving the firm and another person in the browser end it', async () => {
    await connect(rep)
    await connect(owner, rep.userId)
    expect((await settingsOf(rep)).devices).toEqual([])
    await happen()
    expect(service.received).toHaveLength(0)
    await connect(rep, 'another')
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      rep.userId,
    ])
    await happen()
    expect(service.received).toHaveLength(0)
    await test.call(owner, api.accounts.signOut, {})
    const { rows } = await test.deps.database.pool.query(
      'select 1 from push_devices where company_id = $1 and user_id = $2',
      [company.id, owner.userId],
    )
    expect(rows).toEqual([])
  })

  it('Sales floor devices can be tried and removed, only one’s own, and the oldest of many goes', async () => {
    const { id } = await connect(rep)
    await test.call(rep, push.testPush, { id })
    await work()
    expect(service.messages()).toMatchObject([{ body: 'Notifications work on this device.' }])
    expect((await test.send(owner, push.testPush, { id })).status).toBe(404)
    expect((await test.send(owner, push.removePushDevice, { id })).status).toBe(404)
    await test.call(rep, push.removePushDevice, { id })
    // Who has chosen nothing else is shown what they were shown before.
    expect(await settingsOf(rep)).toMatchObject({
      removed: [id],
      choice: { quiet: { from: '21:00', to: '08:00' } },
    })
    expect((await test.send(rep, push.testPush, { id })).status).toBe(404)
    for (let count = 0; count < pushLimits.devices + 1; count++) {
      test.setNow(new Date(noon.getTime() + count * 1000))
      await connect(rep, `device-${count}`)
    }
    const { devices } = await settingsOf(rep)
    expect(devices).toHaveLength(pushLimits.devices)
    for (const device of devices) await test.call(rep, push.removePushDevice, { id: device.id })
    for (let count = pushLimits.devices; count < pushLimits.removed; count++) {
      const { id: last } = await connect(rep, `later-${count}`)
      await test.call(rep, push.removePushDevice, { id: last })
    }
    const { removed } = await settingsOf(rep)
    expect(removed).toHaveLength(pushLimits.removed)
    expect(removed).not.toContain(id)
  })
})

describe('push on the internet', () => {
  const closed = useTestApp()

  it('Sales floor a browser whose messages would go to this machine or its neighbours is refused', async () => {
    const firm = await closed.company()
    const person = await firm.person('editor')
    const place = pushPlace('own')
    for (const endpoint of [
      'https://127.0.0.1/push',
      'https://10.0.0.8/push',
      'https://[::1]/push',
      'http://8.8.8.8/push',
      'https://user:secret@8.8.8.8/push',
      'nonsense',
    ]) {
      const { status, body } = await closed.send(person, push.addPushDevice, { ...place, endpoint })
      expect({ endpoint, status, code: body.code }).toEqual({ endpoint, status: 400, code: 'bad-push-place' })
    }
    const noPoint = { ...place, p256dh: `A${place.p256dh.slice(1)}` }
    expect((await closed.send(person, push.addPushDevice, noPoint)).status).toBe(400)
    expect((await closed.send(person, push.addPushDevice, { ...place, auth: 'short' })).status).toBe(400)
    expect((await closed.send(person, push.addPushDevice, place)).status).toBe(200)
  })
})
