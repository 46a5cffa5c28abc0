import type { Bounds, Place, Point, Ring, Town } from '@foyer/contract/places/model'

/** Names for points and points for names. */
export interface Maps {
  /** The likeliest first. */
  search: (text: string) => Promise<Place[]>
  /** The name of the point; undefined if nothing is near. */
  reverse: (point: Point) => Promise<string | undefined>
  /** The largest first. */
  towns: (bounds: Bounds) => Promise<Town[]>
  /** The outlines of land in this part of the map. */
  coast: (bounds: Bounds) => Promise<Ring[]>
  close: () => Promise<void>
}
