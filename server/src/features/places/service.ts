import type { Bounds, Place, Point, Ring, Town } from '@foyer/contract/places/model'
import { coordinatesText, readCoordinates } from '@foyer/contract/places/rules'
import type { Context } from '../../context'

/** A name, or coordinates typed instead. */
export async function searchPlaces({ maps }: Context, text: string): Promise<Place[]> {
  if (!text) return []
  const point = readCoordinates(text)
  if (!point) return maps.search(text)
  const label = (await maps.reverse(point)) ?? coordinatesText(point)
  return [{ ...point, name: coordinatesText(point), label }]
}

/** Far from everything a point is named by its coordinates. */
export const nameOf = async ({ maps }: Context, point: Point): Promise<string> =>
  (await maps.reverse(point)) ?? coordinatesText(point)

export const coastIn = ({ maps }: Context, bounds: Bounds): Promise<Ring[]> => maps.coast(bounds)

export const townsIn = ({ maps }: Context, bounds: Bounds): Promise<Town[]> => maps.towns(bounds)
