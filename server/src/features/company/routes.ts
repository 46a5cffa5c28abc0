import { api } from '@foyer/contract/wire/api'
import { reading, routes } from '../../http/mount'
import { firstWeek, hideFirstWeek } from './first-week'
import { editSettings, settings } from './settings'

export const companyRoutes = routes(api.company, {
  settings: reading(settings),
  editSettings,
  firstWeek: reading(firstWeek),
  hideFirstWeek,
})
