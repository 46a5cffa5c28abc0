import type { BulkFollowUp, BulkTagging } from '@foyer/contract/leads/bulk/model'
import { api } from '@foyer/contract/wire/api'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLead } from '../../../testing/builders/capture'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { actOn, logsOf } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { bulk, undoBulk } = leadListEndpoints

let company: TestCompany
let admin: TestPerson
let kavya: TestPerson
beforeEach(async () => {
  test.setNow(new Date('2026-06-10T10:00:00+05:30'))
  company = await test.company()
  admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
  kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
})
afterEach(() => test.setNow(undefined))

const leads = (...wishes: LeadWish[]) =>
  addLeads(
    test.deps,
    company,
    wishes.map((wish, n) => ({
      createdAt: new Date(Date.parse('2026-06-10T04:00:00Z') + n),
      firstName: `L${n}`,
      assigneeId: kavya.userId,
      ...wish,
    })),
  )
const undo = (undoId: string | undefined) => test.call(admin, undoBulk, { undoId: undoId ?? '' })
const sentences = async (id: string) => (await logsOf(test, admin, id)).map(({ sentence }) => sentence)

describe('Sales floor: tags of many leads', () => {
  const tagIds = async () =>
    new Map((await test.call(admin, api.tags.list, {})).map(({ id, name }) => [name, id]))
  const tagsOf = async (id: string) =>
    (await readLead(test, admin, id)).tags.map(({ name }) => name).toSorted()
  const tags = (ids: string[], add: string[], remove: string[]): BulkTagging => ({
    action: 'tags',
    selection: { ids },
    add,
    remove,
  })

  it('are added and taken away in one step, also of a Won lead, each with its line; one Undo', async () => {
    const [a = '', b = '', c = ''] = await leads(
      { tags: ['Villa', 'Hot'] },
      { stage: 'won' },
      { tags: ['Cold'] },
    )
    const known = await tagIds()
    const [hot = '', cold = ''] = [known.get('Hot'), known.get('Cold')]
    const report = await test.call(admin, bulk, tags([a, b, c], [cold], [hot]))
    expect(report).toMatchObject({ done: 2, refused: [{ id: c, reason: 'Its tags are so already.' }] })
    expect([await tagsOf(a), await tagsOf(b), await tagsOf(c)]).toEqual([
      ['Cold', 'Villa'],
      ['Cold'],
      ['Cold'],
    ])
    expect((await sentences(a)).toSorted()).toEqual([
      expect.stringContaining('Cold'),
      expect.stringContaining('Hot'),
    ])
    await test.call(admin, api.leads.removeTag, { leadId: b, tagId: cold })
    expect(await undo(report.undoId)).toMatchObject({
      done: 1,
      refused: [{ id: b, reason: 'Changed by somebody since.' }],
    })
    expect([await tagsOf(a), await tagsOf(b)]).toEqual([['Hot', 'Villa'], []])
  })

  it('refuses tags that are not there, none at all, and one that is added and removed', async () => {
    const [a = ''] = await leads({ tags: ['Hot'] })
    const hot = (await tagIds()).get('Hot') ?? ''
    const said = async (call: BulkTagging) => (await test.send(admin, bulk, call)).body.message
    expect((await test.send(admin, bulk, tags([a], [a], []))).status).toBe(404)
    expect(await said(tags([a], [], []))).toBe('Please choose at least one tag.')
    expect(await said(tags([a], [hot], [hot]))).toBe('A tag cannot be added and removed at once.')
    const reader = await company.person('reader')
    expect((await test.send(reader, bulk, tags([a], [hot], []))).status).toBe(403)
  })
})

describe('Sales floor: the follow-up of many leads', () => {
  const set = (ids: string[], more: Partial<BulkFollowUp> = {}): BulkFollowUp => ({
    action: 'follow-up',
    selection: { ids },
    followUp: { on: '2026-06-11', time: '10:00', kind: 'client-visit' },
    perHour: undefined,
    ...more,
  })
  const followUpOf = async (id: string) => {
    const { followUpOn, followUpTime, followUpKind } = await readLead(test, admin, id)
    return [followUpOn, followUpTime, followUpKind]
  }

  it('is set by the rules for one, what may not have one is listed; one Undo, but not over what was set since', async () => {
    const ids = await leads(
      { followUpOn: '2026-06-09', followUpTime: '16:30', followUpKind: 'call' },
      {},
      { stage: 'lost' },
      { assigneeId: null, stage: 'unassigned' },
    )
    const [a = '', b = '', lost = '', unassigned = ''] = ids
    const report = await test.call(admin, bulk, set(ids))
    expect(report).toMatchObject({ done: 2, refusedCount: 2 })
    expect(report.refused.map(({ id }) => id).toSorted()).toEqual([lost, unassigned].toSorted())
    expect(await followUpOf(a)).toEqual(['2026-06-11', '10:00', 'client-visit'])
    expect(await sentences(a)).toEqual(['Follow-up set for 11 Jun 2026, 10:00 AM'])
    await actOn(test, admin, b, { followUp: { on: '2026-06-20', time: '11:00' } })
    expect(await undo(report.undoId)).toMatchObject({ done: 1, refusedCount: 1 })
    expect(await followUpOf(a)).toEqual(['2026-06-09', '16:30', 'call'])
    expect((await followUpOf(b))[0]).toBe('2026-06-20')
    expect((await sentences(a))[0]).toBe('The follow-up is as before: 09 Jun 2026, 4:30 PM')
  })

  it('is spread over the hours, in the order of the list, and refused where the day is too short', async () => {
    const ids = (await leads({}, {}, {}, {}, {})).toReversed()
    expect(await test.call(admin, bulk, set(ids, { perHour: 4 }))).toMatchObject({ done: 5 })
    const times = await Promise.all(ids.map(async (id) => (await followUpOf(id))[1]))
    expect(times).toEqual(['10:00', '10:15', '10:30', '10:45', '11:00'])
    const late = { on: '2026-06-11', time: '23:00', kind: undefined }
    expect((await test.send(admin, bulk, set(ids, { followUp: late, perHour: 2 }))).body.message).toBe(
      'Only 2 leads fit into that day so. Please choose more per hour, or an earlier time.',
    )
  })

  it('is not set in the past, or without a time that can be read', async () => {
    const ids = await leads({})
    const past = { on: '2026-06-09', time: '10:00', kind: undefined }
    expect(await test.call(admin, bulk, set(ids, { followUp: past }))).toMatchObject({
      done: 0,
      refusedCount: 1,
    })
    const odd = { on: '2026-06-11', time: '25:99', kind: undefined }
    expect((await test.send(admin, bulk, set(ids, { followUp: odd }))).status).toBe(400)
    expect((await test.send(admin, bulk, set(ids, { perHour: 0 }))).status).toBe(400)
  })
})
