import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { z } from 'zod'

interface Schema {
  type?: string
  format?: string
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema | boolean
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text named like an id counts as one; the caller's own id is checked for every endpoint alike. */
const isNamedLikeAnId = (name: string) => /^_?ids?$|[a-z]Ids?$/.test(name) && !/^userId$|EmailId$/.test(name)

const isId = ({ type, format }: Schema, name: string) =>
  format === 'uuid' || (type === 'string' && format === undefined && isNamedLikeAnId(name))

/** Which of several shapes this is: `(delete)`. */
const kindOf = ({ properties = {} }: Schema) => {
  const words = Object.values(properties).flatMap((property) =>
    typeof property.const === 'string' ? property.const : [],
  )
  return words.length > 0 ? `(${words.join(' ')})` : ''
}

const fits = (schema: Schema, value: unknown): boolean => {
  if (schema.type === 'array') return Array.isArray(value)
  if (schema.type === 'object')
    return (
      isObject(value) &&
      Object.entries(schema.properties ?? {}).every(
        ([key, { const: word }]) => word === undefined || value[key] === word,
      )
    )
  return !isObject(value) && !Array.isArray(value)
}

/** Follows a value through its schema; without a value, every place that the schema has. */
function* places(
  schema: Schema,
  name: string,
  at: string,
  value?: { is: unknown },
): Generator<[string, unknown]> {
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    if (!value || fits(one, value.is)) yield* places(one, name, at, value)
  if (isId(schema, name)) yield [at, value?.is]
  if (isObject(schema.items)) {
    const values =
      value && Array.isArray(value.is) ? value.is.map((is) => ({ is })) : value ? [] : [undefined]
    for (const one of values) yield* places(schema.items, name, `${at}[]`, one)
  }
  const object = value && isObject(value.is) ? value.is : undefined
  if (value && !object) return
  const here = `${at}${kindOf(schema)}`
  for (const [key, property] of Object.entries(schema.properties ?? {}))
    if (!object || object[key] !== undefined)
      yield* places(property, key, here ? `${here}.${key}` : key, object && { is: object[key] })
  if (schema.propertyNames?.format === 'uuid')
    for (const key of object ? Object.keys(object) : ['']) yield [`${at}{key}`, key]
}

const schemaOf = (of: unknown, io: 'input' | 'output') =>
  z.toJSONSchema(of as z.ZodType, { io, unrepresentable: 'any' }) as Schema

/** What travels, and the clean input where it has rules of its own: each names ids that the other leaves open. */
const sides = ({ request }: AnyEndpoint) => {
  const { query, params, body, check, write } = request
  const wire = z.object({ query, params, ...(body && { body }) })
  return [
    { schema: schemaOf(wire, 'input'), of: (input: unknown): unknown => write(input) },
    ...(check ? [{ schema: schemaOf(check, 'output'), of: (input: unknown) => input }] : []),
  ]
}

/** The places of an endpoint that take an id, of which none of these calls names an own thing there. */
export function unnamedPlaces(
  endpoint: AnyEndpoint,
  calls: unknown[],
  isOwn: (id: string) => boolean,
): string[] {
  return sides(endpoint).flatMap(({ schema, of }) => {
    const filled = new Set(
      calls.flatMap((input) =>
        [...places(schema, '', '', { is: of(input) })].flatMap(([place, value]) =>
          typeof value === 'string' && isOwn(value) ? place : [],
        ),
      ),
    )
    return [...new Set([...places(schema, '', '')].map(([place]) => place))].filter(
      (place) => !filled.has(place),
    )
  })
}
