import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { counts, list } from './service/list'

export const leadRoutes = routes(api.leads, { list, counts })
