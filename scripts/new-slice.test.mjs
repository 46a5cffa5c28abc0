import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProblems } from './check-imports.mjs'
import { readFiles } from './imports/source.mjs'
import { changedFiles, newFiles } from './new-slice.mjs'
import { root } from './root.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

describe('new-slice', () => {
  it('writes files that keep the house rules', () => {
    const written = { ...newFiles('site-visits'), ...changedFiles('site-visits', 9, read) }
    const problems = findProblems({
      files: new Map([...readFiles(root), ...Object.entries(written)]),
      slices: JSON.parse(written['slices.json']),
      glossary: read('docs/glossary.md'),
    })
    expect(problems.filter(({ path }) => path in written)).toEqual([])
  })

  it('puts the row after the others of its rung', () => {
    const { slices } = JSON.parse(changedFiles('site-visits', 8, read)['slices.json'])
    const at = slices.findIndex(({ name }) => name === 'site-visits')
    expect(slices[at]).toEqual({ name: 'site-visits', rung: 8, complete: false })
    expect(slices[at - 1].rung).toBe(8)
    expect(slices[at + 1].rung).toBe(9)
  })

  it('registers the endpoints, the routes and their rows in the grids', () => {
    const changed = changedFiles('site-visits', 9, read)
    expect(changed['contract/src/wire/api.ts']).toContain('siteVisits: siteVisitsEndpoints,')
    expect(changed['server/src/app.ts']).toContain('const allRoutes = [\n    ...siteVisitsRoutes,\n')
    expect(changed['server/src/testing/grid/grid.ts']).toContain('siteVisits: {},')
  })

  it('refuses to guess where a file has changed its shape', () => {
    const odd = (path) => (path.endsWith('api.ts') ? 'export const everything = {}' : read(path))
    expect(() => changedFiles('site-visits', 9, odd)).toThrow('api.ts does not look as expected')
  })
})
