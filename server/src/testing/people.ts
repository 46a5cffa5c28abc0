import { type Feature, features } from '@foyer/contract/accounts/model'

/** The kinds of people of the permission grid. */
export const kinds = ['client', 'reader', 'editor', 'assigner', 'admin', 'superAdmin'] as const
export type Kind = (typeof kinds)[number]

const staff: Feature[] = features.filter((name) => name !== 'accessPanel' && name !== 'companyDetails')

export const rightsOf: Record<Kind, Record<string, unknown> & { roleName: string; features: Feature[] }> = {
  client: { roleName: 'Client', isClient: true, features: [] },
  reader: { roleName: 'Sales', features: staff },
  editor: { roleName: 'Sales', crmEdit: true, features: staff },
  assigner: { roleName: 'Sales lead', crmEdit: true, crmCanAssign: true, features: staff },
  admin: {
    roleName: 'Admin',
    isAdmin: true,
    crmEdit: true,
    crmCanAssign: true,
    quotationEdit: true,
    canCreateProject: true,
    features: [...features],
  },
  superAdmin: {
    roleName: 'Super Admin',
    isAdmin: true,
    isSuperAdmin: true,
    crmEdit: true,
    crmCanAssign: true,
    quotationEdit: true,
    canCreateProject: true,
    features: [...features],
  },
}
