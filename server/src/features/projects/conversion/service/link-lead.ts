import { refuse } from '@foyer/contract/kit/refusal'
import { projectLines, projectRefusals, projectReplies } from '@foyer/contract/projects/conversion/messages'
import type { LeadLink } from '@foyer/contract/projects/conversion/model'
import type { Context } from '../../../../context'
import { holdLead, inLeadScope, type LeadScope, nameOf, writeLead } from '../../../leads/service'
import type { ProjectRecord } from '../../record/repository/projects'
import { seeProject } from '../../record/service/see-project'
import { writeLog } from '../../record/service/write-log'
import { findProjectOfLead, holdProject, updateProject } from '../repository/projects'

type HeldLead = Awaited<ReturnType<typeof holdLead>>['lead']

/** The lead says so too. A draft is a line of its history; the project of the wizard has the line of the conversion. */
export async function rememberOnLead(
  scope: LeadScope,
  lead: HeldLead,
  project: Pick<ProjectRecord, 'id' | 'name' | 'isConfirmed'>,
): Promise<void> {
  if (lead.projectId === project.id) return
  await writeLead(scope, {
    before: lead,
    columns: { projectId: project.id },
    lines: project.isConfirmed
      ? []
      : [
          {
            kind: 'project-begun',
            sentence: projectLines.begun(project.name),
            details: { projectId: project.id },
          },
        ],
  })
}

/** The project that a locked lead has; one that was deleted does not count. */
export async function projectOf(scope: LeadScope, lead: HeldLead): Promise<ProjectRecord | undefined> {
  const found = await findProjectOfLead(scope.db, scope.companyId, lead.id)
  if (found) await rememberOnLead(scope, lead, found)
  return found
}

export const linkLead = (ctx: Context, { leadId, projectId }: LeadLink): Promise<{ message: string }> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, now, viewer } = scope
    const { lead } = await holdLead(scope, leadId)
    await holdProject(db, companyId, projectId)
    const project = await seeProject(scope, ctx, projectId)
    if (project.isCompanyOwn) return refuse(projectRefusals.unknownProject)
    if (project.leadId && project.leadId !== leadId) return refuse(projectRefusals.projectHasLead)
    const other = await projectOf(scope, lead)
    if (other && other.id !== projectId)
      return refuse(projectRefusals.leadHasProject, { projectId: other.id })
    if (!project.leadId) {
      await updateProject(db, companyId, projectId, { leadId, isFromLead: true, updatedAt: now })
      await writeLog(scope, {
        projectId,
        actorId: viewer.userId,
        kind: 'project',
        sentence: projectLines.linked(nameOf(lead)),
      })
      await rememberOnLead(scope, lead, project)
    }
    return { message: projectReplies.linked }
  })
