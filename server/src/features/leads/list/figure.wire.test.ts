import { readViewQuery, writeViewQuery } from '@foyer/contract/leads/list/address'
import type { LeadFigure } from '@foyer/contract/leads/list/figure'
import { noFilters, unassigned } from '@foyer/contract/leads/list/filters'
import { leadQuery } from '@foyer/contract/leads/list/query'
import { filterProblems } from '@foyer/contract/leads/messages/filters'
import type { LeadFilters, LeadListQuery } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { leadHistory } from '../../../db/schema/leads'
import { newId } from '../../../new-id'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
/** 01:30 on the 18th in Kolkata, still the 17th in London. */
const now = new Date('2026-11-17T20:00:00Z')
const year = { from: '2026-01-01', to: '2026-12-31' }
const march = { from: '2026-03-01', to: '2026-03-31' }

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  test.setNow(now)
  company = await test.company()
  admin = await company.person('admin')
})
afterEach(() => test.setNow(undefined))

const add = (wishes: Record<string, LeadWish>) =>
  addLeads(
    test.deps,
    company,
    Object.entries(wishes).map(([firstName, wish]) => ({
      firstName,
      lastName: 'Rao',
      createdAt: new Date('2025-06-01T06:00:00Z'),
      ...wish,
    })),
  )

/** The names that match; there must be as many as the total says. */
async function names(as: TestPerson, filters: Partial<LeadFilters>, query: Partial<LeadListQuery> = {}) {
  const asked = leadQuery({
    sort: 'name',
    descending: false,
    filters: { ...noFilters, ...filters },
    ...query,
  })
  const { rows, total } = await test.call(as, leadEndpoints.list, asked)
  expect(total).toBe(rows.length)
  return rows.map(({ firstName }) => firstName)
}
const behind = (figure: LeadFigure, others: Partial<LeadFilters> = {}) => names(admin, { figure, ...others })

const stageOf = (kind: TestCompany['stages'][number]['kind']) =>
  company.stages.find((stage) => stage.kind === kind)?.id ?? ''
/** Moved as the product does it, at once in the lead and in its stays. */
const move = (id: string | undefined, stageId: string, since: Date) =>
  test.deps.database.pool.query(
    'update leads set stage_id = $1, stage_since = $2 where company_id = $3 and id = $4',
    [stageId, since, company.id, id],
  )

describe('the leads behind a number', () => {
  it('won: in a Won stage since a day of the span, by the clocks of the company', async () => {
    const [, , , , back] = await add({
      Before: { stage: 'won', stageSince: new Date('2026-02-28T18:29:59Z') },
      First: { stage: 'won', stageSince: new Date('2026-02-28T18:30:00Z'), budget: 0 },
      Last: { stage: 'won', stageSince: new Date('2026-03-31T18:29:59Z'), budget: 100 },
      After: { stage: 'won', stageSince: new Date('2026-03-31T18:30:00Z') },
      Reopened: { stage: 'won', stageSince: new Date('2026-03-10T06:00:00Z') },
      Lost: { stage: 'lost', stageSince: new Date('2026-03-10T06:00:00Z') },
      Archived: { stage: 'won', stageSince: new Date('2026-03-10T06:00:00Z'), archivedAt: now },
      Deleted: { stage: 'won', stageSince: new Date('2026-03-10T06:00:00Z'), deletedAt: now },
    })
    await move(back, stageOf('assigned'), new Date('2026-03-12T06:00:00Z'))
    expect(await behind({ kind: 'won', ...march })).toEqual(['First', 'Last'])
    expect(await behind({ kind: 'won', ...march, isValued: true })).toEqual(['First', 'Last'])
    expect(await behind({ kind: 'won', ...year, isValued: true })).toEqual(['First', 'Last'])
    expect(await behind({ kind: 'won', ...year })).toEqual(['After', 'Before', 'First', 'Last'])
    expect(await behind({ kind: 'lost', ...march })).toEqual(['Lost'])
    await move(back, stageOf('won'), new Date('2026-11-01T06:00:00Z'))
    expect(await behind({ kind: 'won', ...march })).toEqual(['First', 'Last'])
    expect(await behind({ kind: 'won', from: '2026-11-01', to: '2026-11-01' })).toEqual(['Reopened'])
  })

  it('won in a city, lost for a reason, in any capitals, and without one', async () => {
    const won = { stage: 'won', stageSince: new Date('2026-03-10T06:00:00Z') } as const
    const lost = { ...won, stage: 'lost' } as const
    await add({
      A: { ...won, city: 'Pune' },
      B: { ...won, city: ' PUNE ', source: 'Fair' },
      C: { ...won, city: 'Pune: east, 50%' },
      D: { ...won, city: 'पुणे' },
      E: { ...won, city: '' },
      F: { ...won },
      G: { ...lost, reasonNotInterested: 'Too DEAR', budget: 5 },
      H: { ...lost, reasonNotInterested: 'too dear' },
      I: { ...lost, reasonNotInterested: '  ' },
      J: { ...lost, city: 'Pune' },
    })
    const city = (text: string) => behind({ kind: 'won', ...march, city: text })
    expect(await city('pune')).toEqual(['A', 'B'])
    expect(await city('Pune')).toEqual(['A', 'B'])
    expect(await city('pune: east, 50%')).toEqual(['C'])
    expect(await city('पुणे')).toEqual(['D'])
    expect(await city('')).toEqual(['E', 'F'])
    expect(await city('pun_')).toEqual([])
    expect(await behind({ kind: 'won', ...march, isSourceless: true, city: 'pune' })).toEqual(['A'])
    expect(await behind({ kind: 'lost', ...march, reason: 'too dear' })).toEqual(['G', 'H'])
    expect(await behind({ kind: 'lost', ...march, reason: 'too dear', isValued: true })).toEqual(['G'])
    expect(await behind({ kind: 'lost', ...march, reason: '' })).toEqual(['I', 'J'])
  })

  it('contacted first in the span, and answered of those that came in it', async () => {
    const contactedLate = new Date('2026-04-02T06:00:00Z')
    await add({
      Before: { firstContactAt: new Date('2026-02-28T18:29:59Z') },
      First: { firstContactAt: new Date('2026-02-28T18:30:00Z') },
      Last: { firstContactAt: new Date('2026-03-31T18:29:59Z'), source: '' },
      Never: { createdAt: new Date('2026-03-10T06:00:00Z') },
      Came: { createdAt: new Date('2026-02-28T18:30:00Z'), firstContactAt: contactedLate, source: 'Fair' },
      Sourceless: { createdAt: new Date('2026-03-31T18:29:59Z'), firstContactAt: contactedLate },
      Next: { createdAt: new Date('2026-03-31T18:30:00Z'), firstContactAt: contactedLate },
    })
    expect(await behind({ kind: 'contacted', ...march })).toEqual(['First', 'Last'])
    expect(await behind({ kind: 'answered', ...march })).toEqual(['Came', 'Sourceless'])
    expect(await behind({ kind: 'answered', ...march, isSourceless: true })).toEqual(['Sourceless'])
    expect(await behind({ kind: 'answered', ...march }, { sources: ['Fair'] })).toEqual(['Came'])
    const came = { createdFrom: march.from, createdTo: march.to }
    expect(await behind({ kind: 'without-source' }, came)).toEqual(['Never', 'Sourceless'])
    expect(await behind({ kind: 'without-source' })).toEqual([
      'Before',
      'First',
      'Last',
      'Never',
      'Next',
      'Sourceless',
    ])
  })

  it('reached: came in the span and was ever in the stage, whatever its stage is now', async () => {
    const [, moved, , long] = await add({
      Never: { createdAt: new Date('2026-03-10T06:00:00Z') },
      Moved: { createdAt: new Date('2026-02-28T18:30:00Z') },
      There: { createdAt: new Date('2026-03-31T18:29:59Z'), stage: 'won' },
      Long: { createdAt: new Date('2026-02-28T18:29:59Z'), stage: 'won' },
    })
    await move(moved, stageOf('won'), new Date('2026-05-01T06:00:00Z'))
    for (const id of [moved, long]) await move(id, stageOf('lost'), new Date('2026-06-01T06:00:00Z'))
    expect(await behind({ kind: 'reached', ...march, stageId: stageOf('won') })).toEqual(['Moved', 'There'])
    expect(await behind({ kind: 'reached', ...march, stageId: stageOf('lost') })).toEqual(['Moved'])
    expect(await behind({ kind: 'reached', ...march, stageId: newId() })).toEqual([])
  })

  it('quiet: Interested, and the last contact was more than seven days ago', async () => {
    const callStatus = 'interested'
    await add({
      Quiet: { callStatus, lastCallAt: new Date('2026-11-10T18:29:59Z') },
      Seventh: { callStatus, lastCallAt: new Date('2026-11-10T18:30:00Z') },
      'Never called': { callStatus },
      'New one': { callStatus, createdAt: new Date('2026-11-10T18:30:00Z') },
      Other: { callStatus: 'follow-up', lastCallAt: new Date('2026-01-10T18:29:59Z') },
    })
    expect(await behind({ kind: 'quiet' })).toEqual(['Never called', 'Quiet'])
    test.setNow(new Date('2026-11-18T18:30:00Z'))
    expect(await behind({ kind: 'quiet' })).toEqual(['Never called', 'New one', 'Quiet', 'Seventh'])
  })

  it('interested today: a call of today ended with Interested', async () => {
    const ids = await add({ Twice: {}, Yesterday: {}, Tomorrow: {}, 'No answer': {}, None: {} })
    const call = (index: number, at: string, callStatus: string) => ({
      companyId: company.id,
      id: newId(new Date(at)),
      leadId: ids[index] ?? '',
      at: new Date(at),
      kind: 'call' as const,
      sentence: '',
      details: { callStatus },
    })
    await asSystem(test.deps, ({ db }) =>
      db
        .insert(leadHistory)
        .values([
          call(0, '2026-11-17T18:30:00Z', 'interested'),
          call(0, '2026-11-17T19:00:00Z', 'interested'),
          call(1, '2026-11-17T18:29:59Z', 'interested'),
          call(2, '2026-11-18T18:30:00Z', 'interested'),
          call(3, '2026-11-17T19:00:00Z', 'no-response'),
        ]),
    )
    expect(await behind({ kind: 'interested-today' })).toEqual(['Twice'])
    test.setNow(new Date('2026-11-18T19:00:00Z'))
    expect(await behind({ kind: 'interested-today' })).toEqual(['Tomorrow'])
  })

  it('a day that has the hour after midnight twice begins with the first one', async () => {
    await test.deps.database.pool.query("update companies set time_zone = 'America/Havana' where id = $1", [
      company.id,
    ])
    await add({
      Before: { createdAt: new Date('2026-11-01T03:59:59Z'), firstContactAt: now },
      Once: { createdAt: new Date('2026-11-01T04:30:00Z'), firstContactAt: now },
      Twice: { createdAt: new Date('2026-11-01T05:30:00Z'), firstContactAt: now },
    })
    const day = { from: '2026-11-01', to: '2026-11-01' }
    expect(await behind({ kind: 'answered', ...day })).toEqual(['Once', 'Twice'])
    expect(await names(admin, { createdFrom: day.from, createdTo: day.to })).toEqual(['Once', 'Twice'])
    expect(await names(admin, { createdTo: '2026-10-31' })).toEqual(['Before'])
  })

  it('are those that the caller may see, of the people that were chosen', async () => {
    const kavya = await company.person('editor')
    const rohan = await company.person('editor')
    const won = { stage: 'won', stageSince: new Date('2026-03-10T06:00:00Z') } as const
    await add({
      Kavya: { ...won, assigneeId: kavya.userId },
      Rohan: { ...won, assigneeId: rohan.userId },
      Created: { ...won, assigneeId: rohan.userId, creatorId: kavya.userId },
      Nobody: won,
    })
    const figure: LeadFigure = { kind: 'won', ...march }
    expect(await names(admin, { figure })).toEqual(['Created', 'Kavya', 'Nobody', 'Rohan'])
    expect(await names(admin, { figure, assignees: [rohan.userId] })).toEqual(['Created', 'Rohan'])
    expect(await names(admin, { figure, assignees: [unassigned] })).toEqual(['Nobody'])
    expect(await names(kavya, { figure })).toEqual(['Created', 'Kavya'])
    expect(await names(kavya, { figure, assignees: [rohan.userId] })).toEqual(['Created'])
    const other = await (await test.company()).person('admin')
    expect(await names(other, { figure })).toEqual([])
  })

  it('go with a search, a saved view, an export and a selection of all that match', async () => {
    const won = { stage: 'won', stageSince: new Date('2026-03-10T06:00:00Z') } as const
    await add({ Meera: won, Mohan: won, Meena: {}, Lost: { ...won, stage: 'lost' } })
    const figure: LeadFigure = { kind: 'won', ...march }
    const filters = { ...noFilters, figure }
    expect(await names(admin, filters, { search: 'mee' })).toEqual(['Meera'])
    expect(await names(admin, filters, { search: 'rao', sort: 'created' })).toHaveLength(2)

    const query = writeViewQuery('all', { ...readViewQuery('').address, filters })
    const view = { name: 'Won in March', isShared: false, query }
    expect(await test.call(admin, leadListEndpoints.saveView, view)).toMatchObject({ count: 2 })

    const file = await test.app.inject({
      url: `${leadListEndpoints.export.path}?figure=won:2026-03-01:2026-03-31`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(file.body.trimEnd().split('\r\n').slice(1)).toHaveLength(2)

    const selection = {
      query: {
        tab: 'all' as const,
        callStatus: undefined,
        search: undefined,
        followUpFrom: undefined,
        followUpTo: undefined,
        filters,
      },
      expected: 2,
    }
    const archive = { action: 'archive', selection, confirmCount: undefined } as const
    expect(await test.call(admin, leadListEndpoints.bulk, archive)).toMatchObject({ done: 2 })
    expect(await names(admin, {})).toEqual(['Lost', 'Meena'])
  })

  it('are refused in a call that cannot be read', async () => {
    for (const text of ['won', 'won:2026-03-31:2026-03-01', 'lost:2026-01-01:2026-01-02:city=pune', 'loud']) {
      const answer = await test.app.inject({
        url: `${leadEndpoints.list.path}?figure=${encodeURIComponent(text)}`,
        headers: { authorization: `Bearer ${admin.token}` },
      })
      expect([answer.statusCode, answer.body]).toEqual([
        400,
        expect.stringContaining(filterProblems.unreadable),
      ])
    }
  })
})
