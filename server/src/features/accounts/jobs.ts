import { asSystem, type Deps } from '../../context'
import { purge } from './service'

export const accountJobs = (deps: Deps) => ({ 'accounts.purge': () => asSystem(deps, purge) })
