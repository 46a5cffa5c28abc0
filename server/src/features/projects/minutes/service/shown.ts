import type { Minutes, MinutesRow } from '@foyer/contract/projects/minutes/model'
import type { CompanyScope } from '../../../../context'
import type { FoundMinutes } from '../repository/minutes'
import { findPoints } from '../repository/points'

const time = (text: string | null) => text?.slice(0, 5)

export const asRow = ({ minutes, writtenBy }: FoundMinutes, points: number): MinutesRow => ({
  id: minutes.id,
  title: minutes.title,
  heldOn: minutes.heldOn,
  heldAt: time(minutes.heldAt),
  place: minutes.place ?? undefined,
  attendees: minutes.attendees.length,
  points,
  isShared: minutes.isShared,
  sentAt: minutes.sentAt?.toISOString(),
  writtenBy,
})

export async function asMinutes(
  { db, companyId }: CompanyScope,
  { minutes, writtenBy }: FoundMinutes,
): Promise<Minutes> {
  const found = await findPoints(db, companyId, minutes.id)
  return {
    id: minutes.id,
    projectId: minutes.projectId,
    title: minutes.title,
    heldOn: minutes.heldOn,
    heldAt: time(minutes.heldAt),
    place: minutes.place ?? undefined,
    notes: minutes.notes ?? undefined,
    attendees: minutes.attendees,
    isShared: minutes.isShared,
    revision: minutes.revision,
    sentAt: minutes.sentAt?.toISOString(),
    writtenBy,
    updatedAt: minutes.updatedAt.toISOString(),
    points: found.map(({ point }) => ({
      id: point.id,
      text: point.text,
      ownerId: point.ownerId ?? undefined,
      ownerName: point.ownerName ?? undefined,
      dueOn: point.dueOn ?? undefined,
    })),
    tasks: found.flatMap(({ point, taskId, isDone }) =>
      taskId ? [{ pointId: point.id, taskId, isDone }] : [],
    ),
  }
}
