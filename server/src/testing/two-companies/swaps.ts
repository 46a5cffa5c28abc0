export interface Variant {
  /** Which places hold something of the other company. */
  swapped: string[]
  input: unknown
}

type Translate = (text: string) => string

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A text with several ids, like the address of a file, has a place for each. */
function placesInText(text: string, translate: Translate, at: string) {
  const ids = (text.match(uuid) ?? []).filter((id) => translate(id) !== id)
  if (ids.length > 1)
    return ids.map((id, index) => ({
      place: `${at}<${index}>`,
      swap: (within: string) => within.replace(id, translate(id)),
    }))
  return translate(text) === text ? [] : [{ place: at, swap: translate }]
}

/** Every text in the input that names something of a company: its place, and the input with that text translated. */
function placesIn(
  input: unknown,
  translate: Translate,
  at = '',
): { place: string; swap: (within: never) => unknown }[] {
  if (typeof input === 'string') return placesInText(input, translate, at)
  if (Array.isArray(input))
    return input.flatMap((one, index) =>
      placesIn(one, translate, `${at}[${index}]`).map(({ place, swap }) => ({
        place,
        swap: (list: never[]) => list.map((value, i) => (i === index ? swap(value) : value)),
      })),
    )
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array) return []
  return Object.entries(input).flatMap(([key, value]) => [
    ...(translate(key) === key
      ? []
      : [{ place: `${at}{key}`, swap: (object: object) => renamed(object, key, translate(key)) }]),
    ...placesIn(value, translate, at ? `${at}.${key}` : key).map(({ place, swap }) => ({
      place,
      swap: (object: Record<string, never>) => ({ ...object, [key]: swap(object[key] as never) }),
    })),
  ])
}

const renamed = (object: object, from: string, to: string) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]))

/**
 * The input as it is, with each own thing replaced by one of the other company while the rest stays right, so that no
 * check is hidden by the one before it, and with all of them replaced.
 */
export function variantsOf(input: unknown, translate: Translate): Variant[] {
  const places = placesIn(input, translate)
  const singles = places.map(({ place, swap }) => ({
    swapped: [place],
    input: swap(input as never),
  }))
  // Keys last: the other places are found by the keys that they stand under.
  const ordered = places.toSorted(
    (a, b) => Number(a.place.endsWith('{key}')) - Number(b.place.endsWith('{key}')),
  )
  const all = ordered.reduce((swapped: unknown, { swap }) => swap(swapped as never), input)
  return [
    { swapped: [], input },
    ...singles,
    ...(places.length > 1 ? [{ swapped: places.map(({ place }) => place), input: all }] : []),
  ]
}
