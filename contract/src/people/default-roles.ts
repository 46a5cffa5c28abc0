import { type Feature, features } from '../accounts/model'
import type { Role } from './model'

const office: Feature[] = ['files', 'tasks', 'mom']

const none = {
  crm: { edit: false, canAssign: false },
  quotation: { edit: false },
  pmt: { canCreateProject: false },
}
const all = {
  crm: { edit: true, canAssign: true },
  quotation: { edit: true },
  pmt: { canCreateProject: true },
}

/** Not stored as a row of any company, so that no row can be turned into it. */
export const superAdminRole: Role = {
  name: 'Super Admin',
  isSuperAdmin: true,
  isAdmin: true,
  rights: all,
  features: [...features],
}

const role = (name: string, more: Partial<Role>): Role => ({
  name,
  isSuperAdmin: false,
  isAdmin: false,
  rights: none,
  features: office,
  ...more,
})

/** What a new firm starts with. */
export const defaultRoles: readonly Role[] = [
  role('Admin', { isAdmin: true, rights: all, features: [...features] }),
  role('Sales Manager', { rights: all, features: ['crm', 'quotation', ...office] }),
  role('Sales', {
    rights: { ...none, crm: { edit: true, canAssign: false }, quotation: { edit: true } },
    features: ['crm', 'quotation', ...office],
  }),
  role('Designer', { rights: { ...none, quotation: { edit: true } }, features: ['quotation', ...office] }),
  role('Project Manager', {
    rights: { ...none, crm: { edit: true, canAssign: false }, pmt: { canCreateProject: true } },
    features: ['crm', 'quotation', ...office],
  }),
  role('Site Manager', {}),
  role('Accountant', { features: ['accounts', 'quotation', ...office] }),
  role('Purchase Manager', { features: ['accounts', 'quotation', ...office] }),
]
