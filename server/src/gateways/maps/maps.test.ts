import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, it } from 'vitest'
import { createLog } from '../../http/logging'
import { offlineMaps } from './offline'
import { openMaps } from './open-maps'
import type { Maps } from './port'
import { geocoder } from './real'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A geocoder with fixed answers; returns its address. */
async function standIn(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/geo/`
}

const gazetteer = offlineMaps()
afterAll(() => gazetteer.close())
const opened = (url: string | undefined): Maps =>
  openMaps({ GEOCODER_URL: url }, createLog('silent'), gazetteer)

// The first one: closed while it still reads its list, it reads it once for all tests.
it('refuses who waits when it is closed, and starts again for the next question', async () => {
  const refused = expect(gazetteer.search('Pune')).rejects.toThrow('the gazetteer ended')
  await gazetteer.close()
  await refused
  expect((await gazetteer.search('Pune')).length).toBeGreaterThan(0)
})

it('C-124 asks the geocoder that is set', async () => {
  const asked: string[] = []
  const url = await standIn((request, response) => {
    asked.push(request.url ?? '')
    const found = { lat: '18.53', lon: '73.84', display_name: 'FC Road, Pune, Maharashtra, India' }
    response.end(JSON.stringify(request.url?.includes('reverse') ? found : [found]))
  })
  const maps = opened(url)
  expect(await maps.search('fc road & more')).toEqual([
    { name: 'FC Road', label: 'FC Road, Pune, Maharashtra, India', latitude: 18.53, longitude: 73.84 },
  ])
  expect(await maps.reverse({ latitude: 18.53, longitude: 73.84 })).toBe('FC Road, Pune, Maharashtra, India')
  expect(asked).toEqual([
    '/geo/search?q=fc+road+%26+more&limit=8&format=jsonv2&accept-language=en',
    '/geo/reverse?lat=18.53&lon=73.84&format=jsonv2&accept-language=en',
  ])
})

it.each<[string, RequestListener]>([
  ['fails', (_, response) => response.writeHead(503).end()],
  ['talks nonsense', (_, response) => response.end('<html>')],
  ['answers another thing', (_, response) => response.end('{"places":[]}')],
  ['drops the line', (request) => request.socket.destroy()],
  [
    'knows nothing',
    (request, response) => response.end(request.url?.includes('reverse') ? '{"error":"none"}' : '[]'),
  ],
])('answers from the gazetteer when the geocoder %s', async (_what, answer) => {
  const maps = opened(await standIn(answer))
  expect((await maps.search('Pune'))[0]?.label).toBe('Pune, Maharashtra, India')
  expect(await maps.reverse({ latitude: 28.7, longitude: 77.22 })).toBe('Delhi, India')
})

it('does not wait for a geocoder that hangs', async () => {
  const url = await standIn(() => {})
  await expect(geocoder({ url, timeoutMs: 20 }).search('Pune')).rejects.toThrow(/timeout/i)
})

it('answers many questions at once, each its own', async () => {
  const maps = opened(undefined)
  const names = ['Pune', 'Mumbai', 'Chennai', 'Jaipur', 'Surat']
  const found = await Promise.all(names.map((name) => maps.search(name)))
  expect(found.map((places) => places[0]?.name)).toEqual(names)
})
