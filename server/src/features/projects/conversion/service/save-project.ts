import { projectReplies } from '@foyer/contract/projects/conversion/messages'
import type { WholeProject } from '@foyer/contract/projects/conversion/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { holdLead, inLeadScope, type LeadScope } from '../../../leads/service'
import { visibleRecordsOf } from '../../../teams/service'
import { deleteUnusedClient } from '../repository/clients'
import { lock } from '../repository/locks'
import { findBegun, holdProject } from '../repository/projects'
import { refuseUnknownClient } from './add-project'
import { projectOf, rememberOnLead } from './link-lead'
import { refuseTakenName } from './project-names'
import { refuseOthers } from './refuse-others'
import { changeProject, createProject } from './write-project'

async function saveAlone(scope: CompanyScope, ctx: Context, project: WholeProject): Promise<string> {
  const { db, companyId } = scope
  await refuseUnknownClient(scope, project.clientId)
  await lock(db, companyId, 'project-names')
  const visible = await visibleRecordsOf(scope, ctx.viewer)
  const begun = project.isFromLead ? await findBegun(db, companyId, project, visible) : undefined
  if (!begun) {
    await refuseTakenName(scope, project.name)
    return createProject(scope, ctx, project)
  }
  const { leadId: _lead, isFromLead: _from, clientId: _client, ...change } = project
  await changeProject(scope, ctx, begun, change)
  return begun.id
}

/** The client may be another one now than when the draft was made. */
async function saveForLead(
  scope: LeadScope,
  ctx: Context,
  project: WholeProject,
  leadId: string,
): Promise<string> {
  const { db, companyId } = scope
  const { lead } = await holdLead(scope, leadId)
  await refuseUnknownClient(scope, project.clientId)
  const there = await projectOf(scope, lead)
  if (!there) {
    await refuseTakenName(scope, project.name)
    const id = await createProject(scope, ctx, { ...project, leadId, isFromLead: true })
    await rememberOnLead(scope, lead, { id, name: project.name, isConfirmed: project.isConfirmed })
    return id
  }
  await holdProject(db, companyId, there.id)
  refuseOthers(ctx, there)
  const { leadId: _lead, isFromLead: _from, ...change } = project
  await changeProject(scope, ctx, there, change)
  if (there.clientId !== project.clientId) await deleteUnusedClient(db, companyId, there.clientId)
  return there.id
}

export async function saveProject(
  ctx: Context,
  project: WholeProject,
): Promise<{ id: string; message: string }> {
  const { leadId } = project
  const id = leadId
    ? await inLeadScope(ctx, (scope) => saveForLead(scope, ctx, project, leadId))
    : await inViewersCompany(ctx, (scope) => saveAlone(scope, ctx, project))
  return { id, message: projectReplies.saved }
}
