import { api } from '@foyer/contract/wire/api'
import { reading, routes } from '../../http/mount'
import { find, opened } from './service'

export const searchRoutes = routes(api.search, { find: reading(find), opened: reading(opened) })
