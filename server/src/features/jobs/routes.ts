import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { failed, retry } from './service'

export const jobRoutes = routes(api.jobs, { failed, retry })
