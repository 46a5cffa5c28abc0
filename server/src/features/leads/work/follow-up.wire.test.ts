import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { captureLead, readLead } from '../../../testing/builders/capture'
import { actOn, logsOf, tryOn } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const at = (on: string, time = '10:00') => ({ on, time, kind: undefined })

let rep: TestPerson
let leadId: string
beforeEach(async () => {
  test.setNow(new Date('2026-03-10T06:00:00.000Z'))
  const company = await test.company()
  rep = await company.person('editor')
  leadId = await captureLead(test, await company.person('superAdmin'), { assigneeId: rep.userId })
  await actOn(test, rep, leadId, { followUp: at('2026-03-10', '16:05') })
  test.setNow(new Date('2026-03-12T06:00:00.000Z'))
})

describe('a follow-up of which the day is over', () => {
  it('L-103 is put back as it was after it was marked as done', async () => {
    expect((await actOn(test, rep, leadId, { followUp: null })).followUpOn).toBeUndefined()
    const back = await actOn(test, rep, leadId, { followUp: at('2026-03-10', '16:05') })
    expect([back.followUpOn, back.followUpTime]).toEqual(['2026-03-10', '16:05'])
  })

  it('L-103 is put back as it was after it was put off', async () => {
    await actOn(test, rep, leadId, { followUp: at('2026-03-13') })
    const back = await actOn(test, rep, leadId, { followUp: at('2026-03-10', '16:05') })
    expect([back.followUpOn, back.followUpTime]).toEqual(['2026-03-10', '16:05'])
  })

  it('L-103 is not set to any other day that is over, nor to one that was given up before', async () => {
    await actOn(test, rep, leadId, { followUp: null })
    expect((await tryOn(test, rep, leadId, { followUp: at('2026-03-09') })).status).toBe(400)
    await actOn(test, rep, leadId, { followUp: at('2026-03-13') })
    await actOn(test, rep, leadId, { followUp: at('2026-03-14') })
    expect((await tryOn(test, rep, leadId, { followUp: at('2026-03-10') })).status).toBe(400)
  })
})

describe('a follow-up that was due, when a call is logged', () => {
  const sentences = async () => (await logsOf(test, rep, leadId)).map(({ sentence }) => sentence)

  it('ADR-106 is done with the outcome, of which the server writes the line; a remark alone leaves it', async () => {
    const remarked = await actOn(test, rep, leadId, { comment: 'Sent the plans', remarkType: 'call' })
    expect(remarked.followUpOn).toBe('2026-03-10')
    const called = await actOn(test, rep, leadId, { callStatus: 'interested' })
    expect([called.followUpOn, called.followUpTime, called.followUpKind]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect((await sentences()).slice(0, 2).sort()).toEqual([
      'Follow-up done',
      'The Lead call status has been updated to Interested',
    ])
    await actOn(test, rep, leadId, { followUp: at('2026-03-12', '18:00') })
    expect((await actOn(test, rep, leadId, { callStatus: 'no-response' })).followUpOn).toBeUndefined()
  })

  it('ADR-106 makes room for the next step of the same update, in one line', async () => {
    const called = await actOn(test, rep, leadId, {
      callStatus: 'no-response',
      comment: 'Rang twice',
      followUp: at('2026-03-13', '10:00'),
    })
    expect([called.followUpOn, called.followUpTime]).toEqual(['2026-03-13', '10:00'])
    expect((await sentences()).filter((line) => line.startsWith('Follow-up'))).toEqual([
      'Follow-up done, the next one set for 13 Mar 2026, 10:00 AM',
      'Follow-up set for 10 Mar 2026, 4:05 PM',
    ])
    // Nothing of it is written where a part is refused.
    const before = await sentences()
    const refused = { callStatus: 'interested', followUp: at('2026-03-01') } as const
    expect((await tryOn(test, rep, leadId, refused)).status).toBe(400)
    expect(await sentences()).toEqual(before)
  })

  it('ADR-106 stays where it is in the future, is given again, or was set after the caller looked', async () => {
    const given = await actOn(test, rep, leadId, {
      callStatus: 'interested',
      followUp: at('2026-03-10', '16:05'),
    })
    expect(given.followUpOn).toBe('2026-03-10')
    await actOn(test, rep, leadId, { followUp: at('2026-03-13') })
    const seen = await actOn(test, rep, leadId, { callStatus: 'no-response' })
    expect(seen.followUpOn).toBe('2026-03-13')
    test.setNow(new Date('2026-03-12T07:00:00.000Z'))
    await actOn(test, rep, leadId, { followUp: at('2026-03-12', '18:00') })
    const late = { callStatus: 'no-response', baseUpdatedAt: seen.updatedAt } as const
    expect((await actOn(test, rep, leadId, late)).followUpOn).toBe('2026-03-12')
  })

  it('Sales floor is done by Called, by a meeting that is recorded and by an outcome that is filled in; not by a chat', async () => {
    const due = async () => {
      await actOn(test, rep, leadId, { followUp: at('2026-03-12', '18:00') })
    }
    const on = async () => (await readLead(test, rep, leadId)).followUpOn
    await test.call(rep, leadWorkEndpoints.contacted, { leadId, channel: 'whatsapp' })
    expect(await on()).toBe('2026-03-10')
    await test.call(rep, leadWorkEndpoints.contacted, { leadId, channel: 'call' })
    expect(await on()).toBeUndefined()
    await due()
    await test.call(rep, leadWorkEndpoints.saveInteraction, { leadId, outcome: 'Asked to call back' })
    expect(await on()).toBeUndefined()
    await due()
    await test.call(rep, leadWorkEndpoints.patch, { leadId, change: { callStatus: 'interested' } })
    expect(await on()).toBeUndefined()
    expect((await sentences()).filter((line) => line === 'Follow-up done')).toHaveLength(3)
    // With another day said beside it, that is the next one; one that lies ahead stays.
    await due()
    const next = at('2026-03-16', '11:00')
    await test.call(rep, leadWorkEndpoints.contacted, { leadId, channel: 'call', followUp: next })
    await test.call(rep, leadWorkEndpoints.contacted, { leadId, channel: 'call' })
    expect(await on()).toBe('2026-03-16')
    expect(await sentences()).toContain('Follow-up done, the next one set for 16 Mar 2026, 11:00 AM')
  })

  it('C-036 one that had no time and no kind is put back without them', async () => {
    await test.deps.database.pool.query(
      'update leads set follow_up_time = null, follow_up_kind = null where id = $1',
      [leadId],
    )
    const moved = await actOn(test, rep, leadId, {
      followUp: { ...at('2026-03-12', '16:00'), kind: 'client-visit' },
    })
    const back = { on: '2026-03-10', isExact: true }
    await actOn(test, rep, leadId, { followUp: back, baseUpdatedAt: moved.updatedAt })
    expect(await readLead(test, rep, leadId)).toMatchObject({
      followUpOn: '2026-03-10',
      followUpTime: undefined,
      followUpKind: undefined,
    })
  })

  it('Sales floor is back with Undo, together with the outcome and the next one', async () => {
    await actOn(test, rep, leadId, { callStatus: 'no-response', followUp: at('2026-03-13', '10:00') })
    await test.call(rep, leadWorkEndpoints.undoCall, { leadId })
    expect(await readLead(test, rep, leadId)).toMatchObject({
      callStatus: 'new',
      followUpOn: '2026-03-10',
      followUpTime: '16:05',
    })
    await test.call(rep, leadWorkEndpoints.contacted, { leadId, channel: 'call' })
    await test.call(rep, leadWorkEndpoints.undoCall, { leadId })
    expect(await readLead(test, rep, leadId)).toMatchObject({
      followUpOn: '2026-03-10',
      lastCallAt: undefined,
    })
  })

  it('ADR-253 counts as late where the call came after its day, and as kept on the day itself', async () => {
    await test.call(rep, leadWorkEndpoints.contacted, { leadId, channel: 'call' })
    await actOn(test, rep, leadId, { followUp: at('2026-03-12', '18:00') })
    await actOn(test, rep, leadId, { callStatus: 'interested' })
    const counted = await asSystem(test.deps, async ({ db }) => {
      const all = sql`select outcome from lead_follow_ups where lead_id = ${leadId} order by id`
      return (await db.execute(all)).rows.map(({ outcome }) => outcome)
    })
    expect(counted).toEqual(['late', 'kept'])
  })
})
