import { Worker } from 'node:worker_threads'
import { countries } from '@foyer/contract/company/countries'
import { placeLimits } from '@foyer/contract/places/limits'
import { near } from '@foyer/contract/places/messages'
import type { Place, Ring, Town } from '@foyer/contract/places/model'
import type { Maps } from './port'

// In a variable: otherwise the bundler would bundle the worker.
const workerFile = './gazetteer-worker.mjs'

interface Waiting {
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

/** The shipped gazetteer. Its thread starts with the first query. */
export function offlineMaps(): Maps {
  let worker: Worker | undefined
  let asked = 0
  const waiting = new Map<number, Waiting>()

  const start = (): Worker => {
    const countryNames = Object.fromEntries(countries.map(({ countryCode, name }) => [countryCode, name]))
    const { found, towns } = placeLimits
    const started = new Worker(new URL(workerFile, import.meta.url), {
      workerData: { countryNames, found, towns },
    })
    started.unref()
    started.on('message', ({ id, answer }: { id: number; answer: never }) => {
      waiting.get(id)?.resolve(answer)
      waiting.delete(id)
      if (waiting.size === 0) started.unref()
    })
    const end = (error: Error) => {
      if (worker === started) worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', end)
    started.on('exit', () => end(new Error('the gazetteer ended')))
    return started
  }

  const ask = <Answer>(question: string, input: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      worker ??= start()
      worker.ref()
      asked += 1
      waiting.set(asked, { resolve, reject })
      worker.postMessage({ id: asked, question, input })
    })

  return {
    search: (text) => ask<Place[]>('search', text),
    reverse: async (point) => {
      const found = await ask<{ label: string; isWithin: boolean } | undefined>('reverse', point)
      return found && (found.isWithin ? found.label : near(found.label))
    },
    towns: (bounds) => ask<Town[]>('towns', bounds),
    coast: (bounds) => ask<Ring[]>('coast', bounds),
    close: async () => {
      await worker?.terminate()
    },
  }
}
