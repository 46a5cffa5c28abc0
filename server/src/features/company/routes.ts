import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { editSettings, settings } from './settings'

export const companyRoutes = routes(api.company, { settings, editSettings })
