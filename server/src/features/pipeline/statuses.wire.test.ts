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
let visit: string
beforeEach(async () => {
  company = await test.company()
  editor = await company.person('editor')
  ;[visit = ''] = await addStagesNamed(test, editor, 'Visit')
})

const add = (name: string, stageId = visit) =>
  test.send(editor, pipelineEndpoints.addStatus, { stageId, name })
const statusesOf = async (stageName: string) => (await stageCalled(test, editor, stageName)).statuses
const page = (over: { page?: number; search?: string } = {}) =>
  test.call(editor, pipelineEndpoints.statuses, { page: 1, limit: 12, search: undefined, ...over })
const change = (from: { statusId: number; stageId: string }, over = {}) =>
  test.send(editor, pipelineEndpoints.editStatus, {
    from,
    toStageId: from.stageId,
    name: 'Changed',
    isMoveConfirmed: false,
    ...over,
  })
const remove = (statusId: number, stageId: string) =>
  test.send(editor, pipelineEndpoints.deleteStatus, { statusId, stageId })

describe('the list', () => {
  it('S-006 S-007 has twelve statuses a page, each with its stage, in the order of the pipeline', async () => {
    for (const name of ['Planned', 'Measured', 'Photos', 'Drawn']) await add(name)
    const first = await page()
    expect([first.rows.length, first.page, first.pageCount, first.total]).toEqual([12, 1, 2, 13])
    expect(first.rows[0]).toMatchObject({
      id: 1,
      name: 'New',
      isPermanent: false,
      stage: { name: 'Unassigned' },
    })
    expect(first.rows.find(({ name }) => name === 'Follow Up')).toMatchObject({ id: 2, isPermanent: true })
    const second = await page({ page: 2 })
    expect(second.rows.map(({ name, stage }) => [name, stage.name])).toEqual([['Not Interested', 'Lost']])
    expect((await page({ page: 9 })).page).toBe(2)
  })

  it('S-003 is searched by the name of the status and of the stage', async () => {
    await add('Planned')
    expect((await page({ search: 'INTERESTED lost' })).rows.map(({ stage }) => stage.name)).toEqual(['Lost'])
    expect((await page({ search: 'visit' })).rows.map(({ name }) => name)).toEqual(['Planned'])
    expect((await page({ search: 'nothing' })).total).toBe(0)
  })
})

describe('adding', () => {
  it('S-008 gives the status an id that no status had before, also after deleting', async () => {
    const { status, body } = await add(' Planned\u200b ')
    expect([status, body.message]).toEqual([200, 'Status added successfully!'])
    expect(await statusesOf('Visit')).toEqual([{ id: 8, name: 'Planned' }])
    await remove(8, visit)
    await add('Measured')
    expect(await statusesOf('Visit')).toEqual([{ id: 9, name: 'Measured' }])
  })

  it('S-008 needs a name and a stage that is there', async () => {
    expect((await add('  ')).status).toBe(400)
    expect((await add('x'.repeat(41))).status).toBe(400)
    expect((await add('Planned', '')).status).toBe(400)
    await test.call(editor, pipelineEndpoints.edit, editOf({ deletedIds: [visit] }))
    expect((await add('Planned')).body.code).toBe('stage-gone')
  })

  it('refuses a name that the stage has already', async () => {
    await add('Planned')
    expect((await add('planned ')).body.code).toBe('status-taken')
    expect((await add('Planned', (await stageOfKind(test, editor, 'won')).id)).status).toBe(200)
  })

  it('S-009 refuses the ninth, also when several are added at once', async () => {
    for (const name of ['1', '2', '3', '4', '5', '6']) await add(name)
    const answers = await Promise.all(['7', '8', '9', '10'].map((name) => add(name)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    const statuses = await statusesOf('Visit')
    expect(statuses).toHaveLength(8)
    expect(new Set(statuses.map(({ id }) => id)).size).toBe(8)
  })
})

describe('editing', () => {
  it('S-010 C-130 renames and keeps the id', async () => {
    await add('Planned')
    const { status, body } = await change({ statusId: 8, stageId: visit }, { name: 'Date agreed' })
    expect([status, body.message]).toEqual([200, 'Status edited successfully!'])
    expect(await statusesOf('Visit')).toEqual([{ id: 8, name: 'Date agreed' }])
  })

  it('S-010 moves to another stage, behind the statuses that are there', async () => {
    await add('Planned')
    const won = await stageOfKind(test, editor, 'won')
    expect(
      (await change({ statusId: 8, stageId: visit }, { toStageId: won.id, name: 'Planned' })).status,
    ).toBe(200)
    expect(await statusesOf('Visit')).toEqual([])
    expect((await statusesOf('Won')).map(({ id }) => id)).toEqual([4, 8])
  })

  it('S-010 C-130 moves a status that leads use only when the person was warned', async () => {
    const assigned = await stageOfKind(test, editor, 'assigned')
    await addLeads(test.deps, company, [{ assigneeId: editor.userId, statusId: 3 }])
    const from = { statusId: 3, stageId: assigned.id }
    const warned = await change(from, { toStageId: visit, name: 'Keen' })
    expect([warned.status, warned.body.code, warned.body.details]).toEqual([409, 'move-in-use', { leads: 1 }])
    expect(await statusesOf('Visit')).toEqual([])
    const confirmed = await change(from, { toStageId: visit, name: 'Keen', isMoveConfirmed: true })
    expect(confirmed.status).toBe(200)
    expect(await statusesOf('Visit')).toEqual([{ id: 3, name: 'Keen' }])
    // The lead kept it in its old stage: it is still in use.
    await change({ statusId: 3, stageId: visit }, { name: 'Keen' })
    await test.call(editor, pipelineEndpoints.addStatus, { stageId: visit, name: 'Other' })
    expect((await change({ statusId: 3, stageId: visit }, { toStageId: assigned.id })).body.code).toBe(
      'move-in-use',
    )
  })

  it('S-009 S-010 refuses a full stage, the same status twice, and one that is gone', async () => {
    const lost = await stageOfKind(test, editor, 'lost')
    const assigned = await stageOfKind(test, editor, 'assigned')
    const twice = await change({ statusId: 5, stageId: lost.id }, { toStageId: assigned.id, name: 'No' })
    expect(twice.body.code).toBe('status-taken')
    for (let number = 1; number <= 8; number++) await add(`Step ${number}`)
    expect((await change({ statusId: 5, stageId: lost.id }, { toStageId: visit })).body.code).toBe(
      'stage-full',
    )
    expect((await change({ statusId: 99, stageId: visit })).body.code).toBe('status-gone')
  })
})

describe('deleting', () => {
  it('S-011 refuses 2, 3, 4 and 6, in whatever stage', async () => {
    const assigned = await stageOfKind(test, editor, 'assigned')
    const won = await stageOfKind(test, editor, 'won')
    for (const id of [2, 3, 6]) expect((await remove(id, assigned.id)).body.code).toBe('status-permanent')
    expect((await remove(4, won.id)).body.code).toBe('status-permanent')
    expect((await remove(7, assigned.id)).status).toBe(200)
  })

  it('S-012 C-083 removes the status; a second time it is gone', async () => {
    await add('Planned')
    const { status, body } = await remove(8, visit)
    expect([status, body.message]).toEqual([200, 'Status deleted successfully!'])
    expect(await statusesOf('Visit')).toEqual([])
    expect((await remove(8, visit)).body.code).toBe('status-gone')
  })

  it('S-012 C-142 takes the ids from the query as well', async () => {
    await add('Planned')
    const answer = await test.app.inject({
      method: 'DELETE',
      url: `/user/delete-status?statusId=8&stageId=${visit}&userId=${editor.userId}`,
      headers: { authorization: `Bearer ${editor.token}` },
    })
    expect(answer.statusCode).toBe(200)
    const without = await test.app.inject({
      method: 'DELETE',
      url: '/user/delete-status',
      headers: { authorization: `Bearer ${editor.token}` },
    })
    expect(without.statusCode).toBe(400)
  })

  it('S-012 C-040 refuses one that leads use, and says how many', async () => {
    const lost = await stageOfKind(test, editor, 'lost')
    await addLeads(test.deps, company, [
      { stage: 'lost', assigneeId: editor.userId, statusId: 5 },
      { stage: 'lost', assigneeId: editor.userId, statusId: 5, archivedAt: new Date() },
      { stage: 'lost', assigneeId: editor.userId, statusId: 5, deletedAt: new Date() },
    ])
    const { status, body } = await remove(5, lost.id)
    expect([status, body.message]).toEqual([
      409,
      '1 lead has this status. Please give it another one before deleting.',
    ])
    // The same id in another stage is a separate status.
    expect((await remove(5, (await stageOfKind(test, editor, 'assigned')).id)).status).toBe(200)
  })

  it('S-013 is for those with crm edit', async () => {
    const reader = await company.person('reader')
    const answer = await test.send(reader, pipelineEndpoints.deleteStatus, { statusId: 7, stageId: visit })
    expect([answer.status, answer.body.message]).toEqual([403, 'Access disabled by Admin'])
    expect((await readPipeline(test, reader)).stages).toHaveLength(5)
  })
})
