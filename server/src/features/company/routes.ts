import { api } from '@foyer/contract/wire/api'
import { reading, routes } from '../../http/mount'
import { firstWeek, hideFirstWeek } from './first-week'
import { editSettings, editSetup, settings } from './settings'

export const companyRoutes = routes(api.company, {
  settings: reading(settings),
  editSetup,
  editSettings,
  firstWeek: reading(firstWeek),
  hideFirstWeek,
})
