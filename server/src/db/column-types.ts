import pg, { type ClientBase, type CustomTypesConfig } from 'pg'

type Parse = (text: string) => unknown

const { builtins } = pg.types
const textArray = 1009
const int8Array = 1016
const dateArray = 1182
const timestamptzArray = 1185

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

const asItIs: Parse = (text) => text
const usual = (oid: number): Parse => pg.types.getTypeParser(oid, 'text')

const eachIn =
  (parse: Parse): Parse =>
  (text) => {
    const parseEntry = (entry: unknown): unknown =>
      Array.isArray(entry) ? entry.map(parseEntry) : typeof entry === 'string' ? parse(entry) : entry
    return parseEntry(usual(textArray)(text))
  }

/** Integers as numbers, calendar dates as 'YYYY-MM-DD', instants as Date. */
const ours = new Map<number, Parse>([
  [builtins.INT8, safeInteger],
  [int8Array, eachIn(safeInteger)],
  [builtins.DATE, asItIs],
  [dateArray, eachIn(asItIs)],
  [builtins.TIMESTAMPTZ, usual(builtins.TIMESTAMPTZ)],
  [timestamptzArray, usual(timestamptzArray)],
])

const before = (others: CustomTypesConfig): CustomTypesConfig => ({
  getTypeParser: (oid: number, format?: string) => {
    const parse = format === 'binary' ? undefined : ours.get(oid)
    return parse ?? others.getTypeParser(oid, format as 'text')
  },
})

export const columnTypes = before(pg.types)

const hasTypes = (query: unknown): query is { types: CustomTypesConfig } =>
  typeof query === 'object' && query !== null && 'types' in query && !('submit' in query)

/** Drizzle sends its own parsers with every query, so setting them on the pool is not enough. */
export function preferColumnTypes(client: ClientBase): void {
  const send = client.query.bind(client) as (...parts: unknown[]) => unknown
  const sendTyped = (query: unknown, ...rest: unknown[]) =>
    send(hasTypes(query) && query.types ? { ...query, types: before(query.types) } : query, ...rest)
  client.query = sendTyped as typeof client.query
}
