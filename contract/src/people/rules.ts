import { type Feature, features, type Rights } from '../accounts/model'
import type { MemberPlace, MemberState, Standing } from './model'

/** Every single right, with how it is read and written; in the order of the screen. */
export const singleRights = [
  {
    id: 'crmEdit',
    has: (rights: Rights) => rights.crm.edit,
    set: (rights: Rights, edit: boolean): Rights => ({ ...rights, crm: { ...rights.crm, edit } }),
  },
  {
    id: 'crmCanAssign',
    has: (rights: Rights) => rights.crm.canAssign,
    set: (rights: Rights, canAssign: boolean): Rights => ({ ...rights, crm: { ...rights.crm, canAssign } }),
  },
  {
    id: 'quotationEdit',
    has: (rights: Rights) => rights.quotation.edit,
    set: (rights: Rights, edit: boolean): Rights => ({ ...rights, quotation: { edit } }),
  },
  {
    id: 'canCreateProject',
    has: (rights: Rights) => rights.pmt.canCreateProject,
    set: (rights: Rights, canCreateProject: boolean): Rights => ({ ...rights, pmt: { canCreateProject } }),
  },
] as const
export type SingleRight = (typeof singleRights)[number]['id']

/** Everything that can be granted. */
export type Gift = 'superAdmin' | 'admin' | SingleRight | Feature

/** A super admin has every right, whatever their own switches say: nobody else could give it back to them. */
export function giftsOf({ isSuperAdmin, isAdmin, rights, features: own }: Standing): Set<Gift> {
  const held = new Set<Gift>()
  if (isSuperAdmin) held.add('superAdmin')
  if (isSuperAdmin || isAdmin) held.add('admin')
  for (const { id, has } of singleRights) if (isSuperAdmin || has(rights)) held.add(id)
  for (const feature of features) if (isSuperAdmin || own.includes(feature)) held.add(feature)
  return held
}

/** What `wanted` adds to `before` that the granter does not have: nobody grants what they do not have. */
export function notToGive(giver: Standing, wanted: Standing, before?: Standing): Gift[] {
  const held = giftsOf(giver)
  const has = before ? giftsOf(before) : new Set<Gift>()
  return [...giftsOf(wanted)].filter((gift) => !has.has(gift) && !held.has(gift))
}

const isAdministrator = ({ isAdmin, isSuperAdmin }: Standing) => isAdmin || isSuperAdmin

/** Admins manage people; only a super admin changes a super admin. */
export const mayManage = (manager: Standing, member: Standing): boolean =>
  isAdministrator(manager) && (manager.isSuperAdmin || !member.isSuperAdmin)

export const sameRights = (one: Standing, other: Standing): boolean => {
  const [mine, theirs] = [giftsOf(one), giftsOf(other)]
  return mine.size === theirs.size && [...mine].every((gift) => theirs.has(gift))
}

export const samePlace = (one: MemberPlace, other: MemberPlace): boolean =>
  one.role === other.role &&
  one.designationId === other.designationId &&
  one.reportsTo === other.reportsTo &&
  singleRights.every(({ has }) => has(one.rights) === has(other.rights)) &&
  features.every((feature) => one.features.includes(feature) === other.features.includes(feature))

export function stateOf(member: {
  isDeactivated: boolean
  hasSignedIn: boolean
  isAbsent: boolean
}): MemberState {
  if (member.isDeactivated) return 'deactivated'
  if (!member.hasSignedIn) return 'invited'
  return member.isAbsent ? 'absent' : 'active'
}

/** Whether `managerId` is `memberId` or reports to them at any depth: that would be a cycle. */
export function isCircle(
  managerOf: ReadonlyMap<string, string | undefined>,
  memberId: string,
  managerId: string,
): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = managerId; at !== undefined && !seen.has(at); at = managerOf.get(at)) {
    if (at === memberId) return true
    seen.add(at)
  }
  return false
}
