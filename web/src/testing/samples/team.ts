import { defaultRoles, superAdminRole } from '@foyer/contract/people/default-roles'
import type { Designation, TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import type { fakeServer } from '../fake-server'

const idOf = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const drafter: Designation = { id: idOf(901), name: 'Drafter' }
const designLead: Designation = { id: idOf(902), name: 'Design Lead' }

const standing = (role: string) => {
  const { isAdmin, isSuperAdmin, rights, features } =
    [superAdminRole, ...defaultRoles].find(({ name }) => name === role) ?? superAdminRole
  return { role, isAdmin, isSuperAdmin, rights, features }
}

let made = 0

/** Somebody at work in the role that is named, except for what is said. */
export function makeMember(fullName: string, role: string, over: Partial<TeamMember> = {}): TeamMember {
  made += 1
  return {
    id: idOf(made),
    fullName,
    email: `${fullName.toLowerCase().replaceAll(' ', '.')}@malhardesign.in`,
    imageUrl: undefined,
    ...standing(role),
    designation: undefined,
    reportsTo: undefined,
    isAbsent: false,
    lastSignInAt: '2026-11-01T05:00:00.000Z',
    state: 'active',
    ...over,
  }
}

/** Answers for roles and designations; a designation that is created is there from then on. */
export function serveChoices(server: ReturnType<typeof fakeServer>) {
  const designations = [drafter, designLead]
  server.on(peopleEndpoints.defaultRoles, () => ({ reply: [superAdminRole, ...defaultRoles] }))
  server.on(peopleEndpoints.designations, () => ({ reply: designations }))
  server.on(peopleEndpoints.createDesignation, ({ name }) => {
    const created = { id: idOf(910 + designations.length), name }
    designations.push(created)
    return { reply: created }
  })
}
