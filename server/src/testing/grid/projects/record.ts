import type { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import type { RowsOf } from '../row'

const listed = { search: '', filter: undefined, limit: 50, after: undefined }
const logged = { kind: undefined, limit: 50, after: undefined }
const facts = {
  name: 'Alpha Villa',
  stage: 'design' as const,
  startOn: '2026-04-20',
  endOn: undefined,
  value: 1_850_000,
  phone: undefined,
  location: 'Alpha Road',
  city: undefined,
  postalCode: undefined,
  area: undefined,
  areaUnit: undefined,
  workScope: undefined,
  note: undefined,
}

export const projectRecordRows: RowsOf<typeof projectRecordEndpoints> = {
  list: {
    may: 'staff',
    calls: () => [listed, { ...listed, search: 'alpha' }, { ...listed, filter: 'planning' }],
    clerk: () => [listed],
  },
  read: {
    may: 'staff',
    calls: ({ project, sharedProject }) => [{ id: project }, { id: sharedProject }],
    passes: [404],
  },
  change: {
    may: 'staff',
    calls: ({ project, sharedProject }) => [
      { id: project, ...facts },
      { id: sharedProject, ...facts, name: 'Alpha Shared Garden' },
      { id: project, ...facts, name: 'Alpha House', location: undefined },
    ],
    passes: [404],
  },
  setStage: {
    may: 'staff',
    calls: ({ project, sharedProject }) => [
      { id: project, stage: 'execution' },
      { id: sharedProject, stage: 'design' },
    ],
    passes: [404],
  },
  setTeam: {
    may: 'staff',
    calls: ({ project, sharedProject, colleague, caller }) => [
      { id: project, adminId: caller, memberIds: [colleague, caller] },
      { id: project, adminId: undefined, memberIds: [] },
      { id: sharedProject, adminId: undefined, memberIds: [] },
    ],
    passes: [404],
  },
  remove: { may: 'staff', calls: ({ project }) => [{ id: project }], passes: [404] },
  restore: { may: 'staff', calls: ({ deletedProject }) => [{ id: deletedProject }], passes: [404] },
  logs: {
    may: 'staff',
    calls: ({ project }) => [
      { ...logged, projectId: project },
      { ...logged, projectId: project, kind: 'project' },
    ],
    passes: [404],
  },
  search: { may: 'staff', calls: () => [{ words: 'alpha' }], clerk: () => [{ words: 'alpha' }] },
}
