import { describe, expect, it } from 'vitest'
import { belongsToCompleteSlice, readText, sourcesBelow, spec } from './spec'

const files = sourcesBelow('web/src/app').filter((path) => /\/(routes|addresses)\.tsx?$/.test(path))
const declared = files.flatMap((path) =>
  [...readText(path).matchAll(/['"`](\/[^'"`\s]*|\*)['"`]/g)].map((found) => found[1] ?? ''),
)

/** `/leads/{tab}`, `/leads/:tab` and `/leads/${tab}` are one address; a closing slash makes no difference. */
const shape = (path: string) =>
  path
    .split('?')[0]
    ?.replace(/\$?\{[^}]*\}|:[A-Za-z]+\??/g, '{}')
    .replace(/(.)\/$/, '$1') ?? ''
const skeleton = (path: string) => shape(path).toLowerCase().replaceAll('-', '')

describe('complete slices', () => {
  it('answer every address of the specification', () => {
    const shapes = new Set(declared.map(shape))
    const rows = spec.routes.filter((row) => belongsToCompleteSlice('routes', row.id))
    expect(rows.filter((row) => !shapes.has(shape(row.path))).map((row) => row.path)).toEqual([])
  })
})

it('an address that differs from the specification only in case or hyphens is a slip', () => {
  const exact = new Set(spec.routes.map((row) => shape(row.path)))
  const bySkeleton = new Map(spec.routes.map((row) => [skeleton(row.path), row.path]))
  const slips = declared.filter((path) => !exact.has(shape(path)) && bySkeleton.has(skeleton(path)))
  expect(slips.map((path) => `${path} instead of ${bySkeleton.get(skeleton(path))}`)).toEqual([])
})
