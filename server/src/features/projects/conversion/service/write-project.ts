import { refuse } from '@foyer/contract/kit/refusal'
import {
  projectFactLabels,
  projectLines,
  projectRefusals,
} from '@foyer/contract/projects/conversion/messages'
import type { ProjectFacts } from '@foyer/contract/projects/conversion/model'
import type { CompanyScope, Context } from '../../../../context'
import { newId } from '../../../../new-id'
import type { ProjectRecord } from '../../record/repository/projects'
import { writeLog } from '../../record/service/write-log'
import { insertProject, updateProject } from '../repository/projects'
import { putMembers, setMembers } from './members'
import { refuseTakenName } from './project-names'

/** As they will be: what is not given stays. */
function refuseContradictions(before: Partial<ProjectRecord>, facts: ProjectFacts): void {
  const { startOn, endOn, latitude, longitude } = { ...before, ...facts }
  if (startOn && endOn && endOn < startOn) refuse(projectRefusals.endBeforeStart)
  if (((latitude ?? null) === null) !== ((longitude ?? null) === null)) refuse(projectRefusals.halfPlace)
}

interface NewRecord extends ProjectFacts {
  name: string
  clientId: string
  leadId?: string | undefined
  isConfirmed: boolean
  isFromLead: boolean
  isCompanyOwn?: boolean
}

export async function createProject(
  scope: CompanyScope,
  { viewer }: Pick<Context, 'viewer'>,
  { memberIds = [], ...project }: NewRecord,
): Promise<ProjectRecord['id']> {
  const { db, companyId, now } = scope
  refuseContradictions({}, project)
  const id = newId(now)
  await insertProject(db, {
    ...project,
    companyId,
    id,
    createdBy: viewer.userId,
    createdAt: now,
    updatedAt: now,
  })
  await putMembers(scope, { projectId: id, adminId: project.adminId ?? undefined, memberIds })
  const line = project.isConfirmed ? projectLines.created : projectLines.begun
  await writeLog(scope, {
    projectId: id,
    actorId: viewer.userId,
    kind: 'project',
    sentence: line(project.name),
  })
  return id
}

interface Change extends ProjectFacts {
  clientId?: string
  /** Confirms it; never takes that back. */
  isConfirmed?: boolean
}

const isLabelled = (key: string): key is keyof typeof projectFactLabels => key in projectFactLabels

function changedLabels(before: ProjectRecord, change: Omit<Change, 'memberIds'>): string[] {
  const changed = Object.entries(change).filter(
    ([key, value]) => value !== undefined && value !== before[key as keyof ProjectRecord],
  )
  return [...new Set(changed.flatMap(([key]) => (isLabelled(key) ? projectFactLabels[key] : [])))]
}

/** A project that is locked. */
export async function changeProject(
  scope: CompanyScope,
  { viewer }: Pick<Context, 'viewer'>,
  before: ProjectRecord,
  { memberIds, isConfirmed, ...facts }: Change,
): Promise<void> {
  const { db, companyId, now } = scope
  const { id } = before
  refuseContradictions(before, facts)
  if (facts.name !== undefined && facts.name !== before.name) await refuseTakenName(scope, facts.name, id)
  await updateProject(db, companyId, id, {
    ...facts,
    ...(isConfirmed && { isConfirmed: true }),
    updatedAt: now,
  })
  const adminId = (facts.adminId === undefined ? before.adminId : facts.adminId) ?? undefined
  if (memberIds) await setMembers(scope, { projectId: id, adminId, memberIds })
  else if (facts.adminId) await putMembers(scope, { projectId: id, adminId, memberIds: [] })
  const line = (sentence: string) =>
    writeLog(scope, { projectId: id, actorId: viewer.userId, kind: 'project', sentence })
  if (isConfirmed && !before.isConfirmed)
    return void (await line(projectLines.confirmed(facts.name ?? before.name)))
  const labels = changedLabels(before, facts)
  if (labels.length > 0) await line(projectLines.changed(labels.join(', ')))
}
