import type { Deps } from '../../context'
import { foldAllTallies } from './service/tallies'

export const leadJobs = (deps: Deps) => ({ 'leads.fold-tallies': () => foldAllTallies(deps) })
