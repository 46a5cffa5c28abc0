import { features } from '@foyer/contract/accounts/model'
import { presetWorkTypes } from '@foyer/contract/fields/defaults'
import type { Scope } from '../../context'
import { addMember, addUser } from '../accounts/service'
import { addCompany } from '../company/service'
import { addChoices, createDefaultFields } from '../fields/service'
import { createDefaultTemplates } from '../lead-mail/service'
import { queueMail } from '../mail/service'
import { createNotificationRules } from '../notifications/service'
import { createDefaultRoles } from '../people/service'
import { createPipeline } from '../pipeline/service'
import { firmReadyMail } from './mails'

interface NewFirm {
  company: { name: string; timeZone: string }
  owner: { email: string; firstName: string; lastName: string; passwordHash: string; isTemporary: boolean }
  appUrl: string
}

const ownerRights = {
  roleName: 'Super Admin',
  isSuperAdmin: true,
  isAdmin: true,
  crmEdit: true,
  crmCanAssign: true,
  quotationEdit: true,
  canCreateProject: true,
  features: [...features],
}

/** A firm and its owner, ready to work: one transaction, all or nothing. */
export async function foundFirm(
  scope: Scope,
  firm: NewFirm,
): Promise<{ companyId: string; ownerId: string }> {
  const companyId = await addCompany(scope, firm.company)
  const ownerId = await addUser(scope, firm.owner)
  const { isTemporary } = firm.owner
  await addMember(scope, { ...ownerRights, isFirstLogin: isTemporary, companyId, userId: ownerId })
  await createDefaultRoles(scope, companyId)
  await createPipeline(scope, companyId)
  await createNotificationRules(scope, companyId)
  await createDefaultFields(scope, companyId)
  await addChoices(scope, companyId, 'workScope', presetWorkTypes)
  await createDefaultTemplates(scope, companyId)
  await queueMail(scope, { companyId, ...firmReadyMail(firm) })
  return { companyId, ownerId }
}
