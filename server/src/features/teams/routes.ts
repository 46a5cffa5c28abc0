import { api } from '@foyer/contract/wire/api'
import { reading, routes, writing } from '../../http/mount'
import { assignable, available, colleagues, leaders, members } from './service/people'
import { create, list, remove, update } from './service/teams'
import { limits, saveLimits, saveWeights, turn } from './service/turn-settings'

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
  saveWeights: writing(saveWeights),
  limits: reading(limits),
  saveLimits: writing(saveLimits),
})
