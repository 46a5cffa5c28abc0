import { randomUUID } from 'node:crypto'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { beforeEach, describe, expect, it } from 'vitest'
import { aContact, captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { merge, undoMerge, edit, addTag, byId, duplicates } = leadCaptureEndpoints

let company: TestCompany
let owner: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  // The leads of somebody who works alone are their own (C-164).
  await company.person('reader')
})

const tag = async (leadId: string, name: string) => {
  const { tags } = await test.call(owner, tagEndpoints.save, { tags: [{ name, colour: 'Red' }] })
  await test.call(owner, addTag, { leadId, tagId: tags[0]?.id ?? '' })
}

/** Two leads of one person: other city, other phone, a tag each, and a budget and remarks that only the second has. */
async function twins() {
  const keptId = await captureLead(test, owner, {
    city: 'Pune',
    contacts: [aContact({ email: 'a@example.com' })],
  })
  const mergedId = await captureLead(test, owner, {
    city: 'Mumbai',
    budget: 500,
    assigneeId: owner.userId,
    remarks: 'From the fair',
    customValues: { 'Property Type': 'Villa' },
    contacts: [
      aContact({ firstName: 'Anu', email: 'b@example.com', phones: ['+91 9000000001'] }),
      aContact({ firstName: 'Rahul', phones: ['+91 9000000002'] }),
    ],
  })
  await tag(keptId, 'Hot')
  await tag(mergedId, 'Villa')
  return { keptId, mergedId }
}
/** Without timestamps. */
const plain = async (id: string) => {
  const {
    history: _history,
    historyCount: _count,
    updatedAt: _at,
    merges: _merges,
    ...lead
  } = await readLead(test, owner, id)
  return { ...lead, tags: lead.tags.map(({ name }) => name).sort() }
}

describe('merging two leads', () => {
  it('C-091 keeps the chosen fields, fills blanks, and loses no contact, tag or line of history', async () => {
    const { keptId, mergedId } = await twins()
    const { id } = await test.call(owner, merge, {
      keptId,
      mergedId,
      choices: { city: 'merged', phone: 'merged' },
    })
    expect(id).toBe(keptId)
    const lead = await readLead(test, owner, keptId)
    expect(lead).toMatchObject({
      firstName: 'Ananya',
      email: 'a@example.com',
      phone: '+91 9000000001',
      city: 'Mumbai',
      budget: 500,
      remarks: 'From the fair',
      assignee: { id: owner.userId },
      stage: { kind: 'assigned' },
      customValues: [{ value: 'Villa' }],
    })
    const all = lead.contacts.flatMap(({ email, phones }) => [email, ...phones])
    for (const known of [
      'a@example.com',
      'b@example.com',
      '+91 9845021763',
      '+91 9000000001',
      '+91 9000000002',
    ])
      expect(all).toContain(known)
    expect(lead.tags.map(({ name }) => name).sort()).toEqual(['Hot', 'Villa'])
    expect(sentencesOf(lead).filter((line) => line === 'The Lead has been added by Olga Rao')).toHaveLength(2)
    expect(sentencesOf(lead)).toContain('The Lead Anu Iyer has been merged into this one')
    expect(lead.historyCount).toBe(lead.history.length)
    expect(await test.call(owner, leadEndpoints.counts, {})).toMatchObject({ total: 1 })
    const gone = await test.send(owner, byId, { id: mergedId })
    expect([gone.status, gone.body.details]).toEqual([404, { mergedInto: keptId }])
    const query = { phones: ['9000000002'], emails: [], exceptId: undefined }
    expect(await test.call(owner, duplicates, query)).toMatchObject([{ leadId: keptId }])
  })

  it('C-091 is undone within 30 days: both are as they were', async () => {
    const { keptId, mergedId } = await twins()
    const before = [await plain(keptId), await plain(mergedId)]
    const { mergeId } = await test.call(owner, merge, { keptId, mergedId, choices: { city: 'merged' } })
    expect((await readLead(test, owner, keptId)).merges).toMatchObject([
      { id: mergeId, name: 'Anu Iyer', canUndo: true },
    ])
    await test.call(owner, undoMerge, { mergeId })
    expect([await plain(keptId), await plain(mergedId)]).toEqual(before)
    const lead = await readLead(test, owner, keptId)
    expect(sentencesOf(lead)[0]).toBe('The merge with the Lead Anu Iyer has been undone')
    expect(lead.historyCount).toBe(lead.history.length)
    expect((await test.send(owner, undoMerge, { mergeId })).status).toBe(404)
    const query = { phones: ['9000000002'], emails: [], exceptId: undefined }
    expect(await test.call(owner, duplicates, query)).toMatchObject([{ leadId: mergedId }])
  })

  it('C-091 undoing keeps what was changed since', async () => {
    const { keptId, mergedId } = await twins()
    const { mergeId } = await test.call(owner, merge, { keptId, mergedId, choices: { city: 'merged' } })
    await test.call(owner, edit, { kind: 'change', id: keptId, change: { city: 'Nashik' } })
    await test.call(owner, undoMerge, { mergeId })
    expect(await readLead(test, owner, keptId)).toMatchObject({ city: 'Nashik', budget: undefined })
  })

  it('C-091 L-201 undoing logs the assignee and the stage the lead returns to', async () => {
    const { keptId, mergedId } = await twins()
    const { mergeId } = await test.call(owner, merge, { keptId, mergedId, choices: {} })
    await test.call(owner, undoMerge, { mergeId })
    const lead = await readLead(test, owner, keptId)
    expect(lead).toMatchObject({ assignee: undefined, stage: { kind: 'unassigned' } })
    expect(sentencesOf(lead).slice(0, 3)).toEqual([
      'The merge with the Lead Anu Iyer has been undone',
      "The Lead's stage has been changed from Assigned to Unassigned",
      'The Lead has been reassigned from Olga Rao to UnAssigned',
    ])
  })

  it('C-091 undoing keeps the stage of a lead that was worked on since', async () => {
    const { keptId, mergedId } = await twins()
    const { mergeId } = await test.call(owner, merge, { keptId, mergedId, choices: {} })
    await test.deps.database.pool.query('update leads set status_id = 3 where id = $1', [keptId])
    await test.call(owner, undoMerge, { mergeId })
    expect(await readLead(test, owner, keptId)).toMatchObject({
      assignee: { id: owner.userId },
      stage: { kind: 'assigned' },
      statusId: 3,
    })
  })

  it('C-091 cannot be undone after 30 days', async () => {
    const { keptId, mergedId } = await twins()
    const { mergeId } = await test.call(owner, merge, { keptId, mergedId, choices: {} })
    await test.deps.database.pool.query("update lead_merges set at = at - interval '31 days' where id = $1", [
      mergeId,
    ])
    expect((await readLead(test, owner, keptId)).merges).toMatchObject([{ canUndo: false }])
    expect((await test.send(owner, undoMerge, { mergeId })).status).toBe(404)
  })

  it('C-091 a merged lead comes back only by undoing the merge', async () => {
    const { keptId, mergedId } = await twins()
    await test.call(owner, merge, { keptId, mergedId, choices: {} })
    expect((await test.send(owner, edit, { kind: 'restore', id: mergedId })).status).toBe(404)
  })

  it('C-091 the lead that is Won is the one to keep', async () => {
    const [won = '', open = ''] = await addLeads(test.deps, company, [
      { stage: 'won', assigneeId: owner.userId },
      {},
    ])
    const wrong = await test.send(owner, merge, { keptId: open, mergedId: won, choices: {} })
    expect([wrong.status, wrong.body.message]).toEqual([
      409,
      'Please keep the lead that is Won or has a project.',
    ])
    await test.call(owner, merge, { keptId: won, mergedId: open, choices: {} })
    expect((await readLead(test, owner, won)).stage.kind).toBe('won')
  })

  it('C-091 both must be seen, be two, and the choices be real', async () => {
    const { keptId, mergedId } = await twins()
    const rep = await company.person('editor')
    const own = await captureLead(test, rep)
    expect((await test.send(rep, merge, { keptId: own, mergedId, choices: {} })).status).toBe(404)
    expect((await test.send(owner, merge, { keptId, mergedId: keptId, choices: {} })).status).toBe(400)
    expect((await test.send(owner, merge, { keptId, mergedId, choices: { shoe: 'merged' } })).status).toBe(
      400,
    )
    const foreigner = await (await test.company()).person('superAdmin')
    expect((await test.send(foreigner, merge, { keptId, mergedId, choices: {} })).status).toBe(404)
    expect((await test.send(foreigner, undoMerge, { mergeId: randomUUID() })).status).toBe(404)
  })

  it('C-147 taking over an assignee by merging needs canAssign', async () => {
    const rep = await company.person('editor')
    const keptId = await captureLead(test, rep)
    const mergedId = await captureLead(test, rep)
    await test.call(owner, edit, { kind: 'assign', id: keptId, assigneeId: null })
    await test.call(owner, edit, { kind: 'assign', id: mergedId, assigneeId: owner.userId })
    expect((await test.send(rep, merge, { keptId, mergedId, choices: {} })).status).toBe(403)
    expect((await test.send(rep, merge, { keptId, mergedId, choices: { assignee: 'kept' } })).status).toBe(
      200,
    )
  })

  it('C-091 two merges of the same lead at once: one happens', async () => {
    const { keptId, mergedId } = await twins()
    const third = await captureLead(test, owner)
    const answers = await Promise.all([
      test.send(owner, merge, { keptId, mergedId, choices: {} }),
      test.send(owner, merge, { keptId: third, mergedId, choices: {} }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})
