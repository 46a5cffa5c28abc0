import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressAnswers } from './compression'

const text = (size: number) => 'a lead '.repeat(size / 7)

async function answer(size: number, encoding?: string) {
  const app = Fastify()
  await compressAnswers(app)
  app.get('/', async () => text(size))
  const headers = encoding ? { 'accept-encoding': encoding } : {}
  const response = await app.inject({ url: '/', headers })
  await app.close()
  return response
}

it.each([7_000, 700_000])('an answer of %i characters comes compressed and whole', async (size) => {
  const { headers, rawPayload } = await answer(size, 'gzip, br')
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(rawPayload.length).toBeLessThan(size / 10)
  expect(gunzipSync(rawPayload).toString()).toBe(text(size))
})

it.each([
  ['that is short', 700, 'gzip'],
  ['nobody wants compressed', 7_000, undefined],
  ['that is wanted plainly', 7_000, 'gzip;q=0'],
])('an answer %s comes as it is', async (_what, size, encoding) => {
  const { headers, payload } = await answer(size, encoding)
  expect(headers).not.toHaveProperty('content-encoding', 'gzip')
  expect(payload).toBe(text(size))
})
