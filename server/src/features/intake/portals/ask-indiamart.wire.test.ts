import { createServer, type Server } from 'node:http'
import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { deliveriesOf, makeDoor, settleAll } from '../../../testing/builders/doors'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { createNotificationRules } from '../../notifications/service'
import { intakeJobs } from '../jobs'

type Asked = { key: string; from: string; until: string }
type Reply = { status?: number; json?: unknown; text?: string; never?: boolean }

/** Plays IndiaMART: what it answers is chosen by the key it is asked with. */
const asked: Asked[] = []
const replies = new Map<string, Reply>()
const played: Server = createServer((request, reply) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost')
  const key = searchParams.get('glusr_crm_key') ?? ''
  asked.push({
    key,
    from: searchParams.get('start_time') ?? '',
    until: searchParams.get('end_time') ?? '',
  })
  const { status = 200, json, text, never } = replies.get(key) ?? { json: { CODE: 204 } }
  if (!never) reply.writeHead(status).end(text ?? JSON.stringify(json))
})
const port = 20_000 + (process.pid % 20_000)
beforeAll(() => new Promise<void>((done) => played.listen(port, '127.0.0.1', done)))
afterAll(() => {
  played.closeAllConnections()
  played.close()
})
const test = useTestApp({ PRIVATE_ADDRESSES: 'open', INDIAMART_URL: `http://127.0.0.1:${port}/crm/v2/` })

const start = new Date('2026-04-20T06:30:00Z')
const minutes = (count: number) => test.setNow(new Date(start.getTime() + count * 60_000))

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  minutes(0)
  asked.length = 0
  company = await test.company()
  admin = await company.person('superAdmin')
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  await test.deps.database.pool.query('update intake_doors set secret = null')
})
afterAll(() => test.setNow(undefined))

const doorWith = (key: string) => makeDoor(test, admin, { kind: 'indiamart', name: key, secret: key })
const askAll = async () => {
  await test.deps.jobs.runDue({})
  await intakeJobs(test.deps)['intake.ask']()
  await settleAll(test)
}
const lead = (id: string) => ({
  UNIQUE_QUERY_ID: id,
  SENDER_NAME: `Asha ${'abcdefghij'.charAt(Number(id) % 10)}`,
  SENDER_MOBILE: `+91-98450${id.padStart(5, '0')}`,
})
const success = (...ids: string[]): Reply => ({
  json: { CODE: 200, STATUS: 'SUCCESS', MESSAGE: '', TOTAL_RECORDS: ids.length, RESPONSE: ids.map(lead) },
})
const stateOf = async (id: string) => {
  const { state, message } = await test.call(admin, doorEndpoints.door, { id })
  return [state, message]
}
const bells = async () => {
  const { rows } = await test.deps.database.pool.query<{ text: string }>(
    `select text from notifications where company_id = $1 and text like 'A lead source%'`,
    [company.id],
  )
  return rows.map(({ text }) => text)
}

describe('IndiaMART is asked every five minutes', () => {
  it('in its own time format, in windows that overlap; each enquiry comes in once', async () => {
    const door = await doorWith('firm-a')
    replies.set('firm-a', success('11', '12'))
    await askAll()
    expect(asked).toEqual([{ key: 'firm-a', from: '19-APR-202612:00:00', until: '20-APR-202612:00:00' }])
    minutes(5)
    replies.set('firm-a', success('12', '13'))
    await askAll()
    expect(asked[1]).toEqual({ key: 'firm-a', from: '20-APR-202611:00:00', until: '20-APR-202612:05:00' })
    const came = await deliveriesOf(test, door.id)
    expect(came.map(({ once_key: key, outcome }) => [key, outcome])).toEqual([
      ['id:11', 'created'],
      ['id:12', 'created'],
      ['id:13', 'created'],
    ])
    expect(JSON.stringify(came)).not.toContain('firm-a')
  })

  it('never more often, whatever the schedule does', async () => {
    await doorWith('firm-b')
    await askAll()
    await askAll()
    minutes(4)
    await askAll()
    expect(asked).toHaveLength(1)
  })

  it('after a pause catches up, a week at a time', async () => {
    const door = await doorWith('firm-c')
    await askAll()
    await test.call(admin, doorEndpoints.editDoor, { id: door.id, kind: 'pause' })
    minutes(60 * 24 * 9)
    await askAll()
    expect(asked).toHaveLength(1)
    const later = await company.person('superAdmin')
    await test.call(later, doorEndpoints.editDoor, { id: door.id, kind: 'resume' })
    await askAll()
    minutes(60 * 24 * 9 + 5)
    await askAll()
    expect(asked.slice(1).map(({ from, until }) => [from, until])).toEqual([
      ['20-APR-202611:00:00', '27-APR-202611:00:00'],
      ['27-APR-202610:00:00', '29-APR-202612:05:00'],
    ])
  })

  it('with a key that it refuses fails in words, tells the admins once, and rests for an hour; a new key is tried at once', async () => {
    const door = await doorWith('firm-d')
    replies.set('firm-d', { json: { CODE: 401, STATUS: 'FAILURE', MESSAGE: 'Invalid key <b>secret</b>' } })
    await askAll()
    const words = 'IndiaMART does not accept the key. Please enter the current one.'
    expect(await stateOf(door.id)).toEqual(['failing', words])
    minutes(10)
    await askAll()
    expect(asked).toHaveLength(1)
    minutes(65)
    await askAll()
    expect(asked).toHaveLength(2)
    expect(await bells()).toEqual([`A lead source needs your attention: firm-d. ${words}`])
    replies.set('firm-d2', success('21'))
    await test.call(admin, doorEndpoints.editDoor, { id: door.id, kind: 'key', secret: 'firm-d2' })
    await askAll()
    expect(await stateOf(door.id)).toEqual(['on', undefined])
    expect(await deliveriesOf(test, door.id)).toHaveLength(1)
  })

  it('that says it was too often is left alone for a while, which is no failure', async () => {
    const door = await doorWith('firm-e')
    replies.set('firm-e', { status: 429, json: { CODE: 429, MESSAGE: 'once in every 5 minutes' } })
    await askAll()
    minutes(5)
    await askAll()
    expect(asked).toHaveLength(1)
    expect(await stateOf(door.id)).toEqual(['on', undefined])
    minutes(11)
    replies.set('firm-e', { json: { CODE: 204, STATUS: 'SUCCESS', MESSAGE: 'No leads', RESPONSE: [] } })
    await askAll()
    expect(asked.at(-1)?.from).toBe('19-APR-202612:11:00')
  })

  it.each([
    ['an error', { status: 500, text: 'oops' }, 'IndiaMART has not answered for a while. We keep asking.'],
    [
      'nonsense',
      { text: '<html>' },
      'IndiaMART answered in a way that we do not understand. We keep asking.',
    ],
    [
      'no list',
      { json: { CODE: 200, RESPONSE: 'x' } },
      'IndiaMART answered in a way that we do not understand. We keep asking.',
    ],
  ])('that answers with %s three times is failing, and recovers by itself', async (_what, reply, words) => {
    const door = await doorWith('firm-f')
    replies.set('firm-f', reply)
    for (const at of [0, 5]) {
      minutes(at)
      await askAll()
    }
    expect(await stateOf(door.id)).toEqual(['on', undefined])
    minutes(10)
    await askAll()
    expect(await stateOf(door.id)).toEqual(['failing', words])
    minutes(15)
    replies.set('firm-f', success('31'))
    await askAll()
    expect(await stateOf(door.id)).toEqual(['on', undefined])
    expect(await deliveriesOf(test, door.id)).toHaveLength(1)
  })

  it('with an enquiry that nobody could read as it is: the others come in all the same', async () => {
    const door = await doorWith('firm-j')
    const odd = { ...lead('51'), QUERY_MESSAGE: 'Our path is C:\\u0000', 'odd\u0000': 'a\u0000b' }
    replies.set('firm-j', { json: { CODE: 200, RESPONSE: [odd, lead('52')] } })
    await askAll()
    const came = await deliveriesOf(test, door.id)
    expect(came.map(({ outcome }) => outcome)).toEqual(['created', 'created'])
    expect(came[0]?.payload).toMatchObject({ QUERY_MESSAGE: 'Our path is C:\\u0000', odd: 'ab' })
  })

  it('with enquiries that have no name of their own: each comes in once, also on the next day', async () => {
    const door = await doorWith('firm-k')
    const { UNIQUE_QUERY_ID: _id, ...unnamed } = lead('61')
    replies.set('firm-k', { json: { CODE: 200, RESPONSE: [unnamed] } })
    await askAll()
    minutes(60 * 24)
    await askAll()
    const came = await deliveriesOf(test, door.id)
    expect(came.map(({ outcome }) => outcome)).toEqual(['created'])
  })

  it('with a clock that was put back: the window ends after it begins', async () => {
    const door = await doorWith('firm-l')
    await test.deps.database.pool.query(`update intake_doors set fetched_until = $2 where id = $1`, [
      door.id,
      new Date(start.getTime() + 3 * 3_600_000),
    ])
    await askAll()
    expect(asked).toEqual([{ key: 'firm-l', from: '20-APR-202611:00:00', until: '20-APR-202612:00:00' }])
  })

  it('for all firms: one that fails or never answers stops nobody', async () => {
    await doorWith('firm-g')
    replies.set('firm-g', { never: true })
    const broken = await doorWith('firm-h')
    await test.deps.database.pool.query(`update intake_doors set secret = 'nonsense' where id = $1`, [
      broken.id,
    ])
    const other = await test.company()
    const otherAdmin = await other.person('superAdmin')
    const good = await makeDoor(test, otherAdmin, { kind: 'indiamart', name: 'i', secret: 'firm-i' })
    replies.set('firm-i', success('41'))
    await askAll()
    expect(await deliveriesOf(test, good.id)).toHaveLength(1)
  }, 30_000)
})
