import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { absolute, belongsToCompleteSlice, plain, readText, type SpecLimit, sourcesBelow, spec } from './spec'

const limitFiles = sourcesBelow('contract/src').filter((path) => path.endsWith('/limits.ts'))
const contract = plain(sourcesBelow('contract/src').map(readText).join('\n')).replace(/(\d)_(?=\d)/g, '$1')

/** Every value below an object, with the path to it: password.min -> 8. */
function* leaves(value: unknown, path: string[] = []): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    yield [path.join('.'), value]
    return
  }
  for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key])
}

const modules = await Promise.all(
  limitFiles.map(async (path) => ({
    path,
    exports: (await import(absolute(path))) as Record<string, unknown>,
  })),
)
const declared = modules.flatMap(({ path, exports }) =>
  Object.values(exports).flatMap((object) =>
    [...leaves(object)].map(([name, value]) => ({ file: path, name, value })),
  ),
)

/** "under 1024" allows 1023; a limit may be declared either way. */
const numbersIn = (text: string): number[][] =>
  [...text.matchAll(/(under |fewer than )?(\d+(?:\.\d+)?)/g)].map(([, under, digits]) =>
    under ? [Number(digits), Number(digits) - 1] : [Number(digits)],
  )

const declaredNumbers = new Set(
  declared.flatMap(({ value }) => value).filter((value) => typeof value === 'number'),
)
const occurs = (number: number) => declaredNumbers.has(number) || new RegExp(`\\b${number}\\b`).test(contract)

/** Names that never travel: fields of a form inside the older client, and its services (ours are in kit/endpoint.ts). */
const isForeign = (id: string) => ['entity.personalForm', 'wizard.projectFields', 'env.services'].includes(id)

/** What of a limit the contract does not say. A number stands in limits.ts; the numbers of a sentence, the names and codes of a list anywhere. */
function missing({ id, value }: SpecLimit): string[] {
  if (typeof value === 'number') return declaredNumbers.has(value) ? [] : [`${id} = ${value}`]
  if (typeof value === 'string')
    return numbersIn(value).every((choices) => choices.some(occurs)) ? [] : [`${id} = ${value}`]
  const entries: unknown[] = Array.isArray(value) ? value : Object.values(value as object)
  const isThere = (entry: unknown) =>
    typeof entry === 'number'
      ? occurs(entry)
      : String(entry)
          .split(' or ')
          .some((name) => contract.includes(firstWordOf(name)))
  return entries.filter((entry) => !isVague(entry) && !isThere(entry)).map((entry) => `${id} lacks ${entry}`)
}

/** '(scope)', 'and others': the specification itself leaves it open. */
const isVague = (entry: unknown) => typeof entry === 'string' && /^\(|others$/.test(entry)

/** 'members (_id, fullName)', 'imageUrl.original', 'fields[0] (…)': the name at the front. */
const firstWordOf = (name: string) => (/^[\w$-]+(?=[.[]| \()/.exec(name)?.[0] ?? name).trim()

describe('complete slices', () => {
  it('know every limit of the specification', () => {
    const rows = spec.limits.filter((row) => belongsToCompleteSlice('limits', row.id) && !isForeign(row.id))
    expect(rows.flatMap(missing)).toEqual([])
  })
})

it('a limit that carries the name of one in the specification has its value', () => {
  const byId = new Map(spec.limits.map((row) => [row.id, row.value]))
  const wrong = declared.filter(
    ({ name, value }) => byId.has(name) && !isDeepStrictEqual(byId.get(name), value),
  )
  expect(wrong).toEqual([])
})
