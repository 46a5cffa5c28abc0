import { refuse } from '@foyer/contract/kit/refusal'
import { may } from '@foyer/contract/policy'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import type { Project, ProjectPerson } from '@foyer/contract/projects/record/model'
import { mayChangeProject, mayRemoveProject } from '@foyer/contract/projects/record/rules'
import { type CompanyScope, type Context, readingViewersCompany } from '../../../../context'
import { visibleProjects } from '../../../../db/visible-projects'
import { visibilityOf, visibleRecordsOf } from '../../../teams/service'
import { type DetailRow, findDetail, noLead } from '../repository/detail'
import { findMembers } from '../repository/people'

function asProject({ viewer }: Context, row: DetailRow, members: ProjectPerson[]): Project {
  const { project, client, lead, admin, creator } = row
  const { latitude, longitude } = project
  const led = { createdBy: project.createdBy, adminId: project.adminId ?? undefined }
  return {
    id: project.id,
    name: project.name,
    stage: project.stage,
    isDraft: !project.isConfirmed && !project.isCompanyOwn,
    isCompanyOwn: project.isCompanyOwn,
    client: {
      id: client.id,
      name: client.name,
      companyName: client.companyName ?? undefined,
      email: client.email,
      phone: client.phone ?? undefined,
      hasAccount: client.userId !== null,
    },
    lead: lead ?? undefined,
    admin: admin ?? undefined,
    members,
    createdBy: creator ?? undefined,
    phone: project.phone ?? undefined,
    location: project.location ?? undefined,
    city: project.city ?? undefined,
    country: project.country ?? undefined,
    postalCode: project.postalCode ?? undefined,
    place: latitude === null || longitude === null ? undefined : { latitude, longitude },
    area: project.area ?? undefined,
    areaUnit: project.areaUnit ?? undefined,
    workScope: project.workScope ?? undefined,
    note: project.note ?? undefined,
    startOn: project.startOn ?? undefined,
    endOn: project.endOn ?? undefined,
    value: project.value ?? undefined,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    canChange: mayChangeProject(viewer, led),
    canRemove: mayRemoveProject(viewer, led) && !project.isCompanyOwn,
  }
}

/** One of others and one that does not exist look the same. */
export async function shown(scope: CompanyScope, ctx: Context, id: string): Promise<Project> {
  const { db, companyId } = scope
  const { viewer } = ctx
  const row = await findDetail(db, companyId, id, {
    projects: visibleProjects(db, companyId, await visibleRecordsOf(scope, viewer)),
    leads: may(viewer, 'leads.read') ? await visibilityOf(scope, viewer) : noLead,
  })
  if (!row) return refuse(projectRefusals.unknownProject)
  const people = await findMembers(db, companyId, [id])
  return asProject(ctx, row, people.get(id) ?? [])
}

export const read = (ctx: Context, { id }: { id: string }): Promise<Project> =>
  readingViewersCompany(ctx, (scope) => shown(scope, ctx, id))
