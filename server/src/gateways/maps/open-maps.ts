import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../../env'
import { offlineMaps } from './offline'
import type { Maps } from './port'
import { geocoder } from './real'

/** The geocoder if one is configured; the gazetteer if it fails or finds nothing. */
export function openMaps(
  { GEOCODER_URL: url }: Pick<Env, 'GEOCODER_URL'>,
  log: FastifyBaseLogger,
  offline: Maps = offlineMaps(),
): Maps {
  if (!url) return offline
  const online = geocoder({ url })
  const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: unknown) => {
      log.warn({ err: error }, 'the geocoder gave no answer')
      return undefined
    })
  return {
    ...offline,
    search: async (text) => {
      const found = await orUndefined(online.search(text))
      return found?.length ? found : offline.search(text)
    },
    reverse: async (point) => (await orUndefined(online.reverse(point))) ?? offline.reverse(point),
  }
}
