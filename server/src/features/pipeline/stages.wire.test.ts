import { randomUUID } from 'node:crypto'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { beforeEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import {
  addStagesNamed,
  editOf,
  readPipeline,
  stageCalled,
  stageOfKind,
} from '../../testing/builders/pipeline'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()

let company: TestCompany
let editor: TestPerson
beforeEach(async () => {
  company = await test.company()
  editor = await company.person('editor')
})

const names = async () => (await readPipeline(test, editor)).stages.map(({ name }) => name)
const edit = (over: Parameters<typeof editOf>[0], by = editor) =>
  test.send(by, pipelineEndpoints.edit, editOf(over))
/** Leads in an added stage, which has no kind of its own. */
const addLeadsTo = (stageId: string, wish = {}) => {
  const stage = { id: stageId, name: '', kind: 'open' as const, sequence: 1, statuses: [] }
  return addLeads(test.deps, { ...company, stages: [stage] }, [{ ...wish, stage: 'open' }])
}

it('P-002 a pipeline keeps the description it was given, until it is given another', async () => {
  const described = async () => (await readPipeline(test, editor)).description
  expect(await described()).toBeUndefined()
  await edit({ description: ' Homes and shops ' })
  await edit({ name: 'Sales' })
  expect(await described()).toBe('Homes and shops')
  const tooLong = await edit({ description: 'x'.repeat(1025) })
  expect([tooLong.status, tooLong.body.message]).toEqual([400, 'Maximum length is 1024'])
  await edit({ description: '' })
  expect(await described()).toBeUndefined()
})

describe('the pipeline', () => {
  it('S-014 has its stages in order, numbered from 1, with statuses and the number of leads', async () => {
    await addLeads(test.deps, company, [{ budget: 500 }, { assigneeId: editor.userId, budget: 1200 }])
    const { stages, value, name } = await readPipeline(test, editor)
    expect(name).toBe('Sales Pipeline')
    expect(stages.map((stage) => [stage.sequence, stage.name, stage.kind, stage.leads])).toEqual([
      [1, 'Unassigned', 'unassigned', 1],
      [2, 'Assigned', 'assigned', 1],
      [3, 'Won', 'won', 0],
      [4, 'Lost', 'lost', 0],
    ])
    expect(stages[1]?.statuses.map(({ id }) => id)).toEqual([1, 2, 3, 5, 6, 7])
    expect(value).toBe(1200)
  })

  it('tells the number of leads only to those who may change stages', async () => {
    const { stages } = await readPipeline(test, await company.person('reader'))
    expect(stages.map(({ leads }) => leads)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('adding stages', () => {
  it('S-016 S-020 puts them before Won and moves those behind on by one', async () => {
    const reply = await test.call(editor, pipelineEndpoints.addStages, {
      stages: [
        { name: 'Site Visit', sequence: 3 },
        { name: 'Proposal', sequence: 4 },
      ],
    })
    expect(reply.message).toBe('Pipeline stage added successfully')
    expect(reply.stages.map(({ name, sequence, kind }) => [name, sequence, kind])).toEqual([
      ['Site Visit', 3, 'open'],
      ['Proposal', 4, 'open'],
    ])
    expect(await names()).toEqual(['Unassigned', 'Assigned', 'Site Visit', 'Proposal', 'Won', 'Lost'])
    expect((await readPipeline(test, editor)).stages.map(({ sequence }) => sequence)).toEqual([
      1, 2, 3, 4, 5, 6,
    ])
  })

  it('L-025 P-014 inserting, moving, deleting and bringing back change the order of creation of no stage', async () => {
    const ordinals = async () =>
      Object.fromEntries(
        (await readPipeline(test, editor)).stages.map(({ name, ordinal }) => [name, ordinal]),
      )
    const defaults = { Unassigned: 1, Assigned: 2, Won: 3, Lost: 4 }
    expect(await ordinals()).toEqual(defaults)
    const [visit = '', proposal = ''] = await addStagesNamed(test, editor, 'Visit', 'Proposal')
    expect(await ordinals()).toEqual({ ...defaults, Visit: 5, Proposal: 6 })
    await edit({
      changes: [
        { id: proposal, sequence: 3 },
        { id: visit, sequence: 4 },
      ],
    })
    await edit({ deletedIds: [visit] })
    await addStagesNamed(test, editor, 'Brief')
    await edit({ restoredIds: [visit] })
    expect(await ordinals()).toEqual({ ...defaults, Visit: 5, Proposal: 6, Brief: 7 })
  })

  it('S-019 keeps them between the default stages, wherever they are sent to', async () => {
    const stages = [
      { name: 'Too early', sequence: 1 },
      { name: 'Too late', sequence: 99 },
    ]
    await test.call(editor, pipelineEndpoints.addStages, { stages })
    expect(await names()).toEqual(['Unassigned', 'Assigned', 'Too early', 'Too late', 'Won', 'Lost'])
  })

  it('S-019 C-082 refuses blanks, long names and names that are there already, and adds none of them', async () => {
    for (const [name, status] of [
      [' \u200b ', 400],
      ['x'.repeat(41), 400],
      ['won\u200b', 409],
      ['Site Visit', 409],
    ] as const) {
      const stages = [
        { name: 'Site Visit', sequence: 3 },
        { name, sequence: 4 },
      ]
      expect((await test.send(editor, pipelineEndpoints.addStages, { stages })).status, name).toBe(status)
    }
    expect(await names()).toHaveLength(4)
  })

  it('S-019 ends at twenty stages', async () => {
    await addStagesNamed(test, editor, ...Array.from({ length: 16 }, (_, index) => `Step ${index}`))
    const stages = [{ name: 'One more', sequence: 3 }]
    const { status, body } = await test.send(editor, pipelineEndpoints.addStages, { stages })
    expect([status, body.message]).toEqual([409, 'maximum limit : 20 pipelines'])
  })

  it('S-019 holds the limit when many are added at once', async () => {
    await addStagesNamed(test, editor, ...Array.from({ length: 13 }, (_, index) => `Step ${index}`))
    const add = (name: string) =>
      test.send(editor, pipelineEndpoints.addStages, { stages: [{ name, sequence: 3 }] })
    const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(add))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409])
    expect(await names()).toHaveLength(20)
  })
})

describe('changing stages', () => {
  it('S-020 renames through edit-pipeline; the id, and with it every lead, stays', async () => {
    const [id = ''] = await addStagesNamed(test, editor, 'Visit')
    const { status, body } = await edit({
      changes: [{ id, name: ' Site\u200b  Visit ', formerName: 'Visit' }],
    })
    expect([status, body.message]).toEqual([200, 'Pipeline stage edited successfully'])
    expect((await stageCalled(test, editor, 'Site Visit')).id).toBe(id)
  })

  it('S-016 reorders, numbers from 1 again, and leaves stages that are not mentioned where they are', async () => {
    const [a = '', , c = ''] = await addStagesNamed(test, editor, 'A', 'B', 'C')
    await edit({
      changes: [
        { id: c, sequence: 3 },
        { id: a, sequence: 5 },
      ],
    })
    expect(await names()).toEqual(['Unassigned', 'Assigned', 'C', 'B', 'A', 'Won', 'Lost'])
    expect((await stageCalled(test, editor, 'B')).sequence).toBe(4)
  })

  it('S-019 C-013 refuses to move, rename or delete a default stage, and changes nothing', async () => {
    const [id = ''] = await addStagesNamed(test, editor, 'Visit')
    const won = await stageOfKind(test, editor, 'won')
    const moved = await edit({
      changes: [
        { id: won.id, sequence: 3 },
        { id, sequence: 4 },
      ],
    })
    expect([moved.status, moved.body.message]).toEqual([409, 'Default stages cannot be moved'])
    const renamed = await edit({ changes: [{ id: won.id, name: 'Signed' }] })
    expect([renamed.status, renamed.body.message]).toEqual([409, 'Default stages cannot be renamed'])
    const deleted = await edit({ deletedIds: [won.id] })
    expect([deleted.status, deleted.body.message]).toEqual([409, 'Default stages cannot be deleted'])
    expect(await names()).toEqual(['Unassigned', 'Assigned', 'Visit', 'Won', 'Lost'])
  })

  it('takes the whole list of an older client, default stages included', async () => {
    const [a = '', b = ''] = await addStagesNamed(test, editor, 'A', 'B')
    const { stages, id } = await readPipeline(test, editor)
    const swapped = stages.map(({ id: stageId, name, sequence }) => {
      if (stageId === a) return { id: stageId, name: 'Aa', sequence: 4 }
      return { id: stageId, name, sequence: stageId === b ? 3 : sequence }
    })
    expect((await edit({ pipelineId: id, name: 'Homes', changes: swapped })).status).toBe(200)
    expect(await names()).toEqual(['Unassigned', 'Assigned', 'B', 'Aa', 'Won', 'Lost'])
    expect((await readPipeline(test, editor)).name).toBe('Homes')
  })

  it('refuses the pipeline, the stages and the ids of another company', async () => {
    const stranger = await (await test.company()).person('superAdmin')
    const [theirs = ''] = await addStagesNamed(test, stranger, 'Theirs')
    const { id: pipelineId } = await readPipeline(test, stranger)
    expect((await edit({ pipelineId })).status).toBe(404)
    for (const wish of [
      { changes: [{ id: theirs, name: 'Ours' }] },
      { deletedIds: [theirs] },
      { restoredIds: [theirs] },
    ])
      expect((await edit(wish)).status).toBe(409)
    expect((await stageCalled(test, stranger, 'Theirs')).id).toBe(theirs)
  })

  it('S-019 C-082 refuses a name that another stage has, also when two are renamed together', async () => {
    const [a = '', b = ''] = await addStagesNamed(test, editor, 'A', 'B')
    const both = await edit({
      changes: [
        { id: a, name: 'Same' },
        { id: b, name: ' same\u200b' },
      ],
    })
    expect([both.status, both.body.code]).toEqual([409, 'stage-name-taken'])
    const swapped = await edit({
      changes: [
        { id: a, name: 'B' },
        { id: b, name: 'A' },
      ],
    })
    expect(swapped.status).toBe(200)
    expect(await names()).toEqual(['Unassigned', 'Assigned', 'B', 'A', 'Won', 'Lost'])
  })
})

describe('deleting a stage', () => {
  it('S-019 P-047 refuses while leads are in it, with the number that the settings show', async () => {
    const [id = ''] = await addStagesNamed(test, editor, 'Visit')
    await addLeadsTo(id)
    await addLeadsTo(id, { archivedAt: new Date() })
    await addLeadsTo(id, { deletedAt: new Date() })
    const shown = (await readPipeline(test, editor)).stages.find((stage) => stage.id === id)?.leads
    const { status, body } = await edit({ deletedIds: [id] })
    expect([shown, status]).toEqual([1, 409])
    expect(body.message).toBe(
      'This stage is currently assigned to 1 lead(s). Please move the lead(s) to a different stage before deleting.',
    )
    expect(await names()).toContain('Visit')
  })

  it('P-047 C-172 is possible when only archived and deleted leads are in it: they come back elsewhere', async () => {
    const [id = ''] = await addStagesNamed(test, editor, 'Visit')
    await addLeadsTo(id, { archivedAt: new Date() })
    await addLeadsTo(id, { deletedAt: new Date() })
    expect((await edit({ deletedIds: [id] })).status).toBe(200)
    expect(await names()).not.toContain('Visit')
  })

  it('S-017 C-041 hides it and its rules at once and brings both back, at the old place', async () => {
    const [a = '', b = '', c = ''] = await addStagesNamed(test, editor, 'A', 'B', 'C')
    const rule = (from: string, to: string) =>
      test.call(editor, pipelineEndpoints.addRule, { from, to, isAllowed: false, requiredFields: [] })
    await rule(a, b)
    await rule(b, c)
    await rule(a, c)
    const pairs = async () =>
      (await test.call(editor, pipelineEndpoints.rules, {})).map(({ from, to }) => from.name + to.name).sort()
    const { body } = await edit({ deletedIds: [b] })
    expect(body.message).toBe('Pipeline stage deleted successfully')
    expect(await names()).toEqual(['Unassigned', 'Assigned', 'A', 'C', 'Won', 'Lost'])
    expect(await pairs()).toEqual(['AC'])
    await edit({ restoredIds: [b] })
    expect(await names()).toEqual(['Unassigned', 'Assigned', 'A', 'B', 'C', 'Won', 'Lost'])
    expect(await pairs()).toEqual(['AB', 'AC', 'BC'])
  })

  it('S-017 C-041 does not bring back what is older than thirty days, or whose name is taken', async () => {
    const [a = '', b = ''] = await addStagesNamed(test, editor, 'A', 'B')
    await edit({ deletedIds: [a, b] })
    await addStagesNamed(test, editor, 'a')
    expect((await edit({ restoredIds: [a] })).body.code).toBe('stage-name-taken')
    test.setNow(new Date(Date.now() + 31 * 86_400_000))
    const late = await company.person('editor')
    expect((await edit({ restoredIds: [b] }, late)).body.code).toBe('not-restorable')
    test.setNow(undefined)
  })

  it('S-020 C-065 deletes nothing that is only left out of the list', async () => {
    const [a = ''] = await addStagesNamed(test, editor, 'A', 'B')
    await edit({ changes: [{ id: a, name: 'A2', sequence: 3 }] })
    expect(await names()).toContain('B')
  })
})

describe('several people at once', () => {
  it('S-020 C-065 lose nothing: one adds, one renames, one reorders, one deletes', async () => {
    const [a = '', b = '', c = '', d = ''] = await addStagesNamed(test, editor, 'A', 'B', 'C', 'D')
    const people = await Promise.all([0, 1, 2, 3].map(() => company.person('editor')))
    const [adder, renamer, mover, remover] = people as [TestPerson, TestPerson, TestPerson, TestPerson]
    const answers = await Promise.all([
      test.send(adder, pipelineEndpoints.addStages, { stages: [{ name: 'New', sequence: 7 }] }),
      edit({ changes: [{ id: a, name: 'A renamed', formerName: 'A' }] }, renamer),
      edit(
        {
          changes: [
            { id: b, sequence: 3 },
            { id: a, sequence: 4 },
            { id: c, sequence: 5 },
          ],
        },
        mover,
      ),
      edit({ deletedIds: [d] }, remover),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { stages } = await readPipeline(test, editor)
    const open = stages.filter(({ kind }) => kind === 'open').map(({ name }) => name)
    expect(open.filter((name) => name !== 'New')).toEqual(['B', 'A renamed', 'C'])
    expect(open).toContain('New')
    expect(stages.map(({ sequence }) => sequence)).toEqual(stages.map((_, index) => index + 1))
    expect(stages.at(-2)?.kind).toBe('won')
  })

  it('S-020 C-065 are told when a stage is gone or called otherwise by now', async () => {
    const [a = '', b = ''] = await addStagesNamed(test, editor, 'A', 'B')
    await edit({ deletedIds: [a], changes: [{ id: b, name: 'Bb' }] })
    const gone = await edit({ changes: [{ id: a, name: 'Mine' }] })
    expect(gone.status).toBe(409)
    expect(gone.body.message).toBe('This stage is not there any more. Please load the page again.')
    expect((await edit({ deletedIds: [a] })).status).toBe(409)
    expect((await edit({ changes: [{ id: randomUUID(), sequence: 3 }] })).status).toBe(409)
    const changed = await edit({ changes: [{ id: b, name: 'Mine', formerName: 'B' }] })
    expect([changed.status, changed.body.code]).toEqual([409, 'stage-changed'])
    expect(await names()).toContain('Bb')
  })

  it('hear of it on their open pages', async () => {
    const reader = await company.person('reader')
    const heard = new Promise((tell) => {
      test.server.live.subscribe(reader.userId, { onEvent: tell, onGap: () => {} })
    })
    await addStagesNamed(test, editor, 'Visit')
    expect(await heard).toEqual({ name: 'changed', about: ['pipeline'] })
  })
})
