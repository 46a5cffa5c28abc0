import { refuse } from '@foyer/contract/kit/refusal'
import { pointTaskTexts, minutesRefusals as refusals } from '@foyer/contract/projects/minutes/messages'
import type { Minutes, PointTaskWish } from '@foyer/contract/projects/minutes/model'
import { taskLimits } from '@foyer/contract/tasks/limits'
import type { Context } from '../../../../context'
import { addProjectTask } from '../../../tasks/service'
import { findPoints, updatePoint } from '../repository/points'
import { inMinutes, seeMinutes } from './in-minutes'
import { asMinutes } from './shown'

/** A title is one line; what does not fit into it is in the note. */
function wordsOf(text: string, minutesTitle: string) {
  const [line = ''] = text.split(/\r?\n/)
  const short = [...line]
  const fits = short.length <= taskLimits.title.max
  const title = fits ? line : `${short.slice(0, taskLimits.title.max - 1).join('')}…`
  const source = pointTaskTexts.source(minutesTitle)
  const note = title === text ? source : `${text}\n\n${source}`
  return { title, note: [...note].slice(0, taskLimits.note.max).join('') }
}

/** Asked twice, the point keeps the task it has; one that was deleted can be made again. */
export const makePointTask = (
  ctx: Context,
  { id, pointId, assigneeId, dueOn }: PointTaskWish,
): Promise<Minutes> =>
  inMinutes(ctx, { id }, async ({ scope, held }) => {
    const { db, companyId } = scope
    const found = (await findPoints(db, companyId, id)).find(({ point }) => point.id === pointId)
    if (!found) return refuse(refusals.unknownPoint)
    if (!found.taskId) {
      const { projectId, title } = held.minutes
      const words = wordsOf(found.point.text, title)
      const draft = {
        ...words,
        projectId,
        assigneeId,
        dueOn,
        dueTime: undefined,
        priority: 'normal' as const,
      }
      const task = await addProjectTask(scope, ctx, draft)
      await updatePoint(db, companyId, id, pointId, { taskId: task.id })
    }
    return asMinutes(scope, await seeMinutes(scope, ctx, id))
  })
