import { refuse } from '@foyer/contract/kit/refusal'
import { minutesLines as lines, minutesRefusals as refusals } from '@foyer/contract/projects/minutes/messages'
import type {
  Attendee,
  Minutes,
  MinutesDraft,
  MinutesEdit,
  NewMinutes,
} from '@foyer/contract/projects/minutes/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { seeProject } from '../../record/service/see-project'
import { writeLog } from '../../record/service/write-log'
import { insertMinutes, updateMinutes } from '../repository/minutes'
import { findColleagues } from '../repository/people'
import { findPoints, replacePoints } from '../repository/points'
import { inMinutes, seeMinutes, tellOfMinutes } from './in-minutes'
import { asMinutes } from './shown'

/** Colleagues under the names of their accounts; whoever is named as one must be one. */
async function knownPeople(
  { db, companyId }: CompanyScope,
  { attendees, points }: MinutesDraft,
): Promise<Attendee[]> {
  const ids = [...attendees.map(({ userId }) => userId), ...points.map(({ ownerId }) => ownerId)]
  const wanted = [...new Set(ids.filter((id) => id !== undefined))]
  const found = wanted.length > 0 ? await findColleagues(db, companyId, wanted) : []
  if (found.length < wanted.length) return refuse(refusals.unknownPeople)
  const known = new Map(found.map((one) => [one.userId, one]))
  return attendees.map(({ kind, userId, name, email }) => {
    const colleague = userId === undefined ? undefined : known.get(userId)
    if (!colleague) return { kind, name, ...(email && { email }) }
    return { kind: 'firm', userId: colleague.userId, name: colleague.name, email: colleague.email }
  })
}

const columnsOf = (draft: MinutesDraft, attendees: Attendee[]) => ({
  title: draft.title,
  heldOn: draft.heldOn,
  heldAt: draft.heldAt ?? null,
  place: draft.place ?? null,
  notes: draft.notes ?? null,
  attendees,
})

/** A point keeps the task that was made of it. */
async function writePoints({ db, companyId }: CompanyScope, id: string, { points }: MinutesDraft) {
  const before = await findPoints(db, companyId, id)
  const tasks = new Map(before.map(({ point }) => [point.id, point.taskId]))
  const rows = points.map((point) => ({
    id: point.id,
    text: point.text,
    ownerId: point.ownerId ?? null,
    ownerName: point.ownerId ? null : (point.ownerName ?? null),
    dueOn: point.dueOn ?? null,
    taskId: tasks.get(point.id) ?? null,
  }))
  await replacePoints(db, companyId, id, rows)
}

export const addMinutes = (ctx: Context, { projectId, ...draft }: NewMinutes): Promise<Minutes> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await seeProject(scope, ctx, projectId)
    const actorId = ctx.viewer.userId
    const attendees = await knownPeople(scope, draft)
    const id = newId(now)
    await insertMinutes(db, {
      ...columnsOf(draft, attendees),
      companyId,
      id,
      projectId,
      createdBy: actorId,
      createdAt: now,
      updatedAt: now,
    })
    await writePoints(scope, id, draft)
    const subject = draft.title
    await writeLog(scope, { projectId, actorId, kind: 'minutes', sentence: lines.added(subject), subject })
    await tellOfMinutes(scope, projectId)
    return asMinutes(scope, await seeMinutes(scope, ctx, id))
  })

export const saveMinutes = (ctx: Context, { id, baseRevision, ...draft }: MinutesEdit): Promise<Minutes> =>
  inMinutes(ctx, { id }, async ({ scope, held, note }) => {
    const { revision } = held.minutes
    // C-150: the later of two people is told, with what the other one wrote.
    if (revision !== baseRevision) refuse(refusals.changed, { current: await asMinutes(scope, held) })
    const attendees = await knownPeople(scope, draft)
    await updateMinutes(scope.db, scope.companyId, id, {
      ...columnsOf(draft, attendees),
      revision: revision + 1,
      updatedAt: scope.now,
    })
    await writePoints(scope, id, draft)
    await note(lines.edited(draft.title))
    return asMinutes(scope, await seeMinutes(scope, ctx, id))
  })
