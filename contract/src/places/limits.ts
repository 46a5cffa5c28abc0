import type { MapLocation } from './model'

export const placeLimits = {
  /** As close as the specification shows it (3 §9). */
  mapZoom: 15,
  /** Without a tile server there is nothing to see that close: the towns around show where it is. */
  mapZoomOffline: 9,
  searchMax: 100,
  found: 8,
  towns: 80,
} as const

/** Where a map opens: Delhi, India. */
export const defaultLocation: MapLocation = { latitude: 28.7, longitude: 77.22, location: 'Delhi, India' }
