import { actionSaying } from '@foyer/contract/leads/work/model'
import { calendarEndpoints as calls } from '@foyer/contract/wire/calendar/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLeads, type LeadWish } from '../../testing/builders/leads'
import { eventsIn } from '../../testing/calendar-events'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
const now = new Date('2026-11-17T04:30:00Z')
afterEach(() => test.setNow(undefined))

let company: TestCompany
let admin: TestPerson
let kavya: TestPerson
let path: string

beforeEach(async () => {
  test.setNow(now)
  company = await test.company('Studio, Nine')
  admin = await company.person('admin')
  kavya = await company.person('editor')
  path = await newPath()
})

const newPath = async (person = kavya) =>
  new URL((await test.call(person, calls.renewFeed, {})).address ?? '').pathname
const fetch = (headers: Record<string, string> = {}, url = path) =>
  test.app.inject({ method: 'GET', url, headers })
const events = async () => eventsIn((await fetch()).body)
const lead = (firstName: string, followUpOn: string, more: LeadWish = {}): LeadWish => ({
  firstName,
  lastName: '',
  assigneeId: kavya.userId,
  followUpOn,
  ...more,
})
const task = (title: string, more: { dueOn?: string; dueTime?: string; note?: string } = {}) =>
  test.call(kavya, taskEndpoints.add, {
    title,
    note: undefined,
    assigneeId: kavya.userId,
    dueOn: '2026-11-20',
    dueTime: undefined,
    priority: 'normal',
    ...more,
  })

describe('the private address of a calendar', () => {
  it('gives what the person has to do, from 30 days ago to 180 days ahead, without a session', async () => {
    const [id] = await addLeads(test.deps, company, [
      lead('Asha', '2026-11-20', {
        followUpTime: '16:05',
        followUpKind: 'client-visit',
        phone: '+91 9845021763',
        address: '7; Law, College\nRoad 🏡',
        city: 'Pune',
      }),
      lead('Any time', '2026-11-21'),
      lead('First', '2026-10-18', { followUpTime: '10:00' }),
      lead('Before', '2026-10-17'),
      lead('Last', '2027-05-16'),
      lead('After', '2027-05-17'),
      { ...lead('Of somebody else', '2026-11-20'), assigneeId: admin.userId },
    ])
    await task('Send the drawings, twice', { dueTime: '11:15', note: 'Line one\nLine; two \\ 🏠' })
    const answer = await fetch()
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    expect(answer.body).toContain('X-WR-CALNAME:Foyer – Studio\\, Nine\r\n')
    const found = eventsIn(answer.body)
    expect(found.map(({ SUMMARY }) => SUMMARY).toSorted()).toEqual([
      'Call: Any time',
      'Call: First',
      'Call: Last',
      'Task: Send the drawings, twice',
      'Visit: Asha',
    ])
    expect(found.find(({ SUMMARY }) => SUMMARY === 'Visit: Asha')).toMatchObject({
      UID: `follow-up-${id}@foyer`,
      DTSTART: '20261120T103500Z',
      DTEND: '20261120T113500Z',
      LOCATION: '7; Law, College\nRoad 🏡, Pune',
      DESCRIPTION: expect.stringMatching(/^\+91 9845021763\nhttp.+lead-full-details/),
    })
    expect(found.find(({ SUMMARY }) => SUMMARY === 'Call: Any time')).toMatchObject({
      'DTSTART;VALUE=DATE': '20261121',
      'DTEND;VALUE=DATE': '20261122',
    })
    expect(found.find(({ UID }) => UID?.startsWith('task-'))).toMatchObject({
      DTSTART: '20261120T054500Z',
      DESCRIPTION: expect.stringContaining('Line one\nLine; two \\ 🏠\nhttp'),
    })
  })

  it('moves what was moved, and takes away what is done', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [lead('Asha', '2026-11-20')])
    const [before] = await events()
    const act = (followUp: { on: string; time: string } | null) =>
      test.call(kavya, leadWorkEndpoints.actions, actionSaying(leadId, { followUp }))
    await act({ on: '2026-11-24', time: '12:00' })
    expect(await events()).toEqual([
      expect.objectContaining({ UID: before?.UID, DTSTART: '20261124T063000Z' }),
    ])
    await act(null)
    expect(await events()).toEqual([])
  })

  it('is sent only when something has changed, and says when it was fetched', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [lead('Asha', '2026-11-20')])
    const { etag = '', 'last-modified': since = '' } = (await fetch()).headers as Record<string, string>
    expect((await test.call(kavya, calls.feed, {})).lastFetchedAt).toBe(now.toISOString())
    test.setNow(new Date(now.getTime() + 3_600_000))
    const marks: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `W/${etag}` },
      { 'if-modified-since': since },
    ]
    for (const headers of marks) {
      const known = await fetch(headers)
      expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag])
    }
    expect((await test.call(kavya, calls.feed, {})).lastFetchedAt).toBe('2026-11-17T05:30:00.000Z')
    // Taken away, which is no later change of anything that is left.
    await test.call(kavya, leadWorkEndpoints.actions, actionSaying(leadId, { followUp: null }))
    const later = await fetch({ 'if-modified-since': since })
    expect([later.statusCode, eventsIn(later.body)]).toEqual([200, []])
    expect(
      (await fetch({ 'if-none-match': etag, 'if-modified-since': new Date().toUTCString() })).statusCode,
    ).toBe(200)
  })

  it('works no more once it was renewed or switched off, and tells nobody more than that', async () => {
    const former = path
    path = await newPath()
    expect([(await fetch({}, former)).statusCode, (await fetch()).statusCode]).toEqual([404, 200])
    const { isOn, address } = await test.call(kavya, calls.feed, {})
    expect([isOn, new URL(address ?? '').pathname]).toEqual([true, path])
    expect((await test.call(admin, calls.feed, {})).isOn).toBe(false)
    await test.call(kavya, calls.endFeed, {})
    const off = await fetch()
    const made = await fetch({}, `/calendar-feed/${'x'.repeat(43)}.ics`)
    expect([off.statusCode, off.body]).toEqual([404, made.body])
    for (const file of ['x.ics', '..%2f..%2fetc', `${'x'.repeat(43)}`, '%00.ics'])
      expect((await fetch({}, `/calendar-feed/${file}`)).statusCode, file).toBe(404)
  })

  it('ends with the person: deactivated, without leads, or with what they may not see any more', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [lead('Asha', '2026-11-20')])
    expect(await events()).toHaveLength(1)
    await test.call(admin, leadWorkEndpoints.actions, actionSaying(leadId, { assigneeId: admin.userId }))
    expect(await events()).toEqual([])
    const features = (to: string) =>
      test.deps.database.pool.query(`update members set features = $2 where user_id = $1`, [kavya.userId, to])
    await features('{quotation}')
    expect((await fetch()).statusCode).toBe(404)
    expect((await test.send(kavya, calls.renewFeed, {})).status).toBe(403)
    await features('{crm}')
    expect((await fetch()).statusCode).toBe(200)
    const owner = await company.person('superAdmin')
    await test.call(owner, peopleEndpoints.deactivate, { memberId: kavya.userId })
    const answer = await fetch()
    expect([answer.statusCode, answer.body]).toEqual([404, expect.not.stringContaining('VEVENT')])
  })

  it('keeps only the hash of its token and the token locked, and neither is logged', async () => {
    const token = path.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(token).toHaveLength(43)
    const { rows } = await test.deps.database.pool.query('select * from calendar_feeds where user_id = $1', [
      kavya.userId,
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(test.deps.secrets.unlock(rows[0].token)).toBe(token)
  })

  it('is of one firm: somebody with the same account elsewhere gets nothing of it', async () => {
    await addLeads(test.deps, company, [lead('Asha', '2026-11-20')])
    const other = await test.company()
    const stranger = await other.person('superAdmin')
    const theirs = await newPath(stranger)
    expect(eventsIn((await fetch({}, theirs)).body)).toEqual([])
  })

  it('of a person with thousands of follow-ups it has the next ones and the latest of those that are over', async () => {
    const many = (count: number, on: string) => Array.from({ length: count }, () => lead('Many', on))
    for (let at = 0; at < 4; at += 1) await addLeads(test.deps, company, many(300, '2026-11-01'))
    await addLeads(test.deps, company, [lead('Just over', '2026-11-16'), lead('Next', '2026-11-17')])
    const found = await events()
    expect(found).toHaveLength(1_001)
    expect(found.map(({ SUMMARY }) => SUMMARY)).toEqual(
      expect.arrayContaining(['Call: Just over', 'Call: Next']),
    )
  })

  it('is counted by who asks, so that nobody tries out addresses', async () => {
    const states: number[] = []
    const asked = { url: `/calendar-feed/${'y'.repeat(43)}.ics`, remoteAddress: '203.0.113.9' }
    for (let at = 0; at < 121; at += 1) states.push((await test.app.inject(asked)).statusCode)
    expect([states[0], states[119], states[120]]).toEqual([404, 404, 429])
  })
})
