import type { FigureQuery } from '@foyer/contract/analytics/model'
import { api } from '@foyer/contract/wire/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLeads, type LeadWish } from '../../testing/builders/leads'
import { actOn } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
const inKolkata = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)
const june: FigureQuery = { choice: { period: 'custom', from: '2026-06-01', to: '2026-06-30' }, people: [] }

let company: TestCompany
let owner: TestPerson
let kavya: TestPerson
let rohan: TestPerson
let meera: TestPerson
beforeEach(async () => {
  test.setNow(inKolkata('2026-06-10', '10:00'))
  company = await test.company('Malhar Design')
  owner = await company.person('superAdmin', { firstName: 'Owner' })
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Rao' })
  rohan = await company.person('editor', { firstName: 'Rohan', lastName: 'Jain', reportTo: kavya.userId })
  meera = await company.person('assigner', { firstName: 'Meera', lastName: 'Das', reportTo: rohan.userId })
})
afterEach(() => test.setNow(undefined))

const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
const add = (...wishes: LeadWish[]) =>
  addLeads(
    test.deps,
    company,
    wishes.map((wish) => {
      const createdAt = wish.createdAt ?? inKolkata('2026-06-10', '09:00')
      return { createdAt, stageSince: createdAt, updatedAt: createdAt, ...wish }
    }),
  )
const one = async (wish: LeadWish) => (await add(wish))[0] ?? ''
/** A stage between those that every firm has. */
async function openStage(): Promise<string> {
  await test.call(owner, api.pipeline.addStages, { stages: [{ name: 'Concept', sequence: 3 }] })
  const { stages } = await test.call(owner, api.pipeline.get, {})
  return stages.find(({ name }) => name === 'Concept')?.id ?? ''
}
const at = (day: string, time: string) => test.setNow(inKolkata(day, time))

describe('the first response', () => {
  it('is by source and by person, with leads that nobody has contacted', async () => {
    const asha = await one({ assigneeId: kavya.userId, source: 'Referral' })
    await add({ assigneeId: kavya.userId, source: 'Referral' }, { source: null })
    at('2026-06-10', '09:45')
    await actOn(test, kavya, asha, { callStatus: 'interested', remarkType: 'call' })
    const person = { id: kavya.userId, fullName: 'Kavya Rao' }
    expect(await test.call(owner, api.analytics.firstResponse, june)).toEqual({
      bySource: [
        { source: 'Referral', leads: 2, answered: 1, averageMinutes: 45 },
        { source: '', leads: 1, answered: 0, averageMinutes: undefined },
      ],
      byPerson: [
        { person, leads: 2, answered: 1, averageMinutes: 45 },
        { person: undefined, leads: 1, answered: 0, averageMinutes: undefined },
      ],
    })
  })

  it('counts for a manager the leads of reportees at any depth, and for a creator those that others have', async () => {
    await add(
      { assigneeId: meera.userId },
      { assigneeId: owner.userId, creatorId: rohan.userId },
      { assigneeId: owner.userId },
      {},
    )
    const leadsOf = async (as: TestPerson, people: string[] = []) =>
      (await test.call(as, api.analytics.firstResponse, { ...june, people })).byPerson.map(
        ({ person, leads }) => [person?.id, leads],
      )
    expect(await leadsOf(owner)).toEqual([
      [meera.userId, 1],
      [owner.userId, 2],
      [undefined, 1],
    ])
    expect(await leadsOf(kavya)).toEqual([
      [meera.userId, 1],
      [owner.userId, 1],
    ])
    expect(await leadsOf(kavya, [rohan.userId])).toEqual([])
    expect(await leadsOf(meera)).toEqual([
      [meera.userId, 1],
      [undefined, 1],
    ])
    const refused = await test.send(rohan, api.analytics.funnel, { ...june, people: [kavya.userId] })
    expect([refused.status, refused.body.code]).toEqual([403, 'not-a-reportee'])
  })
})

describe('the funnel', () => {
  it('counts each lead in every stage it was ever in, with the days it stayed there', async () => {
    const [asha = '', veer = ''] = await add(
      { assigneeId: kavya.userId },
      { assigneeId: kavya.userId },
      { assigneeId: kavya.userId, createdAt: inKolkata('2026-05-31', '23:59') },
    )
    const open = await openStage()
    at('2026-06-12', '09:00')
    await actOn(test, kavya, asha, { stageId: open })
    at('2026-06-13', '21:00')
    await actOn(test, kavya, asha, { stageId: stageId('won') })
    at('2026-06-14', '09:00')
    await actOn(test, kavya, veer, { stageId: stageId('lost'), reason: 'Too dear' })
    const { leads, lost, steps } = await test.call(owner, api.analytics.funnel, june)
    expect({ leads, lost }).toEqual({ leads: 2, lost: 1 })
    expect(steps.map(({ stage }) => stage.kind)).toEqual(['unassigned', 'assigned', 'open', 'won'])
    const step = (id: string) => steps.find(({ stage }) => stage.id === id)
    expect(step(stageId('assigned'))).toMatchObject({ reached: 2, daysInStage: 3 })
    expect(step(open)).toMatchObject({ reached: 1, daysInStage: 1.5 })
    expect(step(stageId('won'))).toMatchObject({ reached: 1, daysInStage: undefined })
    expect(step(stageId('unassigned'))).toMatchObject({ reached: 0, daysInStage: undefined })
  })
})

describe('what was lost and won', () => {
  it('is told by reason, and by source with the leads that came', async () => {
    const stageSince = inKolkata('2026-06-20', '12:00')
    const lost: LeadWish = { stage: 'lost', stageSince, assigneeId: kavya.userId }
    const won: LeadWish = { stage: 'won', stageSince, assigneeId: kavya.userId }
    await add(
      { ...lost, reasonNotInterested: 'Too dear', budget: 500_000 },
      { ...lost, reasonNotInterested: ' too dear ' },
      { ...lost, reasonNotInterested: null },
      { ...lost, stageSince: inKolkata('2026-07-01', '00:00') },
      { ...won, source: 'Referral', budget: 900_000, createdAt: inKolkata('2026-01-05', '10:00') },
      { ...won, source: 'Website', budget: null },
      { source: 'Website' },
      { source: 'Fair' },
    )
    expect(await test.call(owner, api.analytics.lostReasons, june)).toEqual([
      { reason: 'too dear', leads: 2, value: 500_000 },
      { reason: '', leads: 1, value: 0 },
    ])
    expect(await test.call(owner, api.analytics.sourceValues, june)).toEqual([
      { source: 'Referral', leads: 0, won: 1, wonValue: 900_000 },
      { source: 'Website', leads: 2, won: 1, wonValue: 0 },
      { source: '', leads: 4, won: 0, wonValue: 0 },
      { source: 'Fair', leads: 1, won: 0, wonValue: 0 },
    ])
    expect(await test.call(owner, api.analytics.lostReasons, { ...june, people: [rohan.userId] })).toEqual([])
  })
})

it('A-013 interested leads are quiet also where somebody wrote down a call of another century', async () => {
  await add({
    assigneeId: kavya.userId,
    callStatus: 'interested',
    lastCallAt: new Date('1850-01-01T06:00:00Z'),
  })
  const { interestedButQuiet } = await test.call(owner, api.analytics.today, june)
  expect(interestedButQuiet).toBe(1)
})

it('A-020 of six who sold the five with the highest total are told', async () => {
  const stageSince = inKolkata('2026-06-20', '12:00')
  const more = await Promise.all(
    ['Asha', 'Bela', 'Chirag'].map((firstName) => company.person('editor', { firstName })),
  )
  const sellers = [kavya, rohan, meera, ...more]
  await add(
    ...sellers.map(({ userId }, place) => ({
      stage: 'won' as const,
      stageSince,
      assigneeId: userId,
      budget: 100_000 * (place + 1),
    })),
  )
  const top = await test.call(owner, api.analytics.topRepresentatives, june)
  expect(top.map(({ person, totalSales }) => [person.id, totalSales])).toEqual(
    sellers
      .map(({ userId }, place) => [userId, 100_000 * (place + 1)])
      .toReversed()
      .slice(0, 5),
  )
})

describe('follow-ups', () => {
  it('are kept, late or missed, also those that still stand after their day', async () => {
    const due = (followUpOn: string): LeadWish => ({ assigneeId: kavya.userId, followUpOn })
    const [kept = '', late = '', moved = ''] = await add(
      due('2026-06-12'),
      due('2026-06-11'),
      due('2026-06-11'),
      due('2026-06-11'),
      due('2026-06-12'),
      due('2026-06-25'),
      { followUpOn: '2026-06-11' },
    )
    const call = { callStatus: 'interested', remarkType: 'call' } as const
    at('2026-06-12', '23:50')
    await actOn(test, kavya, kept, { ...call, followUp: { on: '2026-06-20' } })
    await actOn(test, kavya, late, { ...call, followUp: { on: '2026-06-20' } })
    await actOn(test, kavya, moved, { comment: 'Put off', followUp: { on: '2026-06-20' } })
    const person = { id: kavya.userId, fullName: 'Kavya Rao' }
    expect(await test.call(owner, api.analytics.followUps, june)).toEqual({
      ...{ kept: 1, late: 1, missed: 3 },
      byPerson: [
        { person, kept: 1, late: 1, missed: 2 },
        { person: undefined, kept: 0, late: 0, missed: 1 },
      ],
    })
    at('2026-06-13', '00:00')
    expect(await test.call(kavya, api.analytics.followUps, june)).toMatchObject({
      kept: 1,
      late: 1,
      missed: 3,
    })
    const until = { choice: { period: 'custom', from: '2026-06-12', to: '2026-06-12' }, people: [] } as const
    expect(await test.call(kavya, api.analytics.followUps, { ...until, people: [] })).toMatchObject({
      ...{ kept: 1, late: 0, missed: 1 },
    })
  })
})

describe('the forecast', () => {
  it('weighs what is open by what its stage has won, whatever the period', async () => {
    const open = await openStage()
    const mine = (budget: number | null): LeadWish => ({ assigneeId: kavya.userId, budget })
    const [a = '', b = '', c = '', still = ''] = await add(
      mine(100_000),
      mine(200_000),
      mine(300_000),
      mine(1_000_000),
      mine(500_000),
      { budget: 70_000 },
    )
    for (const id of [a, b, c, still]) await actOn(test, kavya, id, { stageId: open })
    await actOn(test, kavya, a, { stageId: stageId('won') })
    await actOn(test, kavya, b, { stageId: stageId('lost'), reason: 'Too dear' })
    await actOn(test, kavya, c, { stageId: stageId('lost'), reason: 'Too dear' })
    const { stages, value, weighted } = await test.call(owner, api.analytics.forecast, {
      choice: { period: 'last-year' },
      people: [],
    })
    const kinds = stages.map(({ stage }) => stage.kind)
    expect(new Set(kinds)).toEqual(new Set(['unassigned', 'assigned', 'open']))
    const of = (id: string) => stages.find(({ stage }) => stage.id === id)
    expect(of(open)).toMatchObject({ leads: 1, value: 1_000_000, closed: 3, won: 1, weighted: 333_333 })
    expect(of(stageId('assigned'))).toMatchObject({
      ...{ leads: 1, value: 500_000, closed: 3, won: 1, weighted: 166_667 },
    })
    expect(of(stageId('unassigned'))).toMatchObject({
      leads: 1,
      value: 70_000,
      closed: 0,
      weighted: undefined,
    })
    expect({ value, weighted }).toEqual({ value: 1_570_000, weighted: 500_000 })
    const ofNobody = await test.call(kavya, api.analytics.forecast, june)
    expect(ofNobody).toMatchObject({ value: 1_500_000, weighted: 500_000 })
  })
})

it('days centuries away are answered', async () => {
  await one({ assigneeId: kavya.userId, followUpOn: '2026-06-09' })
  const choice = { period: 'custom', from: '2990-01-02', to: '2999-12-31' } as const
  for (const endpoint of [api.analytics.funnel, api.analytics.followUps, api.analytics.firstResponse])
    expect((await test.send(owner, endpoint, { choice, people: [] })).status).toBe(200)
  for (const figure of ['calls', 'missed'] as const) {
    const asked = { choice, people: [], figure, ofNobody: false, after: undefined }
    expect(await test.call(owner, api.analytics.entries, asked)).toMatchObject({ total: 0, entries: [] })
  }
})
