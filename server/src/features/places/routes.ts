import { placeEndpoints } from '@foyer/contract/wire/places'
import { routes } from '../../http/mount'
import { coastIn, nameOf, searchPlaces, townsIn } from './service'

export const placeRoutes = routes(placeEndpoints, {
  search: async (ctx, { text }) => ({ places: await searchPlaces(ctx, text) }),
  reverse: async (ctx, point) => ({ location: await nameOf(ctx, point) }),
  coast: async (ctx, bounds) => ({ rings: await coastIn(ctx, bounds) }),
  towns: async (ctx, bounds) => ({ towns: await townsIn(ctx, bounds) }),
})
