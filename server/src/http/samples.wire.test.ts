import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { WireRequest } from '@foyer/contract/kit/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../testing/grid/grid'
import { useTestApp } from '../testing/test-app'
import type { TestPerson } from '../testing/test-company'

const test = useTestApp()

const folder = fileURLToPath(new URL('../../../contract/src/wire/samples/', import.meta.url))
const camel = (name: string) => name.replace(/-[a-z]/g, (letter) => letter.slice(1).toUpperCase())
const byName = new Map(endpoints)

/** Golden samples that travel as JSON, each with its endpoint; what ends the session of the caller comes not at all. */
const samples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const [slice = '', rest = ''] = name.replaceAll('\\', '/').split('/')
    const endpoint = byName.get(`${camel(slice)}.${camel(rest.replace(/\..*$/, ''))}`)
    if (!endpoint || endpoint.request.form || endpoint.reply.mediaType) return []
    if (/logout|session/.test(endpoint.path)) return []
    const { request } = JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as { request: WireRequest }
    return [[name.replace(/\.json$/, ''), endpoint, request] as const]
  })

describe('every golden sample is understood by the server, as it travels', () => {
  let owner: TestPerson
  beforeAll(async () => {
    owner = await (await test.company()).person('superAdmin')
  })

  it.each(samples)('%s', async (_name, endpoint, { query = {}, params = {}, body }) => {
    const answer = await test.app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { authorization: `Bearer ${owner.token}` },
    })
    const told = answer.json()
    // Its things are nobody's, so it may be refused, but never because it was not understood.
    expect(told.code, told.message).not.toBe('bad-input')
    expect(answer.statusCode, told.message).toBeLessThan(500)
    if (answer.statusCode === 200) expect(endpoint.reply.schema.safeParse(told).error?.issues).toBeUndefined()
  })

  it('there are samples of every slice', () => {
    expect(samples.length).toBeGreaterThan(150)
  })
})
