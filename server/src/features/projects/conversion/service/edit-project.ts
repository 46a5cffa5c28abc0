import { refuse } from '@foyer/contract/kit/refusal'
import { projectRefusals, projectReplies } from '@foyer/contract/projects/conversion/messages'
import type { ClientFacts, ProjectChange } from '@foyer/contract/projects/conversion/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import type { ProjectRecord } from '../../record/repository/projects'
import { seeProject } from '../../record/service/see-project'
import { deleteUnusedClient, findClient } from '../repository/clients'
import { holdProject, updateProject } from '../repository/projects'
import { takeClient } from './clients'
import { refuseTakenName } from './project-names'
import { refuseOthers } from './refuse-others'
import { changeProject } from './write-project'

/** Locked, and as it is now. */
async function holdSeen(scope: CompanyScope, ctx: Context, id: string): Promise<ProjectRecord> {
  await holdProject(scope.db, scope.companyId, id)
  return seeProject(scope, ctx, id)
}

async function clientAfter(
  scope: CompanyScope,
  ctx: Context,
  project: ProjectRecord,
  facts: ClientFacts,
): Promise<string> {
  const client = await findClient(scope.db, scope.companyId, project.clientId)
  if (!client) return refuse(projectRefusals.unknownClient)
  const named = { ...facts, name: facts.name ?? client.name, email: facts.email ?? client.email }
  const { id } = await takeClient(scope, ctx, named, {
    soFar: { client, projectId: project.id },
    leadId: undefined,
  })
  return id
}

export const editProject = (
  ctx: Context,
  { id, client, ...change }: ProjectChange,
): Promise<{ id: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const project = await holdSeen(scope, ctx, id)
    refuseOthers(ctx, project)
    // Names before clients: see Locked.
    if (change.name !== undefined && change.name !== project.name)
      await refuseTakenName(scope, change.name, id)
    const clientId = client ? await clientAfter(scope, ctx, project, client) : project.clientId
    await changeProject(scope, ctx, project, { ...change, clientId })
    if (clientId !== project.clientId) await deleteUnusedClient(db, companyId, project.clientId)
    return { id }
  })

/** W-023: only what a wizard that is discarded has put there; an address from the lead stays. */
export const removePlace = (
  ctx: Context,
  { projectId }: { projectId: string },
): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const project = await holdSeen(scope, ctx, projectId)
    if (!project.isConfirmed && project.latitude !== null)
      await updateProject(db, companyId, projectId, {
        location: null,
        latitude: null,
        longitude: null,
        updatedAt: now,
      })
    return { message: project.isConfirmed ? projectReplies.placeKept : projectReplies.placeRemoved }
  })
