import type { minutesEndpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import type { OwnThings } from '../../two-companies/own-things'
import type { RowsOf } from '../row'

const written = ({ colleague, caller, minutePoint }: OwnThings) => ({
  title: 'Grid',
  heldOn: '2026-04-20',
  attendees: [{ kind: 'firm' as const, userId: colleague, name: 'Colleague' }],
  points: [{ id: minutePoint, text: 'Do it', ownerId: caller, dueOn: '2026-04-25' }],
})
const bare = { title: 'Grid', heldOn: '2026-04-20', attendees: [], points: [] }

export const minutesRows: RowsOf<typeof minutesEndpoints> = {
  minutesOfProject: {
    may: 'staff',
    calls: ({ project }) => [{ projectId: project, limit: 30, after: undefined }],
    passes: [404],
  },
  minutes: { may: 'staff', calls: ({ minutes }) => [{ id: minutes }], passes: [404] },
  addMinutes: {
    may: 'staff',
    calls: (own) => [
      { projectId: own.project, ...bare },
      { projectId: own.project, ...written(own) },
    ],
    kept: { 'points[0].id': 'chosen by the caller' },
    passes: [404],
  },
  saveMinutes: {
    may: 'staff',
    calls: (own) => [
      { id: own.minutes, baseRevision: 1, ...bare },
      { id: own.minutes, baseRevision: 1, ...written(own) },
    ],
    kept: { 'points[0].id': 'chosen by the caller' },
    passes: [404],
  },
  setMinutesState: {
    may: 'staff',
    calls: ({ minutes, deletedMinutes }) => [
      { id: minutes, kind: 'delete' },
      { id: deletedMinutes, kind: 'restore' },
      { id: minutes, kind: 'share' },
    ],
    passes: [404],
  },
  sendMinutes: { may: 'staff', calls: ({ minutes }) => [{ id: minutes, revision: 1 }], passes: [404] },
  makePointTask: {
    may: 'staff',
    calls: ({ minutes, minutePoint, colleague }) => [
      { id: minutes, pointId: minutePoint, assigneeId: colleague, dueOn: '2026-04-25' },
    ],
    passes: [404],
  },
}
