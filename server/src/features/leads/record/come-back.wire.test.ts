import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { cardsIn } from '../../../testing/builders/board'
import { readLead, sentencesOf } from '../../../testing/builders/capture'
import { addLeads, type LeadWish } from '../../../testing/builders/leads'
import { addStagesNamed, editOf } from '../../../testing/builders/pipeline'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { bulk, undoBulk } = leadListEndpoints

let company: TestCompany
let owner: TestPerson
let rita: TestPerson
let ghost: string
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  rita = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
  const [made = ''] = await addStagesNamed(test, owner, 'Ghost')
  ghost = made
})

const run = (text: string) => asSystem(test.deps, ({ db }) => db.execute(sql.raw(text)))
const stageId = (kind: string) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
async function inGhost(wish: LeadWish = {}): Promise<string> {
  const [id = ''] = await addLeads(test.deps, company, [{ assigneeId: rita.userId, ...wish }])
  await run(`update leads set stage_id = '${ghost}' where id = '${id}'`)
  return id
}
const deleteGhost = () => test.call(owner, pipelineEndpoints.edit, editOf({ deletedIds: [ghost] }))
const mark = (action: 'archive' | 'unarchive' | 'delete' | 'restore', ids: string[]) =>
  test.call(owner, bulk, { action, selection: { ids }, confirmCount: undefined })
const restore = (id: string) => test.call(owner, leadCaptureEndpoints.edit, { kind: 'restore', id })
const gone = "The Lead's stage has been changed from Ghost to Assigned, because Ghost no longer exists"
const isInAssigned = async (id: string) => {
  expect(await cardsIn(test, owner, stageId('assigned'))).toContain(id)
  expect(sentencesOf(await readLead(test, owner, id))).toContain(gone)
}

describe('a lead whose stage was deleted while it was away', () => {
  it('P-006 C-041 C-172 restored, it is in the first open stage and on the board', async () => {
    const id = await inGhost()
    await test.call(owner, leadCaptureEndpoints.edit, { kind: 'delete', id })
    await deleteGhost()
    await restore(id)
    await isInAssigned(id)
    expect((await readLead(test, owner, id)).statusId).toBe(1)
  })

  it('C-172 restored, brought back from the archive or by undo, in bulk', async () => {
    const ids = [await inGhost(), await inGhost(), await inGhost(), await inGhost()]
    const [restored = '', unarchived = '', undeleted = '', again = ''] = ids
    await mark('delete', [restored])
    await mark('archive', [unarchived])
    const deleted = await mark('delete', [undeleted])
    const archived = await mark('archive', [again])
    await deleteGhost()
    await mark('restore', [restored])
    await mark('unarchive', [unarchived])
    await test.call(owner, undoBulk, { undoId: deleted.undoId ?? '' })
    await test.call(owner, undoBulk, { undoId: archived.undoId ?? '' })
    for (const id of ids) await isInAssigned(id)
    expect(await cardsIn(test, owner, stageId('assigned'))).toHaveLength(4)
  })

  it('C-172 without assignee it is in Unassigned', async () => {
    const id = await inGhost({ assigneeId: null })
    await mark('delete', [id])
    await deleteGhost()
    await restore(id)
    expect((await readLead(test, owner, id)).stage.kind).toBe('unassigned')
  })

  it('C-172 the same when a merge is undone', async () => {
    const [kept = ''] = await addLeads(test.deps, company, [{ assigneeId: rita.userId }])
    const merged = await inGhost()
    const { mergeId } = await test.call(owner, leadCaptureEndpoints.merge, {
      keptId: kept,
      mergedId: merged,
      choices: {},
    })
    await deleteGhost()
    await test.call(owner, leadCaptureEndpoints.undoMerge, { mergeId })
    await isInAssigned(merged)
  })

  it('C-172 in a stage that is still there it stays there', async () => {
    const id = await inGhost()
    await mark('archive', [id])
    await mark('unarchive', [id])
    expect(await cardsIn(test, owner, ghost)).toEqual([id])
    expect(await readLead(test, owner, id)).toMatchObject({ historyCount: 2 })
  })
})

describe('other things that were deleted while a lead was away', () => {
  it('C-172 an assignee who left: it is Unassigned, and whoever may assign sees it there', async () => {
    const [id = ''] = await addLeads(test.deps, company, [{ assigneeId: rita.userId }])
    await mark('archive', [id])
    await run(`update members set deactivated_at = now() where user_id = '${rita.userId}'`)
    await mark('unarchive', [id])
    const lead = await readLead(test, owner, id)
    expect([lead.assignee, lead.stage.kind]).toEqual([undefined, 'unassigned'])
    expect(sentencesOf(lead)).toContain(
      'The Lead has been reassigned from Rita Sen to UnAssigned, because Rita Sen can no longer be given leads',
    )
    const assigner = await company.person('assigner')
    expect(await cardsIn(test, assigner, stageId('unassigned'))).toEqual([id])
  })

  it('C-172 a status: it gets the first of its stage', async () => {
    const [id = ''] = await addLeads(test.deps, company, [{ assigneeId: rita.userId, statusId: 5 }])
    await mark('delete', [id])
    await run(`delete from stage_statuses where company_id = '${company.id}' and id = 5`)
    await test.call(owner, pipelineEndpoints.addStatus, { stageId: stageId('lost'), name: 'Too far' })
    await restore(id)
    const lead = await readLead(test, owner, id)
    expect(lead.statusId).toBe(1)
    expect(sentencesOf(lead)).toContain(
      "The Lead's status is New now, because the one it had no longer exists",
    )
  })

  it('C-172 a tag and a team: the history names them', async () => {
    const team = '00000000-0000-4000-8000-000000000001'
    await run(
      `insert into teams (company_id, id, name, created_by) values ('${company.id}', '${team}', 'North', '${owner.userId}')`,
    )
    const [id = ''] = await addLeads(test.deps, company, [
      { assigneeId: rita.userId, teamId: team, tags: ['Villa'] },
    ])
    await mark('archive', [id])
    await run(`update tags set deleted_at = now() where company_id = '${company.id}'`)
    await run(`update teams set deleted_at = now() where company_id = '${company.id}'`)
    await mark('unarchive', [id])
    const lead = await readLead(test, owner, id)
    expect([lead.tags, lead.team]).toEqual([[], undefined])
    expect(sentencesOf(lead)).toEqual(
      expect.arrayContaining([
        'The tag Villa of this Lead no longer exists',
        'The team North of this Lead no longer exists',
      ]),
    )
  })
})
