import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { api } from '@foyer/contract/wire/api'
import { fakeServer } from './fake-server'

interface Sample {
  reply: unknown
}

const samples = import.meta.glob<Sample>('../../../contract/src/wire/samples/*/*.json', {
  eager: true,
  import: 'default',
})
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const sampleOf = (slice: string, name: string) =>
  samples[`../../../contract/src/wire/samples/${kebab(slice)}/${kebab(name)}.json`]

/** Answers every call there is with the sample of its endpoint. */
export function sampleServer() {
  const server = fakeServer()
  for (const [slice, endpoints] of Object.entries(api))
    for (const [name, endpoint] of Object.entries<AnyEndpoint>(endpoints)) {
      const sample = sampleOf(slice, name)
      // One call has two kinds of answer: everything, or a page of it.
      const page = sampleOf(slice, `${name}.page`) ?? sample
      const asksForPage = (input: unknown) => typeof input === 'object' && input !== null && 'page' in input
      if (sample)
        server.on(endpoint, (input) => ({
          reply: endpoint.reply.decode((asksForPage(input) ? page : sample)?.reply as never),
        }))
    }
  return server
}
