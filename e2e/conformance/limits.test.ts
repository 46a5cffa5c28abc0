import { describe, expect, it } from 'vitest'
import { analyticsLimitBindings } from './limits/analytics-limits'
import { firmLimitBindings } from './limits/firm-limits'
import { kitLimitBindings } from './limits/kit-limits'
import { leadLimitBindings } from './limits/lead-limits'
import { mailLimitBindings } from './limits/mail-limits'
import { notBound, provenByRow } from './limits/unbound-limits'
import { wizardLimitBindings } from './limits/wizard-limits'
import { absolute, belongsToCompleteSlice, spec, testTitles } from './spec'
import { readProductUsage } from './usage/product-usage'

const bindings = {
  ...kitLimitBindings,
  ...firmLimitBindings,
  ...leadLimitBindings,
  ...mailLimitBindings,
  ...wizardLimitBindings,
  ...analyticsLimitBindings,
}
const bound = Object.entries(bindings).flatMap(([id, { places, read }]) =>
  places.map((place) => {
    const [module = '', dotted = ''] = place.split(' ')
    const [name = '', ...path] = dotted.split('.')
    return { id, place, read, file: `contract/src/${module}.ts`, name, path }
  }),
)
const usage = readProductUsage()

const covers = (pattern: string, id: string) =>
  pattern.endsWith('.*') ? id.startsWith(pattern.slice(0, -1)) : pattern === id
const isNotBound = (id: string) => Object.keys(notBound).some((pattern) => covers(pattern, id))

describe.each(bound)('$id: $place', ({ id, file, name, path, read }) => {
  it('is exported with the value of the specification', async () => {
    const wanted = spec.limits.find((row) => row.id === id)?.value
    const exports = (await import(absolute(file))) as Record<string, unknown>
    const value = [name, ...path].reduce<unknown>(
      (from, key) => (from as Record<string, unknown>)?.[key],
      exports,
    )
    expect(value).toBeDefined()
    expect(read(value, wanted)).toEqual(wanted)
  })

  it('is used by the product', () => {
    expect(usage.isRead(file, name, path)).toBe(true)
  })
})

describe('every limit of the specification', () => {
  it('is bound to its place, proven by a row, or has a reason to be neither', () => {
    const known = spec.limits.map(({ id }) => ({
      id,
      ways: [id in bindings, id in provenByRow, isNotBound(id)].filter(Boolean).length,
    }))
    expect(known.filter(({ ways }) => ways !== 1)).toEqual([])
  })

  it('of a complete slice is bound, or proven by a row', () => {
    const rows = spec.limits.filter(({ id }) => belongsToCompleteSlice('limits', id) && isNotBound(id))
    expect(rows.map(({ id }) => id)).toEqual([])
  })

  it('that a row proves has a test of that row', () => {
    const titles = testTitles()
    const isProven = (row: string) =>
      titles.some((title) => title.startsWith(row) || title.includes(` ${row} `))
    expect(Object.entries(provenByRow).filter(([, row]) => !isProven(row))).toEqual([])
  })
})

it('nothing is bound that the specification does not have', () => {
  const ids = spec.limits.map(({ id }) => id)
  const named = [...Object.keys(bindings), ...Object.keys(provenByRow), ...Object.keys(notBound)]
  expect(named.filter((pattern) => !ids.some((id) => covers(pattern, id)))).toEqual([])
})
