import { z } from 'zod'
import { features, type Rights } from '../../accounts/model'
import { reply } from '../../kit/endpoint'
import type { Designation, Role, TeamMember } from '../../people/model'

export const rightsWire = z.object({
  crm: z.object({ edit: z.boolean(), canAssign: z.boolean() }),
  quotation: z.object({ edit: z.boolean() }),
  pmt: z.object({ canCreateProject: z.boolean() }),
})
const writeRights = ({ crm, quotation, pmt }: Rights): Rights => ({
  crm: { edit: crm.edit, canAssign: crm.canAssign },
  quotation: { edit: quotation.edit },
  pmt: { canCreateProject: pmt.canCreateProject },
})

const roleWire = z.object({
  roleName: z.string(),
  /** The rights of the role, which clients send back as rolesAssigned. */
  features: rightsWire,
  featureList: z.array(z.enum(features)),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
})

export const rolesReply = reply(
  z.array(roleWire),
  (roles: Role[]) =>
    roles.map((role) => ({
      roleName: role.name,
      features: writeRights(role.rights),
      featureList: role.features,
      isAdmin: role.isAdmin,
      isSuperAdmin: role.isSuperAdmin,
    })),
  (wire): Role[] =>
    wire.map((role) => ({
      name: role.roleName,
      rights: role.features,
      features: role.featureList,
      isAdmin: role.isAdmin,
      isSuperAdmin: role.isSuperAdmin,
    })),
)

export const designationWire = z.object({ _id: z.string(), designationName: z.string() })
export const writeDesignation = ({ id, name }: Designation) => ({ _id: id, designationName: name })
export const readDesignation = (wire: z.infer<typeof designationWire>): Designation => ({
  id: wire._id,
  name: wire.designationName,
})

const memberWire = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  imageUrl: z.string().optional(),
  roleName: z.string(),
  isSuperAdmin: z.boolean(),
  isAdmin: z.boolean(),
  rolesAssigned: rightsWire,
  features: z.array(z.enum(features)),
  designation: designationWire.optional(),
  reportTo: z.object({ _id: z.string(), fullName: z.string() }).optional(),
  isAbsent: z.boolean(),
  lastSignInAt: z.string().optional(),
  state: z.enum(['invited', 'active', 'absent', 'deactivated']),
  openLeads: z.number().optional(),
})

const writeMember = (member: TeamMember): z.infer<typeof memberWire> => ({
  _id: member.id,
  fullName: member.fullName,
  email: member.email,
  imageUrl: member.imageUrl,
  roleName: member.role,
  isSuperAdmin: member.isSuperAdmin,
  isAdmin: member.isAdmin,
  rolesAssigned: writeRights(member.rights),
  features: member.features,
  designation: member.designation && writeDesignation(member.designation),
  reportTo: member.reportsTo && { _id: member.reportsTo.id, fullName: member.reportsTo.fullName },
  isAbsent: member.isAbsent,
  lastSignInAt: member.lastSignInAt,
  state: member.state,
  openLeads: member.openLeads,
})

const readMember = (wire: z.infer<typeof memberWire>): TeamMember => ({
  id: wire._id,
  fullName: wire.fullName,
  email: wire.email,
  imageUrl: wire.imageUrl,
  role: wire.roleName,
  isSuperAdmin: wire.isSuperAdmin,
  isAdmin: wire.isAdmin,
  rights: wire.rolesAssigned,
  features: wire.features,
  designation: wire.designation && readDesignation(wire.designation),
  reportsTo: wire.reportTo && { id: wire.reportTo._id, fullName: wire.reportTo.fullName },
  isAbsent: wire.isAbsent,
  lastSignInAt: wire.lastSignInAt,
  state: wire.state,
  openLeads: wire.openLeads,
})

export const teamReply = reply(
  z.array(memberWire),
  (team: TeamMember[]) => team.map(writeMember),
  (wire) => wire.map(readMember),
)
