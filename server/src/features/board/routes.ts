import { boardEndpoints } from '@foyer/contract/wire/board'
import { reading, routes } from '../../http/mount'
import { leadsInStage } from './service'

export const boardRoutes = routes(boardEndpoints, { leadsInStage: reading(leadsInStage) })
