import { deletedEndpoints } from '@foyer/contract/wire/deleted'
import { routes } from '../../http/mount'
import { list } from './service'

export const deletedRoutes = routes(deletedEndpoints, { list })
