import { type Feature, features } from '@foyer/contract/accounts/model'
import type { Standing } from '@foyer/contract/people/model'

interface Flags {
  isSuperAdmin: boolean
  isAdmin: boolean
  crmEdit: boolean
  crmCanAssign: boolean
  quotationEdit: boolean
  canCreateProject: boolean
  features: string[]
}

const known = (names: string[]): Feature[] => features.filter((feature) => names.includes(feature))

export const standingOf = (row: Flags): Standing => ({
  isSuperAdmin: row.isSuperAdmin,
  isAdmin: row.isAdmin,
  rights: {
    crm: { edit: row.crmEdit, canAssign: row.crmCanAssign },
    quotation: { edit: row.quotationEdit },
    pmt: { canCreateProject: row.canCreateProject },
  },
  features: known(row.features),
})

export const flagsOf = ({ isSuperAdmin, isAdmin, rights, features: list }: Standing): Flags => ({
  isSuperAdmin,
  isAdmin,
  crmEdit: rights.crm.edit,
  crmCanAssign: rights.crm.canAssign,
  quotationEdit: rights.quotation.edit,
  canCreateProject: rights.pmt.canCreateProject,
  features: known(list),
})
