import { api } from '@foyer/contract/wire/api'
import { reading, routes, writing } from '../../http/mount'
import { firstResponse, saveFirstResponse } from './first-response'
import { firstWeek, hideFirstWeek } from './first-week'
import { editSettings, editSetup, settings } from './settings'

export const companyRoutes = routes(api.company, {
  settings: reading(settings),
  editSetup,
  editSettings,
  firstWeek: reading(firstWeek),
  hideFirstWeek,
  firstResponse: reading(firstResponse),
  saveFirstResponse: writing(saveFirstResponse),
})
