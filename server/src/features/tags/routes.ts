import { api } from '@foyer/contract/wire/api'
import { reading, routes } from '../../http/mount'
import { edit, list, save } from './service'

export const tagRoutes = routes(api.tags, { list: reading(list), save, edit })
