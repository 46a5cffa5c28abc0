import { askedProblems } from '@foyer/contract/analytics/messages'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { captureLead } from '../../testing/builders/capture'
import { actOn } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'

const test = useTestApp()

let owner: TestPerson
let manager: TestPerson
let below: TestPerson
let stranger: TestPerson
let elsewhere: TestPerson
beforeEach(async () => {
  const company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  manager = await company.person('editor', { firstName: 'Meera', lastName: 'Rao' })
  const lead = await company.person('editor', {
    firstName: 'Lata',
    lastName: 'Rao',
    reportTo: manager.userId,
  })
  below = await company.person('editor', { firstName: 'Sunil', lastName: 'Rao', reportTo: lead.userId })
  stranger = await company.person('editor', { firstName: 'Anil', lastName: 'Rao' })
  elsewhere = await (await test.company('Other Studio')).person('superAdmin')
})

/** As a client that does not use our contract asks. */
async function ask(as: TestPerson, query: Record<string, string>, userIds?: unknown) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/user/lead-analytics',
    query: { userId: as.userId, ...query },
    headers: { authorization: `Bearer ${as.token}` },
    ...(userIds === undefined ? {} : { payload: { userIds } }),
  })
  return { status: answer.statusCode, text: answer.body, body: answer.json() }
}

describe('a question for numbers', () => {
  it('A-004 takes the filters 1 to 9, and without one this year', async () => {
    for (const filter of ['1', '2', '3', '4', '5', '6', '7', '8', ''])
      expect((await ask(owner, { filter })).status, filter).toBe(200)
    const custom = { filter: '9', startDate: '01-02-2028', endDate: '29-02-2028' }
    expect((await ask(owner, custom)).status).toBe(200)
    expect((await ask(owner, {})).status).toBe(200)
  })

  it.each([
    ['A-004 a filter that is none', { filter: '10' }, askedProblems.unknownPeriod],
    ['A-004 a filter in words', { filter: 'constructor' }, askedProblems.unknownPeriod],
    ['A-002 a custom range without a start', { filter: '9', endDate: '01-02-2028' }, askedProblems.noStart],
    ['A-002 a custom range without an end', { filter: '9', startDate: '01-02-2028' }, askedProblems.noEnd],
    [
      'A-003 an end before the start',
      { filter: '9', startDate: '02-02-2028', endDate: '01-02-2028' },
      askedProblems.endBeforeStart,
    ],
    [
      'more than ten years',
      { filter: '9', startDate: '01-01-2000', endDate: '01-01-2028' },
      askedProblems.tooLong,
    ],
  ])('%s is refused in words', async (_, query, words) => {
    const { status, text } = await ask(owner, query)
    expect([status, text]).toEqual([400, expect.stringContaining(words)])
  })

  it('A-003 a day that there is not is refused', async () => {
    const { status } = await ask(owner, { filter: '9', startDate: '29-02-2027', endDate: '01-03-2027' })
    expect(status).toBe(400)
  })

  it('A-006 chosen members are those whose numbers are counted, each once', async () => {
    const id = await captureLead(test, owner, { assigneeId: below.userId })
    await actOn(test, below, id, { callStatus: 'interested' })
    await actOn(test, owner, id, { callStatus: 'no-response' })
    const callsOf = async (as: TestPerson, ...people: TestPerson[]) =>
      (
        await ask(
          as,
          {},
          people.map(({ userId }) => userId),
        )
      ).body.summaryCurrent.totalCalls
    expect(await callsOf(owner)).toBe(2)
    expect(await callsOf(owner, below)).toBe(1)
    expect(await callsOf(owner, below, below)).toBe(1)
    expect(await callsOf(owner, below, owner)).toBe(2)
    expect(await callsOf(manager)).toBe(1)
    expect(await callsOf(manager, manager)).toBe(0)
  })

  it('A-007 only reportees are offered, at any depth, and only they and the caller may be chosen', async () => {
    const offered = async (as: TestPerson) =>
      (await test.call(as, analyticsEndpoints.reportees, {})).map(({ fullName }) => fullName)
    expect(await offered(manager)).toEqual(['Lata Rao', 'Sunil Rao'])
    expect(await offered(stranger)).toEqual([])
    expect(await offered(owner)).toEqual(['Anil Rao', 'Lata Rao', 'Meera Rao', 'Olga Rao', 'Sunil Rao'])
    const choosing = async (as: TestPerson, ...people: unknown[]) => (await ask(as, {}, people)).status
    expect(await choosing(manager, below.userId, manager.userId)).toBe(200)
    expect(await choosing(manager, stranger.userId)).toBe(403)
    expect(await choosing(manager, below.userId, owner.userId)).toBe(403)
    expect(await choosing(owner, elsewhere.userId)).toBe(403)
    expect(await choosing(owner, 'nobody')).toBe(400)
  })

  it('A-011 without any call every number is zero, and the period before too', async () => {
    const zero = { totalCalls: 0, totalConnectedCalls: 0, interested: 0, followUp: 0, noResponse: 0 }
    const none = { ...zero, notInterested: 0, repeatedNoResponse: 0 }
    expect((await ask(owner, {})).body).toMatchObject({ summaryCurrent: none, summaryPrevious: none })
  })
})
