import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { send } from './send'
import { list, read, readAll, rules, unread } from './service'

export const notificationRoutes = routes(api.notifications, { list, unread, read, readAll, rules, send })
