import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { reading, routes, writing } from '../../http/mount'
import { add, edit, list, remove, restore, setDone } from './service'

export const taskRoutes = routes(taskEndpoints, {
  list: reading(list),
  add: writing(add),
  edit: writing(edit),
  setDone: writing(setDone),
  remove: writing(remove),
  restore: writing(restore),
})
