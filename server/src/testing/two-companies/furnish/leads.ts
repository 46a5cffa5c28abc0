import { idempotencyHeader } from '@foyer/contract/kit/envelope'
import { api } from '@foyer/contract/wire/api'
import { aContact, captureLead } from '../../builders/capture'
import { actOn } from '../../builders/work'
import type { Firm } from '../firm'
import { ownStatus } from '../own-things'

interface Around {
  colleague: string
  absentee: string
  former: string
  team: string
  tag: string
  otherTag: string
  stage: string
  field: string
  step: () => void
}

/** How a call went is put off, in a call with a key of its own. */
const putOff = ({ test, caller }: Firm, leadId: string) => {
  const { method, path, request } = api.leads.askLater
  return test.app.inject({
    method,
    url: path,
    payload: request.write({ leadId }).body as object,
    headers: { authorization: `Bearer ${caller.token}`, [idempotencyHeader]: 'alpha-call' },
  })
}

/** Leads in every state, each a moment younger than the one before. */
export async function furnishLeads(firm: Firm, around: Around) {
  const { test, caller } = firm
  const { colleague, absentee, former, team, tag, otherTag, stage, field, step } = around
  let count = 0
  const add = async (name: string, over: Parameters<typeof captureLead>[2] = {}) => {
    step()
    count += 1
    const phones = [`+91 984501${String(count).padStart(4, '0')}`]
    const contacts = [
      aContact({
        firstName: 'Alpha',
        lastName: name,
        email: `${name.toLowerCase()}-alpha@example.com`,
        phones,
      }),
      aContact({
        firstName: 'Alpha',
        lastName: 'Partner',
        email: `partner-${name.toLowerCase()}-alpha@example.com`,
        phones: [`+91 984501${9000 + count}`],
      }),
    ]
    const known = {
      city: 'Alphapur',
      source: 'Alpha Fair',
      budget: 100_000 * count,
      area: '1200',
      remarks: 'Alpha remark',
    }
    return captureLead(test, caller, {
      contacts,
      ...known,
      assigneeId: caller.userId,
      customValues: { [field]: 'Alpha East' },
      ...over,
    })
  }
  const lead = await add('Lead', { teamId: team })
  await test.call(caller, api.leads.addTag, { leadId: lead, tagId: tag })
  await test.call(caller, api.leads.addTag, { leadId: lead, tagId: otherTag })
  await actOn(test, caller, lead, {
    stageId: stage,
    statusId: ownStatus,
    callStatus: 'follow-up',
    remarkType: 'call',
    comment: 'Alpha talked',
    followUp: { on: '2026-04-15', time: '09:00', kind: 'client-visit' },
  })
  await test.call(caller, api.leads.saveInteraction, {
    leadId: lead,
    meetingMode: 'Alpha office',
    outcome: 'Alpha agreed',
    remarks: 'Alpha minutes',
  })
  const sibling = await add('Sibling', {
    siblingOf: lead,
    assigneeId: colleague,
    originalEmail: 'lead-alpha@example.com',
  })
  await test.call(caller, api.leads.addTag, { leadId: sibling, tagId: tag })
  const behind = await add('Behind')
  await test.call(caller, api.leads.patch, { leadId: behind, stageId: stage, change: {} })
  // Whose turn it is.
  await add('Turn', { assigneeId: undefined })
  await add('Reached', { assigneeId: absentee })
  await test.deps.database.pool.query(`update leads set follow_up_on = '2026-04-13' where id = $1`, [behind])
  const double = await add('Double')
  const moved = await add('Moved')
  const bare = await add('Bare', { source: undefined, customValues: {} })
  await test.call(caller, api.leads.patch, { leadId: bare, stageId: stage, change: {} })
  await add('Left', { assigneeId: former })
  const [won, converted] = [await add('Won'), await add('Converted')]
  const wonStage = (await test.call(caller, api.pipeline.get, {})).stages.find(({ kind }) => kind === 'won')
  for (const id of [won, converted])
    await actOn(test, caller, id, { stageId: wonStage?.id ?? '', comment: 'Alpha won' })
  await test.call(caller, api.leads.edit, { kind: 'convert', id: converted })
  const archived = await add('Archived')
  const deleted = await add('Deleted')
  const shifted = await add('Shifted')
  for (const tagId of [tag, otherTag]) await test.call(caller, api.leads.addTag, { leadId: shifted, tagId })
  const called = await add('Called')
  for (const tagged of [moved, won, archived])
    await test.call(caller, api.leads.addTag, { leadId: tagged, tagId: otherTag })
  const [kept, gone] = [await add('Kept'), await add('Merged')]
  await test.call(caller, api.leads.saveInteraction, {
    leadId: gone,
    meetingMode: 'Alpha site',
    outcome: undefined,
    remarks: 'Alpha walk',
  })
  const { mergeId } = await test.call(caller, api.leads.merge, { keptId: kept, mergedId: gone, choices: {} })
  step()
  const bulk = (action: 'archive' | 'delete', id: string) =>
    test.call(caller, api.leads.bulk, { action, selection: { ids: [id] }, confirmCount: undefined })
  const { undoId = '' } = await bulk('archive', archived)
  step()
  await bulk('delete', deleted)
  step()
  const { undoId: moveUndoId = '' } = await test.call(caller, api.leads.bulk, {
    action: 'stage',
    selection: { ids: [shifted] },
    stageId: stage,
  })
  step()
  await putOff(firm, lead)
  await test.call(caller, api.leads.takeVisitStep, { leadId: lead, step: 'on-the-way' })
  return {
    lead,
    sibling,
    behind,
    double,
    moved,
    bare,
    won,
    archived,
    deleted,
    shifted,
    called,
    merge: mergeId,
    kept,
    undo: undoId,
    moveUndo: moveUndoId,
  }
}
