import type { Deps } from '../../context'
import { eraseDeletedTasks } from './service'

export const taskJobs = (deps: Deps) => ({ 'tasks.erase': () => eraseDeletedTasks(deps) })
