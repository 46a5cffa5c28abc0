import { describe, expect, it } from 'vitest'
import { idlePatterns, ownersOf, slices, spec } from './spec'

/** Calls of services outside the product (maps, countries, social login): no endpoint of ours. */
const isOurs = (id: string) => !id.startsWith('ext.')

const parts = {
  endpoints: spec.endpoints.map((row) => row.id).filter(isOurs),
  screens: [...new Set(spec.messages.map((row) => row.screen))],
  limits: spec.limits.map((row) => row.id),
  permissions: spec.permissions.map((row) => row.id),
  routes: spec.routes.map((row) => row.id),
}

describe.each(Object.entries(parts) as [keyof typeof parts, string[]][])('slices.json: %s', (part, ids) => {
  it('gives every row of the specification to one slice', () => {
    const shared = ids.map((id) => [id, ownersOf(part, id).map((slice) => slice.name)] as const)
    expect(shared.filter(([, owners]) => owners.length !== 1)).toEqual([])
  })

  it('names nothing that the specification does not have', () => {
    expect(idlePatterns(part, ids)).toEqual([])
  })
})

it('slices.json lists slices from the lowest rung to the highest, each once', () => {
  const rungs = slices.filter((slice) => slice.rung > 0).map((slice) => slice.rung)
  expect(rungs).toEqual([...rungs].sort((a, b) => a - b))
  expect(new Set(slices.map((slice) => slice.name)).size).toBe(slices.length)
})
