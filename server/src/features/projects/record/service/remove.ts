import { refuse } from '@foyer/contract/kit/refusal'
import {
  projectLines as lines,
  projectRecordRefusals as refusals,
  projectRecordReplies as replies,
} from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { holdMany, inLeadScope, writeLead } from '../../../leads/service'
import { allRecords } from '../../../teams/service'
import { freeName } from '../../conversion/service/project-names'
import { findLeadOf, leadHasProject, updateProject } from '../repository/change'
import type { ProjectRecord } from '../repository/projects'
import { changedAt, holdToRemove, tell } from './hold-project'
import { shown } from './read'
import { writeLog } from './write-log'

const writeLine = (scope: CompanyScope, { viewer }: Context, projectId: string, sentence: string) =>
  writeLog(scope, { projectId, actorId: viewer.userId, kind: 'project', sentence })

/** The lead first, as a conversion holds it: nobody makes another project from it until the transaction ends. */
async function holdWithLead(
  scope: CompanyScope,
  ctx: Context,
  id: string,
  isDeleted: boolean,
): Promise<ProjectRecord> {
  const leadId = await findLeadOf(scope.db, scope.companyId, id)
  if (leadId)
    await inLeadScope({ ...ctx, entered: scope }, (leadScope) =>
      holdMany({ ...leadScope, visible: allRecords }, [leadId], {}, 'live'),
    )
  return holdToRemove(scope, ctx, id, isDeleted)
}

/** The lead knows its project only while there is one; it stays won, and can be converted again. */
const tieToLead = (
  scope: CompanyScope,
  ctx: Context,
  { id, leadId, name, isConfirmed }: ProjectRecord,
  isThere: boolean,
): Promise<unknown> =>
  inLeadScope({ ...ctx, entered: scope }, async (leadScope) => {
    if (leadId === null) return
    const { leads } = await holdMany({ ...leadScope, visible: allRecords }, [leadId], {}, 'live')
    const [lead] = leads
    if (!lead || (!isThere && lead.projectId !== id) || (isThere && lead.projectId !== null)) return
    await writeLead(leadScope, {
      before: lead,
      columns: isThere
        ? { projectId: id, isConverted: isConfirmed || lead.isConverted }
        : { projectId: null, isConverted: false },
      lines: [{ kind: 'changed', sentence: isThere ? lines.restoredOf(name) : lines.removedOf(name) }],
    })
  })

export const remove = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const project = await holdWithLead(scope, ctx, id, false)
    if (project.isCompanyOwn) refuse(refusals.own)
    await updateProject(scope.db, scope.companyId, id, {
      deletedAt: scope.now,
      updatedAt: changedAt(scope, project),
    })
    await writeLine(scope, ctx, id, lines.removed)
    await tieToLead(scope, ctx, project, false)
    await tell(scope, id)
    return { message: replies.removed }
  })

export const restore = (ctx: Context, { id }: { id: string }): Promise<Project> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const project = await holdWithLead(scope, ctx, id, true)
    if (project.leadId !== null && (await leadHasProject(db, companyId, project.leadId)))
      refuse(refusals.leadHasAnother)
    await updateProject(db, companyId, id, {
      // Meanwhile another one may have been given its name.
      name: await freeName(scope, project.name),
      deletedAt: null,
      updatedAt: changedAt(scope, project),
    })
    await writeLine(scope, ctx, id, lines.restored)
    await tieToLead(scope, ctx, project, true)
    await tell(scope, id)
    return shown(scope, ctx, id)
  })
