import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'

/** Where the contract keeps a limit: `tags/limits tagLimits.tag.name.max`. */
export type Place = `${string} ${string}`

/** A limit of the specification, the places that must have it, and how its value is read there. */
export interface Binding {
  places: Place[]
  /** What the specification would say of this value; undefined stands for "something else". */
  read: (value: unknown, wanted: unknown) => unknown
}

/** The value itself, in each of the places. */
export const is = (...places: Place[]): Binding => ({ places, read: (value) => value })

/** A value, or the rule that holds it, put into the words of the specification. */
export const reads = <Value>(place: Place, read: (value: Value, wanted: never) => unknown): Binding => ({
  places: [place],
  read: read as Binding['read'],
})

/** A list of which the specification names the part that it needs. */
export const includes = <Value>(place: Place, list: (value: Value) => readonly unknown[]): Binding =>
  reads<Value>(place, (value, wanted: unknown[]) => wanted.filter((one) => list(value).includes(one)))

/** 'members (_id, fullName)', 'imageUrl.original': every name in it; a bracket without a comma is a remark. */
const namesIn = (entry: string): string[] =>
  entry.replace(/\([^,)]*\)|\[\d*\]/g, ' ').match(/[A-Za-z_]\w*/g) ?? []

function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties } = schema as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(keysOf)]
}
const keysOfType = (type: AnyEndpoint['reply']['schema'] | undefined) =>
  keysOf(type?.toJSONSchema({ unrepresentable: 'any', io: 'input' }))

/** The names that travel in an entity are in the schema of the call that answers with it, or takes it. */
export const travels = (place: Place, direction: 'request' | 'reply' = 'reply'): Binding =>
  reads<AnyEndpoint>(place, (endpoint, wanted: string[]) => {
    const keys = keysOfType(direction === 'reply' ? endpoint.reply.schema : endpoint.request.body)
    const isThere = (entry: string) => namesIn(entry).every((name) => keys.includes(name))
    return wanted.filter((entry) => entry.split(' or ').some(isThere))
  })

/** The same where several calls answer with a part of it each. */
export const travelsAmong = (place: Place, names: readonly string[]): Binding =>
  reads<Record<string, AnyEndpoint>>(place, (endpoints, wanted: string[]) => {
    const keys = names.flatMap((name) => keysOfType(endpoints[name]?.reply.schema))
    return wanted.filter((entry) => namesIn(entry).every((name) => keys.includes(name)))
  })
