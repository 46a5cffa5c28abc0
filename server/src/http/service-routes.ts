import { serviceEndpoints } from '@foyer/contract/wire/service'
import { health, ready } from './health'
import { routes } from './mount'
import { apiDocument } from './openapi'

export const serviceRoutes = routes(serviceEndpoints, { health, ready, apiDocument })
