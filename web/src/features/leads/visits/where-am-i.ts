import { visitLimits } from '@foyer/contract/leads/limits'
import type { VisitPlace } from '@foyer/contract/leads/visits/model'
import { placeOf } from '@foyer/contract/leads/visits/rules'

export type Found = VisitPlace | 'refused' | 'missing'

const refused = 1

/** Where the device is, if the person shares it. Waits as long as they think about it. */
export const whereAmI = (): Promise<Found> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('missing')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(placeOf(coords) ?? 'missing'),
      ({ code }) => resolve(code === refused ? 'refused' : 'missing'),
      {
        enableHighAccuracy: true,
        timeout: visitLimits.placeSeconds * 1000,
        maximumAge: visitLimits.placeAgeSeconds * 1000,
      },
    )
  })
