import { api } from '@foyer/contract/wire/api'
import { reading, routes } from '../../http/mount'
import { turn } from './service/assignment'
import { assignable, available, colleagues, leaders, members } from './service/people'
import { create, list, remove, update } from './service/teams'

export const teamRoutes = routes(api.teams, {
  list: reading(list),
  available: reading(available),
  members: reading(members),
  create,
  update,
  remove,
  leaders: reading(leaders),
  colleagues: reading(colleagues),
  assignable: reading(assignable),
  turn: reading(turn),
})
