import { doorLimits } from '@foyer/contract/intake/doors/limits'
import { hookRefusals as refusals } from '@foyer/contract/intake/messages/portals'
import type { Delivered } from '@foyer/contract/intake/portals/delivered'
import { refuse } from '@foyer/contract/kit/refusal'
import { refuseTooDeep } from '../../../../http/errors'
import { readJson, withoutNul } from './read-json'

type Payload = Record<string, unknown>

const isObject = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that are sent several times are a list. */
function collected(pairs: Iterable<[string, string]>): Payload {
  const found = new Map<string, string | string[]>()
  for (const [name, value] of pairs) {
    const key = withoutNul(name)
    const text = withoutNul(value)
    const before = found.get(key)
    found.set(key, before === undefined ? text : [before, text].flat())
  }
  return Object.fromEntries(found)
}

const asText = (bytes: string): string =>
  Buffer.from(bytes, 'latin1')
    .toString('utf8')
    .replace(/^\uFEFF/, '')

function parsedJson(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return refuse(refusals.notJson)
  }
}

const looksLikeJson = (text: string) => /^\s*[{[]/.test(text)

/** The text fields of a form; of a file only its name is kept, so that somebody can ask for it. */
function multipart(body: string, boundary: string): Payload {
  const pairs = body.split(`--${boundary}`).flatMap((part): [string, string][] => {
    const end = part.indexOf('\r\n\r\n')
    const [head, content] = [part.slice(0, end), part.slice(end + 4)]
    const name = /content-disposition:[^\r\n]*;\s*name="([^"]*)"/i.exec(head)?.[1]
    if (end < 0 || !name) return []
    const file = /;\s*filename(?:="([^"]*)"|\*?=([^\s;]*))/i.exec(head)
    return [[asText(name), asText(file ? (file[1] ?? file[2] ?? '') : content.replace(/\r\n$/, ''))]]
  })
  return collected(pairs)
}

function parsed({ contentType = '', body }: Pick<Delivered, 'contentType' | 'body'>): unknown {
  const text = asText(body)
  if (!text.trim()) return undefined
  const boundary = /^multipart\/form-data\b.*?boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary) return multipart(body, boundary)
  // Many send JSON and call it a form.
  if (/\bjson\b/i.test(contentType) || looksLikeJson(text)) return parsedJson(text)
  if (/urlencoded/i.test(contentType) || /^[^\s=&<]+=/.test(text)) return collected(new URLSearchParams(text))
  return refuse(refusals.unreadable)
}

const textPairs = (query: Record<string, unknown>): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )

/** The leads of one delivery, whatever the shape it has; parameters of the address count as fields. */
export function readDelivered({ query, contentType, body }: Omit<Delivered, 'key'>): Payload[] {
  const content = parsed({ contentType, body })
  refuseTooDeep(content)
  const given = collected(textPairs(query))
  const list = Array.isArray(content) ? content : content === undefined ? [{}] : [content]
  if (list.length > doorLimits.hook.leads) refuse(refusals.tooMany(doorLimits.hook.leads))
  if (!list.every(isObject)) refuse(refusals.unreadable)
  const payloads = list.map((one) => ({ ...given, ...one }))
  if (payloads.length === 0 || payloads.some((one) => Object.keys(one).length === 0)) refuse(refusals.empty)
  return payloads
}
