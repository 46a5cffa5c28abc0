import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { assignable, available, colleagues, leaders, members } from './service/people'
import { create, list, remove, update } from './service/teams'

export const teamRoutes = routes(api.teams, {
  list,
  available,
  members,
  create,
  update,
  remove,
  leaders,
  colleagues,
  assignable,
})
