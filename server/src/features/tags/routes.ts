import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { edit, list, save } from './service'

export const tagRoutes = routes(api.tags, { list, save, edit })
