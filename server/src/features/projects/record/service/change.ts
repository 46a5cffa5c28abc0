import { refuse } from '@foyer/contract/kit/refusal'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import {
  projectLines as lines,
  projectRecordRefusals as refusals,
  projectStageTexts as stages,
  projectFormTexts as texts,
} from '@foyer/contract/projects/record/messages'
import type {
  Project,
  ProjectChange,
  ProjectFacts,
  ProjectStage,
  ProjectTeam,
} from '@foyer/contract/projects/record/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { lock } from '../../conversion/repository/locks'
import { isNameOfAnother, updateProject } from '../repository/change'
import { findMembers, holdStaff, replaceMembers } from '../repository/people'
import type { ProjectRecord } from '../repository/projects'
import { changedAt, holdToChange, tell } from './hold-project'
import { shown } from './read'
import { writeLog } from './write-log'

const facts = [
  'name',
  'startOn',
  'endOn',
  'value',
  'phone',
  'location',
  'city',
  'postalCode',
  'area',
  'areaUnit',
  'workScope',
  'note',
] as const satisfies readonly (keyof ProjectFacts)[]

const changedFacts = (before: ProjectRecord, after: ProjectFacts) =>
  facts.filter((fact) => (before[fact] ?? undefined) !== after[fact])

const writeLine = (scope: CompanyScope, { viewer }: Context, projectId: string, sentence: string) =>
  writeLog(scope, { projectId, actorId: viewer.userId, kind: 'project', sentence })

async function writeStage(scope: CompanyScope, ctx: Context, before: ProjectRecord, stage: ProjectStage) {
  if (stage !== before.stage)
    await writeLine(scope, ctx, before.id, lines.stage(stages[before.stage], stages[stage]))
}

async function refuseTakenName({ db, companyId }: CompanyScope, id: string, name: string): Promise<void> {
  await lock(db, companyId, 'project-names')
  if (await isNameOfAnother(db, companyId, id, name)) refuse(projectRefusals.nameTaken)
}

export const change = (ctx: Context, { id, seenAt, ...after }: ProjectChange): Promise<Project> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const before = await holdToChange(scope, ctx, id)
    if (seenAt !== undefined && seenAt !== before.updatedAt.toISOString()) refuse(refusals.changed)
    const changed = changedFacts(before, after)
    if (changed.length === 0 && after.stage === before.stage) return shown(scope, ctx, id)
    if (changed.includes('name')) await refuseTakenName(scope, id, after.name)
    const columns = Object.fromEntries(facts.map((fact) => [fact, after[fact] ?? null]))
    await updateProject(db, companyId, id, {
      ...columns,
      name: after.name,
      stage: after.stage,
      updatedAt: changedAt(scope, before),
    })
    await writeStage(scope, ctx, before, after.stage)
    if (changed.length > 0) {
      const named = changed.map((fact) => texts[fact]).join(', ')
      await writeLine(scope, ctx, id, lines.edited(named))
    }
    await tell(scope, id)
    return shown(scope, ctx, id)
  })

export const setStage = (
  ctx: Context,
  { id, stage }: { id: string; stage: ProjectStage },
): Promise<Project> =>
  inViewersCompany(ctx, async (scope) => {
    const before = await holdToChange(scope, ctx, id)
    if (stage === before.stage) return shown(scope, ctx, id)
    const updatedAt = changedAt(scope, before)
    await updateProject(scope.db, scope.companyId, id, { stage, updatedAt })
    await writeStage(scope, ctx, before, stage)
    await tell(scope, id)
    return shown(scope, ctx, id)
  })

/** People who have left the firm may stay, and nobody who has left comes. */
async function refuseStrangers({ db, companyId }: CompanyScope, before: ProjectRecord, wanted: string[]) {
  const known = (await findMembers(db, companyId, [before.id])).get(before.id) ?? []
  const staff = await holdStaff(db, companyId, wanted)
  const mayStay = new Set([before.adminId, ...known.map(({ id }) => id)])
  if (wanted.some((userId) => !staff.has(userId) && !mayStay.has(userId)))
    refuse(projectRefusals.unknownMembers)
}

export const setTeam = (ctx: Context, { id, adminId, memberIds }: ProjectTeam): Promise<Project> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const before = await holdToChange(scope, ctx, id)
    const wanted = [...new Set(adminId ? [adminId, ...memberIds] : memberIds)]
    await refuseStrangers(scope, before, wanted)
    await replaceMembers(db, companyId, id, [...new Set(memberIds)], now)
    await updateProject(db, companyId, id, {
      adminId: adminId ?? null,
      updatedAt: changedAt(scope, before),
    })
    await writeLine(scope, ctx, id, lines.team)
    await tell(scope, id)
    return shown(scope, ctx, id)
  })
