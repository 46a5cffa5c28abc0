import { placeLimits } from '@foyer/contract/places/limits'
import { z } from 'zod'
import type { Maps } from './port'

const coordinate = z.coerce.number()
const foundPlace = z.object({ lat: coordinate, lon: coordinate, display_name: z.string().min(1) })
const foundName = z.object({ display_name: z.string().min(1) }).or(z.object({ error: z.unknown() }))

interface Geocoder {
  url: string
  /** A person waits for the answer, and the gazetteer has one at once. */
  timeoutMs?: number
}

/** A geocoder with the API of Nominatim; it has no list of towns. */
export function geocoder({ url, timeoutMs = 3_000 }: Geocoder): Pick<Maps, 'search' | 'reverse'> {
  const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const address = new URL(`${url.replace(/\/$/, '')}/${path}`)
    for (const [name, value] of Object.entries({ ...query, format: 'jsonv2', 'accept-language': 'en' }))
      address.searchParams.set(name, value)
    const answer = await fetch(address, {
      headers: { accept: 'application/json', 'user-agent': 'Foyer' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`the geocoder answered ${answer.status}`)
    return answer.json()
  }

  return {
    search: async (text) => {
      const found = z
        .array(foundPlace)
        .parse(await ask('search', { q: text, limit: String(placeLimits.found) }))
      return found.map(({ lat, lon, display_name: label }) => ({
        name: label.split(',')[0] ?? label,
        label,
        latitude: lat,
        longitude: lon,
      }))
    },
    reverse: async ({ latitude, longitude }) => {
      const found = foundName.parse(await ask('reverse', { lat: String(latitude), lon: String(longitude) }))
      return 'display_name' in found ? found.display_name : undefined
    },
  }
}
