import type { Profile } from '@foyer/contract/accounts/model'
import type { StarterPack } from '@foyer/contract/company/starter-packs'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { onboardingEndpoints } from '@foyer/contract/wire/onboarding'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { call } from '../../api/client'
import type { CompanyValues } from '../company/company-values'
import { changeOf, isEmptyChange } from '../company/company-values'

/**
 * The firm as its own client with a project of its own (O-041). Each call gives back what is there already, so that
 * a step that failed half way can simply be taken again.
 */
async function makeOwnProject(profile: Profile, name: string): Promise<void> {
  const client = await call(projectEndpoints.addClient, { name, email: profile.email, isCompanyItself: true })
  const { id: projectId } = await call(projectEndpoints.add, {
    clientId: client.id,
    name,
    memberIds: [],
    isConfirmed: false,
    isFromLead: false,
    isCompanyOwn: true,
  })
  await call(companyEndpoints.editSettings, { kind: 'project', projectId })
  const admins = [...profile.superAdmins, ...profile.admins].map(({ id }) => id)
  await call(projectEndpoints.addMembers, {
    projectId,
    adminId: profile.id,
    memberIds: [...new Set([profile.id, ...admins])],
  })
}

interface CompanyStep {
  profile: Profile
  values: CompanyValues
  stored: CompanyValues
  /** Somebody only edits what they have entered before. */
  isEdit: boolean
  packs: StarterPack[]
}

export async function saveCompanyStep({
  profile,
  values,
  stored,
  isEdit,
  packs,
}: CompanyStep): Promise<void> {
  const change = changeOf(values, stored)
  if (!isEmptyChange(change)) await call(companyEndpoints.editSettings, { kind: 'settings', change })
  if (packs.length > 0) await call(onboardingEndpoints.takePacks, { packs })
  if (!isEdit) await makeOwnProject(profile, values.name)
}
