import { refuse } from '@foyer/contract/kit/refusal'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import type { ProjectSheet } from '@foyer/contract/projects/conversion/model'
import { type Context, readingViewersCompany } from '../../../../context'
import { seeProject } from '../../record/service/see-project'
import { findPeople, findSheet } from '../repository/sheet'

export const byId = (ctx: Context, { projectId }: { projectId: string }): Promise<ProjectSheet> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    await seeProject(scope, ctx, projectId)
    const found = await findSheet(db, companyId, projectId)
    if (!found) return refuse(projectRefusals.unknownProject)
    const { project, client, createdByName } = found
    const people = await findPeople(db, companyId, projectId)
    const { adminId, leadId, createdAt, isConfirmed, isFromLead, ...facts } = project
    return {
      ...facts,
      leadId: leadId ?? undefined,
      admin: people.find(({ id }) => id === adminId),
      members: people.filter(({ id }) => id !== adminId),
      isConfirmed,
      isFromLead,
      createdByName: createdByName ?? '',
      createdAt: createdAt.toISOString(),
      client: {
        ...client,
        type: client.type === 1 ? 'corporate' : 'individual',
        isInvited: client.userId !== null,
      },
    }
  })
