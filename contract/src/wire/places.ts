import { z } from 'zod'
import { endpoint, plainReply, request } from '../kit/endpoint'
import { placeLimits } from '../places/limits'

const latitude = z.coerce.number().min(-90).max(90)
const longitude = z.coerce.number().min(-180).max(180)
const point = { latitude: z.number(), longitude: z.number() }

const partOfMap = request({
  query: { south: latitude, west: longitude, north: latitude, east: longitude },
  read: ({ query }) => query,
  write: (input) => ({ query: input }),
})

/** No legacy names here: the older product used an external service. */
export const placeEndpoints = {
  search: endpoint({
    action: 'places.read',
    method: 'GET',
    path: '/api/places/search',
    about: [],
    summary: 'Places by name, the likeliest first',
    request: request({
      query: { text: z.string().max(placeLimits.searchMax) },
      read: ({ query }) => ({ text: query.text.trim() }),
      write: (input) => ({ query: input }),
    }),
    reply: plainReply(
      z.object({ places: z.array(z.object({ ...point, name: z.string(), label: z.string() })) }),
    ),
  }),
  reverse: endpoint({
    action: 'places.read',
    method: 'GET',
    path: '/api/places/reverse',
    about: [],
    summary: 'The address of a point on the map',
    request: request({
      query: { latitude, longitude },
      read: ({ query }) => query,
      write: (input) => ({ query: input }),
    }),
    reply: plainReply(z.object({ location: z.string() })),
  }),
  towns: endpoint({
    action: 'places.read',
    method: 'GET',
    path: '/api/places/towns',
    about: [],
    summary: 'The largest towns of a part of the map',
    request: partOfMap,
    reply: plainReply(
      z.object({ towns: z.array(z.object({ ...point, name: z.string(), population: z.number() })) }),
    ),
  }),
  coast: endpoint({
    action: 'places.read',
    method: 'GET',
    path: '/api/places/coast',
    about: [],
    summary: 'The outlines of land in a part of the map',
    request: partOfMap,
    reply: plainReply(z.object({ rings: z.array(z.array(z.tuple([z.number(), z.number()]))) })),
  }),
}
