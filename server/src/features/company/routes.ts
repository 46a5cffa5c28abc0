import { api } from '@foyer/contract/wire/api'
import { reading, routes } from '../../http/mount'
import { editSettings, settings } from './settings'

export const companyRoutes = routes(api.company, { settings: reading(settings), editSettings })
