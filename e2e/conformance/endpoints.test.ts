import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { api } from '@foyer/contract/wire/api'
import { describe, expect, it } from 'vitest'
import { belongsToCompleteSlice, ownersOf, type SpecEndpoint, slices, spec } from './spec'

interface Declared {
  slice: string
  name: string
  endpoint: AnyEndpoint
}
/** The keys of `api` are the names of slices, in camelCase. */
const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const declared: Declared[] = Object.entries(api).flatMap(([key, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ slice: kebab(key), name, endpoint })),
)

/** `/team/{id}`, `/team/{teamId}` and `/team/:id` are one path. */
const shape = (path: string) => path.replace(/\{[^}]*\}|:[A-Za-z]+/g, '{}')
const samePath = (endpoint: AnyEndpoint) => (row: SpecEndpoint) => shape(row.path) === shape(endpoint.path)
const sameCall = (row: SpecEndpoint) => (one: Declared) =>
  shape(one.endpoint.path) === shape(row.path) && row.methods.includes(one.endpoint.method)

/** The specification writes `pageNo=0`, `type? ({tab})`: the name is what is before the sign. */
const queryNames = (row: SpecEndpoint) =>
  row.query.map((entry) => /^[\w]+/.exec(entry)?.[0]).filter((name) => name !== undefined)

const acceptedQuery = ({ request, userId }: AnyEndpoint) => [
  ...Object.keys(request.query.shape),
  ...(userId === 'query' ? ['userId'] : []),
]

const ours = spec.endpoints.filter((row) => row.path.startsWith('/'))

describe.each(declared)('$slice.$name', ({ slice, endpoint }) => {
  const rows = ours.filter(samePath(endpoint))

  it('uses a method that the specification gives its path', () => {
    if (rows.length > 0) expect(rows.flatMap((row) => row.methods)).toContain(endpoint.method)
  })

  it('lives in the slice that owns it', () => {
    const owners = rows.flatMap((row) => ownersOf('endpoints', row.id)).map((owner) => owner.name)
    if (owners.length > 0) expect(owners).toContain(slice)
    expect(slices.map(({ name }) => name)).toContain(slice)
  })
})

it('no two endpoints answer the same call', () => {
  const calls = declared.map(({ endpoint }) => `${endpoint.method} ${shape(endpoint.path)}`)
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
})

describe('complete slices', () => {
  const rows = ours.filter((row) => belongsToCompleteSlice('endpoints', row.id))

  it('declare every endpoint of the specification', () => {
    expect(rows.filter((row) => !declared.some(sameCall(row))).map((row) => row.id)).toEqual([])
  })

  it('accept every query parameter of the specification', () => {
    const missing = rows.flatMap((row) => {
      const found = declared.find(sameCall(row))
      if (!found) return []
      const accepted = acceptedQuery(found.endpoint)
      return queryNames(row)
        .filter((name) => !accepted.includes(name))
        .map((name) => `${row.id} ?${name}`)
    })
    expect(missing).toEqual([])
  })
})
