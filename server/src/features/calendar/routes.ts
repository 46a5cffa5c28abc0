import { calendarEndpoints } from '@foyer/contract/wire/calendar/endpoints'
import { reading, routes, writing } from '../../http/mount'
import { days } from './service/days'
import { endFeed, feed, renewFeed } from './service/feed'
import { people } from './service/people'
import { readFeed } from './service/read-feed'

export const calendarRoutes = routes(calendarEndpoints, {
  days: reading(days),
  people: reading(people),
  feed: reading(feed),
  renewFeed: writing(renewFeed),
  endFeed: writing(endFeed),
  readFeed,
})
