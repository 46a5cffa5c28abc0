import { minutesEndpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { reading, routes, writing } from '../../../http/mount'
import { makePointTask } from './service/make-task'
import { minutes, minutesOfProject } from './service/read'
import { sendMinutes } from './service/send'
import { setMinutesState } from './service/set-state'
import { addMinutes, saveMinutes } from './service/write'

export const minutesRoutes = routes(minutesEndpoints, {
  minutesOfProject: reading(minutesOfProject),
  minutes: reading(minutes),
  addMinutes: writing(addMinutes),
  saveMinutes: writing(saveMinutes),
  setMinutesState: writing(setMinutesState),
  sendMinutes,
  makePointTask: writing(makePointTask),
})
