import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { deactivate, reactivate, resetPassword, setAbsence } from './service/access'
import { changeMember } from './service/change-member'
import { admins, createDesignation, designations, roles } from './service/choices'
import { resendInvitation, withdrawInvitation } from './service/invitations'
import { invite } from './service/invite'
import { openLeads, ownPlace, setOwnAbsence, team } from './service/team'

export const peopleRoutes = routes(api.people, {
  defaultRoles: roles,
  designations,
  createDesignation,
  admins,
  teamOnboard: invite,
  team,
  changeMember,
  resetPassword,
  resendInvitation,
  withdrawInvitation,
  setAbsence,
  openLeads,
  deactivate,
  reactivate,
  ownPlace,
  setOwnAbsence,
})
