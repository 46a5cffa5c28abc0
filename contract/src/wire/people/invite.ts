import { z } from 'zod'
import { request } from '../../kit/endpoint'
import { invitationsForm } from '../../people/forms'
import type { Invitation } from '../../people/model'

const text = z.string().max(500)

/** isAdmin, rolesAssigned and addedBy may be sent; the server decides rights and inviter itself (C-136). */
const memberWire = z.object({
  firstName: text,
  lastName: text,
  email: text,
  roleName: text,
  designation: text,
  reportTo: text.optional(),
  addedBy: z.unknown().optional(),
  isAdmin: z.unknown().optional(),
  rolesAssigned: z.unknown().optional(),
})

const readRow = (wire: z.infer<typeof memberWire>): Invitation => ({
  firstName: wire.firstName,
  lastName: wire.lastName,
  email: wire.email,
  role: wire.roleName,
  designationId: wire.designation,
  ...(wire.reportTo ? { reportsTo: wire.reportTo } : {}),
})

const writeRow = ({ role, designationId, reportsTo, addedBy, claimed, ...row }: Invitation) => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  roleName: role,
  designation: designationId,
  ...(reportsTo ? { reportTo: reportsTo } : {}),
  ...(addedBy ? { addedBy } : {}),
  ...(claimed ? { isAdmin: claimed.isAdmin, rolesAssigned: claimed.rights } : {}),
})

export const inviteRequest = request({
  /** The list alone is accepted too: the specification writes both. */
  body: z.preprocess(
    (sent) => (Array.isArray(sent) ? { teamMembers: sent } : sent),
    z.object({ teamMembers: z.array(memberWire).max(100) }),
  ),
  read: ({ body }): { rows: Invitation[] } => ({ rows: body.teamMembers.map(readRow) }),
  write: ({ rows }) => ({ body: { teamMembers: rows.map(writeRow) } }),
  check: invitationsForm as z.core.$ZodType<{ rows: Invitation[] }>,
})
