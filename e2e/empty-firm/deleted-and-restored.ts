import { randomUUID } from 'node:crypto'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { addLead } from '../add-lead'
import { call, type Session } from '../wire'

/** Somebody is invited and never comes; gives their name. */
export async function inviteNobody(base: string, owner: Session): Promise<string> {
  const roles = await call(base, peopleEndpoints.defaultRoles, {}, owner)
  const { id: designationId } = await call(
    base,
    peopleEndpoints.createDesignation,
    { name: 'Site Engineer' },
    owner,
  )
  const role = roles.find(({ isAdmin }) => !isAdmin)?.name ?? ''
  const email = `guest-${randomUUID().slice(0, 8)}@empty.foyer.test`
  const row = { firstName: 'Asha', lastName: 'Rao', email, role, designationId }
  await call(base, peopleEndpoints.teamOnboard, { rows: [row] }, owner)
  return 'Asha Rao'
}

/** One of each, deleted and restored: tag, team, stage, own field, lead and its task; gives the id of the lead. */
export async function deletedAndRestored(base: string, owner: Session): Promise<string> {
  const { id: ownerId } = await call(base, accountEndpoints.self, {}, owner)

  const { tags } = await call(base, tagEndpoints.save, { tags: [{ name: 'Back', colour: 'Grey' }] }, owner)
  for (const { id } of tags)
    for (const kind of ['delete', 'restore'] as const)
      await call(base, tagEndpoints.edit, { kind, id }, owner)

  await call(base, teamEndpoints.create, { name: 'Villas', memberIds: [ownerId] }, owner)
  for (const { id } of await call(base, teamEndpoints.list, {}, owner)) {
    await call(base, teamEndpoints.remove, { id }, owner)
    await call(base, teamEndpoints.update, { kind: 'restore', id }, owner)
  }

  const before = await call(base, pipelineEndpoints.get, {}, owner)
  const stage = { name: 'Site Visit', sequence: 3 }
  await call(base, pipelineEndpoints.addStages, { stages: [stage] }, owner)
  const after = await call(base, pipelineEndpoints.get, {}, owner)
  const isNew = ({ id }: { id: string }) => !before.stages.some((one) => one.id === id)
  const added = after.stages.filter(isNew).map(({ id }) => id)
  const untouched = { pipelineId: undefined, changes: [], deletedIds: [], restoredIds: [] }
  await call(base, pipelineEndpoints.edit, { ...untouched, deletedIds: added }, owner)
  await call(base, pipelineEndpoints.edit, { ...untouched, restoredIds: added }, owner)

  const field = { name: 'Floor', sections: [0 as const, 1 as const], type: 'text' as const }
  await call(base, fieldEndpoints.add, { ...field, isRequired: false, options: [] }, owner)
  const { fields } = await call(base, fieldEndpoints.page, { page: 1, search: 'Floor' }, owner)
  for (const { id } of fields)
    for (const kind of ['delete', 'restore'] as const)
      await call(base, fieldEndpoints.edit, { kind, id }, owner)

  const lead = await addLead(base, owner, { firstName: 'Neha', lastName: 'Joshi', phone: '+91 9820010099' })
  const selection = { ids: [lead] }
  await call(base, leadListEndpoints.bulk, { action: 'delete', selection, confirmCount: 1 }, owner)
  await call(base, leadListEndpoints.bulk, { action: 'restore', selection, confirmCount: undefined }, owner)

  const task = await call(
    base,
    taskEndpoints.add,
    {
      leadId: lead,
      title: 'Measure the site',
      note: undefined,
      assigneeId: ownerId,
      dueOn: '2030-01-01',
      dueTime: undefined,
      priority: 'normal',
    },
    owner,
  )
  await call(base, taskEndpoints.remove, { id: task.id }, owner)
  await call(base, taskEndpoints.restore, { id: task.id }, owner)
  return lead
}
