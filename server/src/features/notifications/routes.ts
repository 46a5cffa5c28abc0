import { api } from '@foyer/contract/wire/api'
import { reading, routes, writing } from '../../http/mount'
import { send } from './send'
import { list, read, readAll, rules, unread } from './service'

export const notificationRoutes = routes(api.notifications, {
  list: reading(list),
  unread: reading(unread),
  read: writing(read),
  readAll: writing(readAll),
  rules,
  send,
})
