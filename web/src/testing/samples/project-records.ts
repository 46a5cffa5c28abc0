import type { Project, ProjectList, ProjectRow } from '@foyer/contract/projects/record/model'

/** A project with what most have, except for what is said. */
export const makeProject = (changes: Partial<Project> = {}): Project => ({
  id: '01990000-0000-7000-8000-0000000000b1',
  name: 'Iyer residence',
  stage: 'design',
  isDraft: false,
  isCompanyOwn: false,
  city: 'Pune',
  startOn: '2026-09-10',
  endOn: '2027-01-31',
  value: 1_850_000,
  admin: { id: '01990000-0000-7000-8000-00000000000a', fullName: 'Kavya Menon' },
  members: [{ id: '01990000-0000-7000-8000-00000000000b', fullName: 'Nikhil Rao' }],
  updatedAt: '2026-11-01T05:00:00.000Z',
  client: {
    id: '01990000-0000-7000-8000-0000000000c1',
    name: 'Ananya Iyer',
    companyName: undefined,
    email: 'ananya@example.in',
    phone: undefined,
    hasAccount: false,
  },
  lead: undefined,
  phone: undefined,
  location: undefined,
  country: undefined,
  postalCode: undefined,
  place: undefined,
  area: undefined,
  areaUnit: undefined,
  workScope: undefined,
  note: undefined,
  createdBy: undefined,
  createdAt: '2026-09-01T05:00:00.000Z',
  canChange: true,
  canRemove: true,
  ...changes,
})

const rowOf = ({ client, ...project }: Project): ProjectRow => ({
  id: project.id,
  name: project.name,
  stage: project.stage,
  isDraft: project.isDraft,
  isCompanyOwn: project.isCompanyOwn,
  city: project.city,
  startOn: project.startOn,
  endOn: project.endOn,
  value: project.value,
  admin: project.admin,
  members: project.members,
  updatedAt: project.updatedAt,
  client: { id: client.id, name: client.name },
})

export const makeProjectList = (projects: Project[]): ProjectList => {
  const of = (stage: string) => projects.filter((one) => !one.isDraft && one.stage === stage).length
  return {
    rows: projects.map(rowOf),
    total: projects.length,
    counts: {
      planning: of('planning'),
      design: of('design'),
      execution: of('execution'),
      handover: of('handover'),
      done: of('done'),
      'on-hold': of('on-hold'),
      draft: projects.filter(({ isDraft }) => isDraft).length,
    },
    after: undefined,
  }
}
