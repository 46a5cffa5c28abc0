import { deletedEndpoints } from '@foyer/contract/wire/deleted'
import { reading, routes } from '../../http/mount'
import { list } from './service'

export const deletedRoutes = routes(deletedEndpoints, { list: reading(list) })
