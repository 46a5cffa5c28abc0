import type { EntryFigure } from '@foyer/contract/analytics/model'
import { api } from '@foyer/contract/wire/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import { actOn } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
const inKolkata = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)
const june = {
  choice: { period: 'custom', from: '2026-06-01', to: '2026-06-30' },
  people: [] as string[],
} as const

let company: TestCompany
let owner: TestPerson
let kavya: TestPerson
let rohan: TestPerson
beforeEach(async () => {
  test.setNow(inKolkata('2026-06-10', '10:00'))
  company = await test.company('Malhar Design')
  owner = await company.person('superAdmin', { firstName: 'Owner' })
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Rao' })
  rohan = await company.person('editor', { firstName: 'Rohan', lastName: 'Jain', reportTo: kavya.userId })
})
afterEach(() => test.setNow(undefined))

const createdAt = inKolkata('2026-06-01', '09:00')
const aLead = async (assignee: TestPerson | undefined, followUpOn?: string) => {
  const wish = {
    assigneeId: assignee?.userId ?? null,
    createdAt,
    updatedAt: createdAt,
    stageSince: createdAt,
  }
  const [id = ''] = await addLeads(test.deps, company, [{ ...wish, followUpOn: followUpOn ?? null }])
  return id
}
const ask = (
  as: TestPerson,
  figure: EntryFigure,
  more: { people?: string[]; after?: string; ofNobody?: boolean } = {},
) => test.call(as, api.analytics.entries, { ...june, after: undefined, ofNobody: false, ...more, figure })
/** All pages, one after the other. */
async function all(as: TestPerson, figure: EntryFigure, people: string[] = []) {
  const first = await ask(as, figure, { people })
  const entries = [...first.entries]
  for (let after = first.after; after !== undefined; ) {
    const page = await ask(as, figure, { people, after })
    expect(page.total).toBe(first.total)
    entries.push(...page.entries)
    after = page.after
  }
  return { total: first.total, entries }
}

describe('the calls behind a number', () => {
  it('are those of the card, with their outcome, and of a lead that is not the caller’s no name', async () => {
    const [asha, veer] = [await aLead(rohan), await aLead(kavya)]
    const call = async (
      as: TestPerson,
      id: string,
      callStatus: 'interested' | 'no-response',
      time: string,
    ) => {
      test.setNow(inKolkata('2026-06-10', time))
      await actOn(test, as, id, { callStatus, remarkType: 'call' })
    }
    await call(rohan, asha, 'no-response', '10:01')
    await call(rohan, asha, 'no-response', '10:02')
    await call(kavya, asha, 'interested', '10:03')
    await call(owner, veer, 'interested', '10:04')
    const shown = async (as: TestPerson, figure: EntryFigure, people: string[] = []) => {
      const { total, entries } = await all(as, figure, people)
      expect(entries).toHaveLength(total)
      return entries.map(({ person, callStatus, lead }) => [person?.fullName, callStatus, lead?.id])
    }
    expect(await shown(owner, 'calls')).toEqual([
      ['Owner Person', 'interested', veer],
      ['Kavya Rao', 'interested', asha],
      ['Rohan Jain', 'no-response', asha],
      ['Rohan Jain', 'no-response', asha],
    ])
    expect(await shown(owner, 'repeated')).toEqual([['Rohan Jain', 'no-response', asha]])
    expect(await shown(kavya, 'connected')).toEqual([['Kavya Rao', 'interested', asha]])
    expect(await shown(kavya, 'calls', [rohan.userId])).toHaveLength(2)
    expect(await shown(rohan, 'not-interested')).toEqual([])
    const { current } = await test.call(kavya, api.analytics.summary, june)
    expect((await all(kavya, 'calls')).total).toBe(current.calls)
    // The lead is given to somebody the caller does not see: the call stays, the name does not.
    await test.deps.database.pool.query('update leads set assignee_id = $2 where id = $1', [
      asha,
      owner.userId,
    ])
    expect(await shown(kavya, 'connected')).toEqual([['Kavya Rao', 'interested', undefined]])
    await test.deps.database.pool.query('update leads set deleted_at = now() where id = $1', [veer])
    expect((await shown(owner, 'calls'))[0]).toEqual(['Owner Person', 'interested', undefined])
  })

  it('come in pages without a gap, also where many are of one moment', async () => {
    const asha = await aLead(kavya)
    await test.deps.database.pool.query(
      `insert into lead_history (company_id, id, lead_id, at, actor_id, kind, sentence, details)
       select $1, gen_random_uuid(), $2, timestamptz '2026-06-09T23:59:59.999999+05:30' - (n / 40) * interval '1 microsecond', $3,
         'call', 'Called', '{"callStatus":"interested"}'
       from generate_series(0, 119) n`,
      [company.id, asha, kavya.userId],
    )
    for (const people of [[], [kavya.userId]]) {
      const { total, entries } = await all(owner, 'interested', people)
      expect(total).toBe(120)
      expect(new Set(entries.map(({ id }) => id)).size).toBe(120)
    }
    const refused = await test.send(owner, api.analytics.entries, {
      ...june,
      figure: 'calls',
      ofNobody: false,
      after: 'x',
    })
    expect([refused.status, refused.body.code]).toEqual([400, 'bad-cursor'])
  })
})

describe('the follow-ups behind a number', () => {
  it('are those of the card, the settled ones with the time and the open ones without', async () => {
    const call = { callStatus: 'interested', remarkType: 'call', followUp: { on: '2026-06-29' } } as const
    const [kept, late, put, open] = [
      await aLead(kavya, '2026-06-10'),
      await aLead(rohan, '2026-06-08'),
      await aLead(kavya, '2026-06-08'),
      await aLead(rohan, '2026-06-09'),
    ]
    await aLead(rohan, '2026-06-10')
    await actOn(test, kavya, kept, call)
    await actOn(test, rohan, late, call)
    await actOn(test, kavya, put, { comment: 'Put off', followUp: { on: '2026-06-29' } })
    const shown = async (as: TestPerson, figure: EntryFigure, people: string[] = []) => {
      const { total, entries } = await all(as, figure, people)
      expect(entries).toHaveLength(total)
      return entries.map(({ at, lead, settledAt }) => [at, lead?.id, settledAt !== undefined])
    }
    expect(await shown(owner, 'kept')).toEqual([['2026-06-10', kept, true]])
    expect(await shown(owner, 'late')).toEqual([['2026-06-08', late, true]])
    expect(await shown(owner, 'missed')).toEqual([
      ['2026-06-09', open, false],
      ['2026-06-08', put, true],
    ])
    expect(await shown(rohan, 'missed')).toEqual([['2026-06-09', open, false]])
    expect(await shown(kavya, 'missed', [kavya.userId])).toEqual([['2026-06-08', put, true]])
    const refused = await test.send(owner, api.analytics.entries, {
      ...june,
      figure: 'kept',
      ofNobody: false,
      after: 'x',
    })
    expect([refused.status, refused.body.code]).toEqual([400, 'bad-cursor'])
  })

  it('are those that nobody has, settled and open, for whoever sees everything', async () => {
    const [kept, open] = [await aLead(undefined, '2026-06-10'), await aLead(undefined, '2026-06-09')]
    await aLead(kavya, '2026-06-09')
    await actOn(test, owner, kept, { callStatus: 'interested', remarkType: 'call' })
    const { byPerson } = await test.call(owner, api.analytics.followUps, june)
    const row = byPerson.find(({ person }) => !person)
    expect(row).toMatchObject({ kept: 1, late: 0, missed: 1 })
    const ofNobody = async (figure: EntryFigure) => {
      const { total, entries } = await ask(owner, figure, { ofNobody: true })
      expect(entries).toHaveLength(total)
      return entries.map(({ at, lead, person }) => [at, lead?.id, person])
    }
    expect(await ofNobody('kept')).toEqual([['2026-06-10', kept, undefined]])
    expect(await ofNobody('late')).toEqual([])
    expect(await ofNobody('missed')).toEqual([['2026-06-09', open, undefined]])
    const refusedTo = async (as: TestPerson, figure: EntryFigure, people: string[] = []) => {
      const asked = { ...june, figure, people, ofNobody: true, after: undefined }
      const { status, body } = await test.send(as, api.analytics.entries, asked)
      return [status, body.message]
    }
    expect(await refusedTo(kavya, 'missed')).toEqual([
      403,
      'You can only see the numbers of people who report to you.',
    ])
    expect(await refusedTo(owner, 'calls')).toEqual([400, 'Only follow-ups can be without a person.'])
    expect(await refusedTo(owner, 'kept', [kavya.userId])).toEqual([
      400,
      'Please choose either people or what nobody has.',
    ])
  })

  it('come in pages without a gap', async () => {
    await addLeads(
      test.deps,
      company,
      Array.from({ length: 110 }, (_, index) => ({
        assigneeId: index % 2 ? kavya.userId : null,
        followUpOn: index % 3 ? '2026-06-08' : '2026-06-09',
      })),
    )
    const { total, entries } = await all(owner, 'missed')
    expect([total, new Set(entries.map(({ id }) => id)).size]).toEqual([110, 110])
    expect((await all(rohan, 'missed')).total).toBe(0)
    expect((await all(kavya, 'missed')).entries).toHaveLength(55)
  })
})
