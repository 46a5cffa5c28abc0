import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { addClient, addMembers, addProject } from './conversion/service'

export const projectRoutes = routes(api.projects, { addClient, add: addProject, addMembers })
