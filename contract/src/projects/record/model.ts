import type { CalendarDate } from '../../kit/dates'
import type { Page } from '../../kit/paging'

/** How far the work is; a firm moves it by hand. */
export const projectStages = ['planning', 'design', 'execution', 'handover', 'done', 'on-hold'] as const
export type ProjectStage = (typeof projectStages)[number]

/** What a line of the log of a project is about. */
export const projectLogKinds = ['project', 'file', 'task', 'minutes', 'quotation'] as const
export type ProjectLogKind = (typeof projectLogKinds)[number]

export interface ProjectPerson {
  id: string
  fullName: string
}

interface Known {
  id: string
  name: string
  stage: ProjectStage
  /** The draft behind a quotation: nobody has finished it in the wizard (C-154). */
  isDraft: boolean
  /** The firm's own project (O-041). */
  isCompanyOwn: boolean
  city: string | undefined
  startOn: CalendarDate | undefined
  endOn: CalendarDate | undefined
  /** In whole units of the currency. */
  value: number | undefined
  admin: ProjectPerson | undefined
  members: ProjectPerson[]
  updatedAt: string
}

export interface ProjectRow extends Known {
  client: { id: string; name: string }
}

/** A stage, or the drafts. */
export const projectFilters = [...projectStages, 'draft'] as const
export type ProjectFilter = (typeof projectFilters)[number]

export interface ProjectQuery {
  search: string
  filter: ProjectFilter | undefined
  limit: number
  /** Where the last page ended. */
  after: string | undefined
}

export interface ProjectList extends Page<ProjectRow> {
  /** How many there are of each, whatever is asked for. */
  counts: Record<ProjectFilter, number>
}

/** What is changed in the summary. */
export interface ProjectFacts {
  name: string
  stage: ProjectStage
  startOn: CalendarDate | undefined
  endOn: CalendarDate | undefined
  value: number | undefined
  phone: string | undefined
  location: string | undefined
  city: string | undefined
  postalCode: string | undefined
  area: string | undefined
  areaUnit: string | undefined
  workScope: string | undefined
  /** For the people of the firm alone. */
  note: string | undefined
}

export interface Project extends Known, ProjectFacts {
  client: {
    id: string
    name: string
    companyName: string | undefined
    email: string
    phone: string | undefined
    /** They can sign in to the client area. */
    hasAccount: boolean
  }
  /** The lead it was made from, if the reader may see it. */
  lead: { id: string; name: string } | undefined
  country: string | undefined
  place: { latitude: number; longitude: number } | undefined
  createdBy: ProjectPerson | undefined
  createdAt: string
  canChange: boolean
  canRemove: boolean
}

export interface ProjectChange extends ProjectFacts {
  id: string
  /** The version the person saw. */
  seenAt?: string | undefined
}

export interface ProjectTeam {
  id: string
  adminId: string | undefined
  memberIds: string[]
}

export interface ProjectLogLine {
  id: string
  at: string
  kind: ProjectLogKind
  sentence: string
  /** The thing it is about: the name of a file, the title of a meeting. */
  subject: string | undefined
  /** Nobody where the client did it. */
  actor: ProjectPerson | undefined
}

export interface ProjectLogQuery {
  projectId: string
  kind: ProjectLogKind | undefined
  /** Older callers get everything at once, up to a limit. */
  limit: number
  after: string | undefined
}

export interface ProjectLog {
  projectId: string
  lines: ProjectLogLine[]
  after: string | undefined
}

/** As the search of everything finds it. */
export interface FoundProject {
  id: string
  name: string
  clientName: string
  stage: ProjectStage
  isDraft: boolean
}
