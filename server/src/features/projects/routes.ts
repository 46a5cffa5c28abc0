import { api } from '@foyer/contract/wire/api'
import { reading, routes, writing } from '../../http/mount'
import { addProject } from './conversion/service/add-project'
import { addClient } from './conversion/service/clients'
import { editProject, removePlace } from './conversion/service/edit-project'
import { inviteClient } from './conversion/service/invite-client'
import { linkLead } from './conversion/service/link-lead'
import { addMembers } from './conversion/service/members'
import { saveProject } from './conversion/service/save-project'
import { byId } from './conversion/service/sheet'

export const projectRoutes = routes(api.projects, {
  addClient: writing(addClient),
  inviteClient,
  add: writing(addProject),
  saveAll: writing(saveProject),
  edit: writing(editProject),
  linkLead: writing(linkLead),
  linkLeadByGet: writing(linkLead),
  byId: reading(byId),
  removePlace: writing(removePlace),
  addMembers: writing(addMembers),
})
