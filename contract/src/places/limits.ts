import type { MapLocation } from './model'

export const placeLimits = {
  /** As near as the specification draws it (3 §9). */
  mapZoom: 15,
  /** Without a tile server there is nothing to see so near: the towns around make the place known. */
  mapZoomOffline: 9,
  searchMax: 100,
  found: 8,
  towns: 80,
} as const

/** Where a map begins: Delhi, India. */
export const defaultLocation: MapLocation = { latitude: 28.7, longitude: 77.22, location: 'Delhi, India' }
