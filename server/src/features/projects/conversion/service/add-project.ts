import { readArea } from '@foyer/contract/kit/area'
import { refuse } from '@foyer/contract/kit/refusal'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import type { NewProject } from '@foyer/contract/projects/conversion/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { holdLead, inLeadScope, type LeadScope } from '../../../leads/service'
import { visibleRecordsOf } from '../../../teams/service'
import { keepClient } from '../repository/clients'
import { lock } from '../repository/locks'
import { findBegun, findOwnProject, updateProject } from '../repository/projects'
import { projectOf, rememberOnLead } from './link-lead'
import { whoWorksHere } from './members'
import { freeName, refuseTakenName } from './project-names'
import { createProject } from './write-project'

export async function refuseUnknownClient({ db, companyId }: CompanyScope, clientId: string): Promise<void> {
  if (!(await keepClient(db, companyId, clientId))) refuse(projectRefusals.unknownClient)
}

/** The firm's own: created once; asking again returns the same one, with the firm's current name. */
async function addOwn(scope: CompanyScope, ctx: Context, project: NewProject): Promise<string> {
  const { db, companyId, now } = scope
  await lock(db, companyId, 'own-project')
  const own = await findOwnProject(db, companyId)
  if (own) {
    await updateProject(db, companyId, own.id, { name: project.name, updatedAt: now })
    return own.id
  }
  await refuseUnknownClient(scope, project.clientId)
  return createProject(scope, ctx, project)
}

/** What the chain has made before is found again by its client and name, where the caller names no lead. */
async function addAlone(scope: CompanyScope, ctx: Context, project: NewProject): Promise<string> {
  const { db, companyId } = scope
  await refuseUnknownClient(scope, project.clientId)
  await lock(db, companyId, 'project-names')
  const visible = await visibleRecordsOf(scope, ctx.viewer)
  const begun = project.isFromLead ? await findBegun(db, companyId, project, visible) : undefined
  if (begun) return begun.id
  await refuseTakenName(scope, project.name)
  return createProject(scope, ctx, project)
}

type HeldLead = Awaited<ReturnType<typeof holdLead>>['lead']

/** What a draft takes over, so that its quotation is written for the right place and area (C-154). */
const factsOfLead = (lead: HeldLead, { location, phone }: NewProject) => {
  const area = readArea(lead.area ?? '') ?? null
  return {
    location: location ?? lead.address,
    phone: phone ?? lead.phone,
    city: lead.city,
    postalCode: lead.postalCode,
    area,
    areaUnit: area && lead.areaUnit,
    workScope: lead.workScope,
  }
}

async function addForLead(
  scope: LeadScope,
  ctx: Context,
  project: NewProject,
  leadId: string,
): Promise<string> {
  const { lead } = await holdLead(scope, leadId)
  const there = await projectOf(scope, lead)
  if (there) return there.id
  await refuseUnknownClient(scope, project.clientId)
  const { isConfirmed } = project
  if (isConfirmed) await refuseTakenName(scope, project.name)
  const name = isConfirmed ? project.name : await freeName(scope, project.name)
  const memberIds = isConfirmed ? project.memberIds : await whoWorksHere(scope, project.memberIds)
  const facts = isConfirmed ? project : { ...project, ...factsOfLead(lead, project) }
  const id = await createProject(scope, ctx, { ...facts, name, memberIds, leadId, isFromLead: true })
  await rememberOnLead(scope, lead, { id, name, isConfirmed })
  return id
}

export async function addProject(ctx: Context, project: NewProject): Promise<{ id: string }> {
  const { leadId, isCompanyOwn } = project
  if (leadId && !isCompanyOwn)
    return inLeadScope(ctx, async (scope) => ({ id: await addForLead(scope, ctx, project, leadId) }))
  const add = isCompanyOwn ? addOwn : addAlone
  return inViewersCompany(ctx, async (scope) => ({
    id: await add(scope, ctx, { ...project, leadId: undefined }),
  }))
}
