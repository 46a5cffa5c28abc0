import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import type { LiveEvent } from '@foyer/contract/live/events'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'

const test = useTestApp()
const { bulk, assignMultiple, undoBulk, archived } = leadListEndpoints

const everyLead: LeadSelectionQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
}
const page = { sort: 'name', descending: false, limit: 200, after: undefined, page: 0 } as const
const listed = async (as: TestPerson, query: Partial<LeadSelectionQuery> = {}) =>
  (await test.call(as, leadEndpoints.list, { ...everyLead, ...page, ...query })).rows
const names = async (as: TestPerson, query: Partial<LeadSelectionQuery> = {}) =>
  (await listed(as, query)).map((lead) => lead.firstName)
const archivedNames = async (as: TestPerson) =>
  (await test.call(as, archived, { page: 1, limit: 100, search: undefined })).rows.map(
    (lead) => lead.firstName,
  )

const rowsOf = async <T>(text: string): Promise<T[]> =>
  asSystem(test.deps, async ({ db }) => (await db.execute(sql.raw(text))).rows as T[])
const historyOf = (leadId: string) =>
  rowsOf<{ kind: string; sentence: string; actor_id: string; details: unknown }>(
    `select kind, sentence, actor_id, details from lead_history where lead_id = '${leadId}' order by at, id`,
  )

async function firm() {
  const company = await test.company()
  const admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
  const kavya = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
  const rohan = await company.person('editor', { firstName: 'Rohan', lastName: 'Shah' })
  return { company, admin, kavya, rohan }
}
const call = (action: 'archive' | 'unarchive' | 'delete' | 'restore', ids: string[]) => ({
  action,
  selection: { ids },
  confirmCount: undefined,
})
const many = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, n) => ({ firstName: `L${n}`, ...more }))

afterEach(() => test.setNow(undefined))

describe('bulk archive, delete and restore', () => {
  it('L-069 delete of several leads soft-deletes each, with one history entry, and can be restored', async () => {
    const { company, admin } = await firm()
    const ids = await addLeads(test.deps, company, many(3))
    const [a = '', b = '', c = ''] = ids
    expect(await test.call(admin, bulk, call('delete', [a, b]))).toMatchObject({ done: 2, refusedCount: 0 })
    expect(await names(admin)).toEqual(['L2'])
    expect(await historyOf(a)).toMatchObject([
      { kind: 'deleted', sentence: 'The Lead has been deleted by Asha Rao', actor_id: admin.userId },
    ])
    expect(await historyOf(c)).toEqual([])
    const again = await test.call(admin, bulk, call('delete', [a, c]))
    expect(again).toMatchObject({ done: 1, refusedCount: 1, refused: [{ id: a, name: 'L0 Rao' }] })
    expect(await test.call(admin, bulk, call('restore', ids))).toMatchObject({ done: 3 })
    expect((await listed(admin)).map((lead) => [lead.firstName, lead.historyCount])).toEqual([
      ['L0', 2],
      ['L1', 2],
      ['L2', 2],
    ])
  })

  it('restores no longer than 30 days after', async () => {
    const { company, admin } = await firm()
    const [id = ''] = await addLeads(test.deps, company, [{}])
    await test.call(admin, bulk, call('delete', [id]))
    await rowsOf(`update leads set deleted_at = now() - interval '31 days' where id = '${id}'`)
    expect(await test.call(admin, bulk, call('restore', [id]))).toMatchObject({ done: 0, refusedCount: 1 })
  })

  it('S-047 S-051 archived leads leave the list and counts, and come back when unarchived', async () => {
    const { company, admin } = await firm()
    const [a = '', b = ''] = await addLeads(test.deps, company, many(2))
    await test.call(admin, bulk, call('archive', [a, b]))
    expect(await names(admin)).toEqual([])
    expect((await test.call(admin, leadEndpoints.counts, {})).total).toBe(0)
    expect((await archivedNames(admin)).toSorted()).toEqual(['L0', 'L1'])
    expect(await test.call(admin, bulk, call('archive', [a]))).toMatchObject({
      done: 0,
      refused: [{ id: a, name: 'L0 Rao', reason: 'Already archived.' }],
    })
    const answer = await test.send(admin, bulk, call('unarchive', [a]))
    expect(answer.body).toMatchObject({ data: { data: { success: true, data: { n: 1 } } } })
    expect(await names(admin)).toEqual(['L0'])
    expect(await archivedNames(admin)).toEqual(['L1'])
    expect((await historyOf(a)).map(({ kind }) => kind)).toEqual(['archived', 'unarchived'])
  })

  it('S-049 archived leads can be deleted', async () => {
    const { company, admin } = await firm()
    const ids = await addLeads(test.deps, company, many(2, { archivedAt: new Date() }))
    expect(await test.call(admin, bulk, call('delete', ids))).toMatchObject({ done: 2 })
    expect(await archivedNames(admin)).toEqual([])
  })

  it('L-067 acts on every lead that matches tab, search and filters, and on no other', async () => {
    const { company, admin } = await firm()
    await addLeads(test.deps, company, [
      ...many(60, { source: 'Fair' }),
      { firstName: 'Other', source: 'Web' },
    ])
    const query = { ...everyLead, search: 'rao', filters: { ...noFilters, sources: ['Fair'] } }
    const selection = { query, expected: 60 }
    expect(
      await test.call(admin, bulk, { action: 'archive', selection, confirmCount: undefined }),
    ).toMatchObject({
      done: 60,
      refusedCount: 0,
    })
    expect(await names(admin)).toEqual(['Other'])
  })

  it('L-067 acts on all that match but for those that were deselected, in the list and in the archive', async () => {
    const { company, admin } = await firm()
    const [a = ''] = await addLeads(test.deps, company, many(3))
    const all = { query: everyLead, expected: 3, except: [a] }
    const archive = { action: 'archive', selection: all, confirmCount: undefined } as const
    expect(await test.call(admin, bulk, archive)).toMatchObject({ done: 2 })
    expect(await names(admin)).toEqual(['L0'])
    const selection = { archived: { search: 'l1' }, expected: 1 }
    const unarchive = { action: 'unarchive', selection, confirmCount: undefined } as const
    expect(await test.call(admin, bulk, unarchive)).toMatchObject({ done: 1 })
    expect(await archivedNames(admin)).toEqual(['L2'])
  })

  it('L-067 does nothing when the list is no longer what the person saw', async () => {
    const { company, admin } = await firm()
    await addLeads(test.deps, company, many(4))
    const selection = { query: everyLead, expected: 3 }
    const answer = await test.send(admin, bulk, { action: 'delete', selection, confirmCount: undefined })
    expect(answer).toMatchObject({ status: 409, body: { code: 'list-changed' } })
    expect(await names(admin)).toHaveLength(4)
  })

  it('C-086 deletes more than 100 only with the number typed', async () => {
    const { company, admin } = await firm()
    await addLeads(test.deps, company, many(101))
    const selection = { query: everyLead, expected: 101 }
    for (const confirmCount of [undefined, 100])
      expect(await test.send(admin, bulk, { action: 'delete', selection, confirmCount })).toMatchObject({
        status: 400,
        body: { code: 'number-needed' },
      })
    expect((await test.call(admin, leadEndpoints.counts, {})).total).toBe(101)
    expect(await test.call(admin, bulk, { action: 'delete', selection, confirmCount: 101 })).toMatchObject({
      done: 101,
    })
  })

  it('touches nothing outside the caller’s sight or company', async () => {
    const { company, admin, kavya, rohan } = await firm()
    const other = await firm()
    const [mine = '', theirs = ''] = await addLeads(test.deps, company, [
      { assigneeId: kavya.userId },
      { assigneeId: rohan.userId },
    ])
    const [foreign = ''] = await addLeads(test.deps, other.company, [{}])
    const report = await test.call(kavya, bulk, call('delete', [mine, theirs, foreign]))
    expect(report).toMatchObject({ done: 1, refusedCount: 2 })
    expect(report.refused.every(({ name }) => name === '')).toBe(true)
    expect(await names(admin)).toHaveLength(1)
    expect(await names(other.admin)).toHaveLength(1)
  })

  it('refuses wrong input in words', async () => {
    const { admin } = await firm()
    const patch = (url: string, payload: object) =>
      test.app.inject({ method: 'PATCH', url, payload, headers: { authorization: `Bearer ${admin.token}` } })
    for (const [url, payload] of [
      ['?action=shred', { leadIds: [] }],
      ['', { leadIds: [] }],
      ['?action=archive', { leadIds: ['x'] }],
      ['?action=archive', { leadIds: [] }],
      ['?action=archive', {}],
      ['?action=archive', { filter: { colour: 'red' }, expected: 1 }],
      ['?action=archive', { filter: { status: 'happy' }, expected: 1 }],
    ] as const) {
      const answer = await patch(`/user/leads/bulk-update${url}`, payload)
      expect(answer.statusCode, `${url} ${JSON.stringify(payload)}`).toBe(400)
      expect(answer.json().message).toEqual(expect.any(String))
    }
  })
})

describe('bulk assign', () => {
  it('L-210 gives every selected lead to the person, with a line in each history', async () => {
    const { company, admin, kavya, rohan } = await firm()
    const [a = '', b = '', c = ''] = await addLeads(test.deps, company, [
      { firstName: 'Free' },
      { firstName: 'Of Kavya', assigneeId: kavya.userId },
      { firstName: 'Won', stage: 'won', assigneeId: kavya.userId },
    ])
    const report = await test.call(admin, assignMultiple, {
      selection: { ids: [a, b, c] },
      assigneeId: rohan.userId,
    })
    expect(report).toMatchObject({ done: 3, refusedCount: 0 })
    expect((await listed(rohan)).map((lead) => [lead.firstName, lead.stage.kind])).toEqual([
      ['Free', 'assigned'],
      ['Of Kavya', 'assigned'],
      ['Won', 'won'],
    ])
    expect(await historyOf(a)).toMatchObject([
      { kind: 'assigned', sentence: 'The Lead has been reassigned from UnAssigned to Rohan Shah' },
      { kind: 'stage', sentence: "The Lead's stage has been changed from Unassigned to Assigned" },
    ])
    expect(await historyOf(b)).toMatchObject([
      { sentence: 'The Lead has been reassigned from Kavya Menon to Rohan Shah' },
    ])
    const again = { selection: { ids: [a] }, assigneeId: rohan.userId }
    expect(await test.call(admin, assignMultiple, again)).toMatchObject({ done: 0, refusedCount: 1 })
  })

  it('L-211 the lead leaves Unassigned, and comes back when it is taken away', async () => {
    const { company, admin, kavya } = await firm()
    const [id = ''] = await addLeads(test.deps, company, [{}])
    const unassigned = async () => (await test.call(admin, leadEndpoints.counts, {})).unassigned
    expect(await unassigned()).toBe(1)
    await test.call(admin, assignMultiple, { selection: { ids: [id] }, assigneeId: kavya.userId })
    expect(await unassigned()).toBe(0)
    expect(await names(admin, { tab: 'unassigned' })).toEqual([])
    await test.call(admin, assignMultiple, { selection: { ids: [id] }, assigneeId: undefined })
    expect(await unassigned()).toBe(1)
    expect((await listed(admin))[0]?.stage.kind).toBe('unassigned')
  })

  it('L-210 a call that forgot the person takes nobody’s leads away', async () => {
    const { company, admin, kavya } = await firm()
    const [id = ''] = await addLeads(test.deps, company, [{ assigneeId: kavya.userId }])
    const answer = await test.app.inject({
      method: 'POST',
      url: '/user/assign-multiple-leads',
      payload: { leadIds: [id] },
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-input'])
    expect((await listed(admin))[0]?.assignee?.id).toBe(kavya.userId)
  })

  it('gives nothing to strangers, clients, the deactivated or people of another company', async () => {
    const { company, admin } = await firm()
    const client = await company.person('client')
    const gone = await company.person('editor')
    await rowsOf(`update members set deactivated_at = now() where user_id = '${gone.userId}'`)
    const [id = ''] = await addLeads(test.deps, company, [{}])
    for (const assigneeId of [client.userId, gone.userId, (await firm()).kavya.userId, company.id])
      expect(await test.send(admin, assignMultiple, { selection: { ids: [id] }, assigneeId })).toMatchObject({
        status: 400,
        body: { code: 'unknown-assignee' },
      })
  })
})

describe('lines of the history', () => {
  it('ADR-45 come after those of a change that began later and ended earlier', async () => {
    const { company, admin, kavya } = await firm()
    const [id = ''] = await addLeads(test.deps, company, [{}])
    const later = Date.now() + 60_000
    test.setNow(new Date(later))
    await test.call(admin, assignMultiple, { selection: { ids: [id] }, assigneeId: kavya.userId })
    test.setNow(new Date(later - 30_000))
    await test.call(admin, bulk, call('archive', [id]))
    expect((await historyOf(id)).map(({ kind }) => kind)).toEqual(['assigned', 'stage', 'archived'])
    const [last] = await rowsOf<{ isLast: boolean }>(
      `select max(h.at) = l.updated_at as "isLast" from lead_history h join leads l on l.id = h.lead_id
       where l.id = '${id}' group by l.updated_at`,
    )
    expect(last?.isLast).toBe(true)
  })
})

describe('undo', () => {
  it('brings back what was deleted or archived, once, and only for the one who did it', async () => {
    const { company, admin, kavya } = await firm()
    const ids = await addLeads(test.deps, company, many(3))
    const { undoId = '' } = await test.call(admin, bulk, call('delete', ids))
    const refused = { status: 409, body: { code: 'cannot-undo' } }
    expect(await test.send(kavya, undoBulk, { undoId })).toMatchObject(refused)
    expect(await test.call(admin, undoBulk, { undoId })).toMatchObject({ done: 3, refusedCount: 0 })
    expect(await names(admin)).toEqual(['L0', 'L1', 'L2'])
    expect(await test.send(admin, undoBulk, { undoId })).toMatchObject(refused)
    const archive = await test.call(admin, bulk, call('archive', ids))
    await test.call(admin, undoBulk, { undoId: archive.undoId ?? '' })
    expect(await names(admin)).toHaveLength(3)
  })

  it('gives leads back to whom they had, in the stage they were in, unless somebody changed them since', async () => {
    const { company, admin, kavya, rohan } = await firm()
    const [a = '', b = '', c = ''] = await addLeads(test.deps, company, [
      { firstName: 'Free' },
      { firstName: 'Of Kavya', assigneeId: kavya.userId },
      { firstName: 'Moved on' },
    ])
    const selection = { ids: [a, b, c] }
    const { undoId = '' } = await test.call(admin, assignMultiple, { selection, assigneeId: rohan.userId })
    await test.call(admin, assignMultiple, { selection: { ids: [c] }, assigneeId: kavya.userId })
    expect(await test.call(admin, undoBulk, { undoId })).toMatchObject({
      done: 2,
      refused: [{ id: c, name: 'Moved on Rao', reason: 'Changed by somebody since.' }],
    })
    expect((await listed(admin)).map((l) => [l.firstName, l.assignee?.fullName, l.stage.kind])).toEqual([
      ['Free', undefined, 'unassigned'],
      ['Moved on', 'Kavya Menon', 'assigned'],
      ['Of Kavya', 'Kavya Menon', 'assigned'],
    ])
  })

  it('is over after a day', async () => {
    const { company, admin } = await firm()
    const ids = await addLeads(test.deps, company, many(1))
    const { undoId = '' } = await test.call(admin, bulk, call('archive', ids))
    test.setNow(new Date(Date.now() + 2 * 86_400_000))
    expect(await test.send(admin, undoBulk, { undoId })).toMatchObject({ status: 409 })
  })
})

describe('what others hear of it', () => {
  const bellOf = async (as: TestPerson) => {
    const query = { tab: 'all', search: undefined, limit: 40, skip: 0 } as const
    return (await test.call(as, notificationEndpoints.list, query)).map(({ text }) => text)
  }
  const withRules = async () => {
    const made = await firm()
    await asSystem(test.deps, (scope) => createNotificationRules(scope, made.company.id))
    return made
  }
  it('one line for each receiver, however many leads there are', async () => {
    const { company, admin, kavya, rohan } = await withRules()
    const boss = await company.person('superAdmin', { firstName: 'Meera' })
    const ids = await addLeads(test.deps, company, [
      ...many(3, { assigneeId: kavya.userId }),
      { firstName: 'Single', assigneeId: rohan.userId },
    ])
    await test.call(admin, bulk, call('delete', ids))
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    expect(await bellOf(kavya)).toEqual([
      expect.stringMatching(/deleted your lead <b>L\d Rao and 2 more<\/b>/),
    ])
    expect(await bellOf(rohan)).toEqual(['Asha Rao deleted your lead <b>Single Rao</b>'])
    expect(await bellOf(boss)).toEqual([expect.stringMatching(/deleted the lead <b>.+ and 3 more<\/b>/)])
    expect(await bellOf(admin)).toEqual([])
  })

  it('L-210 one line for the new assignee and one for each admin', async () => {
    const { company, admin, kavya } = await withRules()
    const boss = await company.person('superAdmin')
    const ids = await addLeads(test.deps, company, many(4))
    await test.call(admin, assignMultiple, { selection: { ids }, assigneeId: kavya.userId })
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    expect(await bellOf(kavya)).toEqual([expect.stringMatching(/assigned <b>L\d Rao and 3 more<\/b> to you/)])
    expect(await bellOf(boss)).toEqual([expect.stringMatching(/and 3 more<\/b> to Kavya Menon/)])
  })

  it('open pages of colleagues look again', async () => {
    const { company, admin, kavya } = await firm()
    const [id = ''] = await addLeads(test.deps, company, [{}])
    const told: LiveEvent[] = []
    const onEvent = (event: LiveEvent) => told.push(event)
    const stop = test.server.live.subscribe(kavya.userId, { onEvent, onGap: () => {} })
    await test.call(admin, assignMultiple, { selection: { ids: [id] }, assigneeId: kavya.userId })
    await expect.poll(() => told).toContainEqual({ name: 'changed', about: ['leads'], ids: [id] })
    stop()
  })
})

/** For the machine that runs other tests at the same time. */
const patience = 180_000

const count = 5_000

describe('5,000 leads at once', () => {
  const fill = (company: TestCompany, leads: number) =>
    rowsOf<{ id: string }>(`insert into leads (company_id, id, stage_id, first_name, last_name)
      select '${company.id}', gen_random_uuid(), '${company.stages.find(({ kind }) => kind === 'unassigned')?.id}',
        'Lead', n::text from generate_series(1, ${leads}) as n
      returning id`)

  it(
    'are assigned, archived, brought back and deleted in one transaction each',
    async () => {
      const { company, admin, kavya } = await firm()
      await fill(company, count)
      const selection = { query: everyLead, expected: count }
      expect(await test.call(admin, assignMultiple, { selection, assigneeId: kavya.userId })).toMatchObject({
        done: count,
      })
      const archiving = { action: 'archive', selection, confirmCount: count } as const
      const { undoId = '', done } = await test.call(admin, bulk, archiving)
      expect([done, (await test.call(admin, leadEndpoints.counts, {})).total]).toEqual([count, 0])
      expect(await test.call(admin, undoBulk, { undoId })).toMatchObject({ done: count })
      expect((await test.call(admin, leadEndpoints.counts, {})).total).toBe(count)
      const deleted = { action: 'delete', selection, confirmCount: count } as const
      expect(await test.call(admin, bulk, deleted)).toMatchObject({ done: count })
      const [sums] = await rowsOf<{ entries: number; moments: number }>(
        `select count(*)::int as entries, count(distinct at)::int as moments from lead_history where company_id = '${company.id}'`,
      )
      expect(sums).toEqual({ entries: 5 * count, moments: 5 })
      expect((await test.call(admin, leadEndpoints.counts, {})).total).toBe(0)
    },
    patience,
  )

  it('stay all as they were when one of them cannot be written', async () => {
    const { company, admin, kavya } = await firm()
    const some = 500
    const refused = (await fill(company, some)).at(-1)?.id
    await test.deps.database.pool.query(`create function refuse_entry() returns trigger language plpgsql as $$
      begin if new.lead_id = '${refused}' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_entry before insert on lead_history for each row execute function refuse_entry()`)
    try {
      const selection = { query: everyLead, expected: some }
      const answer = await test.send(admin, assignMultiple, { selection, assigneeId: kavya.userId })
      expect(answer.status).toBe(500)
      const counts = await test.call(admin, leadEndpoints.counts, {})
      expect(counts).toMatchObject({ total: some, unassigned: some })
      const [left] = await rowsOf<{ audits: number; changed: number }>(
        `select (select count(*)::int from audit_log where company_id = '${company.id}') as audits,
          (select count(*)::int from leads where company_id = '${company.id}' and (assignee_id is not null or history_count > 0)) as changed`,
      )
      expect(left).toEqual({ audits: 0, changed: 0 })
    } finally {
      await test.deps.database.pool.query(
        'drop trigger refuse_entry on lead_history; drop function refuse_entry()',
      )
    }
  })
})
