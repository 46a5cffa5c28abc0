/** The database stores no such character, and no person typed it. */
const nul = '\u0000'
export const withoutNul = (text: string): string => (text.includes(nul) ? text.replaceAll(nul, '') : text)

function storable(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return withoutNul(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const names = Object.keys(value)
  if (!names.some((name) => name.includes(nul))) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [withoutNul(name), inner]))
}

const maybeLong = /\d{16}|\d[eE]/
const textsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** An id or an account may have more digits than numbers can be told apart by. */
const asWritten = (token: string): string => {
  const number = Number(token)
  const isExact = Number.isFinite(number) && (Number.isSafeInteger(number) || !Number.isInteger(number))
  return token.startsWith('"') || isExact ? token : `"${token}"`
}

/** What others send as JSON, as it can be stored. Throws what is none. */
export function readJson(text: string): unknown {
  const read: unknown = JSON.parse(text, storable)
  return maybeLong.test(text) ? JSON.parse(text.replace(textsAndNumbers, asWritten), storable) : read
}
