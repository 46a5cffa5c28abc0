import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { reading, routes, writing } from '../../http/mount'
import { addProject } from './conversion/service/add-project'
import { addClient } from './conversion/service/clients'
import { editProject, removePlace } from './conversion/service/edit-project'
import { inviteClient } from './conversion/service/invite-client'
import { linkLead } from './conversion/service/link-lead'
import { addMembers } from './conversion/service/members'
import { saveProject } from './conversion/service/save-project'
import { byId } from './conversion/service/sheet'
import { projectFileRoutes } from './files/routes'
import { minutesRoutes } from './minutes/routes'
import { change, setStage, setTeam } from './record/service/change'
import { list, search } from './record/service/list'
import { logs } from './record/service/log'
import { read } from './record/service/read'
import { remove, restore } from './record/service/remove'

export const projectRoutes = [
  ...routes(projectEndpoints, {
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
  }),
  ...minutesRoutes,
  ...projectFileRoutes,
  ...routes(projectRecordEndpoints, {
    list: reading(list),
    read: reading(read),
    change: writing(change),
    setStage: writing(setStage),
    setTeam: writing(setTeam),
    remove: writing(remove),
    restore: writing(restore),
    logs: reading(logs),
    search: reading(search),
  }),
]
