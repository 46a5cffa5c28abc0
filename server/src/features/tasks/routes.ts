import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { routes } from '../../http/mount'
import { add, edit, list, remove, restore, setDone } from './service'

export const taskRoutes = routes(taskEndpoints, { list, add, edit, setDone, remove, restore })
