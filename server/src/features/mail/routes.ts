import { demoEndpoints } from '@foyer/contract/wire/service'
import { routes } from '../../http/mount'
import { mail, outbox } from './demo-outbox'

export const demoRoutes = routes(demoEndpoints, { outbox, mail })
