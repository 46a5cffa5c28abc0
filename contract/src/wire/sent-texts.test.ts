import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readArea } from '../kit/area'
import { readDay } from '../kit/dates'
import type { AnyEndpoint, WireRequest } from '../kit/endpoint'
import { readAmount } from '../kit/money'
import { phoneDigits, readPhone } from '../kit/phone'
import { Refused } from '../kit/refusal'
import { api } from './api'

/**
 * C-162 for every text of every call: it is understood as it was sent or as it was meant, or the call is refused; nothing is
 * cut, dropped or read as something else. Calls and fields are those of the samples, which every endpoint has.
 */
const texts = [
  "D'Souza",
  'Dr. Rao',
  'Mary-Ann O’Brien',
  '098450 21763',
  '+91-98450-21763',
  '98450x21763',
  '15 lakh',
  '12,50,000.00',
  '12,5',
  '1250.50',
  '20-12-26',
  '31-02-2026',
  `begin${'x'.repeat(1100)}end`,
  '<b>Rao</b>',
  'घर 🏠',
  'one\ntwo',
]

const folder = new URL('./samples/', import.meta.url)
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const endpoints = new Map<string, AnyEndpoint>(
  Object.entries(api).flatMap(([slice, of]) =>
    Object.entries(of as Record<string, AnyEndpoint>).map(
      ([name, endpoint]) => [`${kebab(slice)}/${kebab(name)}`, endpoint] as const,
    ),
  ),
)
const calls = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const { request } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { request: WireRequest }
    const endpoint = endpoints.get(name.replace(/\..*$/, ''))
    return endpoint && endpoint.method !== 'GET' && request.body
      ? [[name.replace(/\.json$/, ''), endpoint, request] as const]
      : []
  })

type Path = readonly (string | number)[]
/** Codes, whose unknown values have meanings of their own (D-022), and lists, where a comma separates. */
const isNoText = ([first]: Path) => ['type', 'filter', 'phones'].includes(String(first))
const textsIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}
const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : value === undefined
      ? []
      : [String(value)]

function withText(body: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(body)) return body.with(Number(key), withText(body[Number(key)], rest, text))
  const own = body as Record<string, unknown>
  return { ...own, [key]: withText(own[key], rest, text) }
}

const readOrRefused = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/** What the server would work with; undefined when it refuses. */
function understood(
  { request }: AnyEndpoint,
  { query = {}, params = {}, headers = {} }: WireRequest,
  body: unknown,
) {
  const { check } = request
  const asText = (of: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(of).map(([key, value]) => [key, String(value)]))
  const decoded = z
    .object({ query: request.query, params: request.params, body: request.body as z.ZodType })
    .safeParse({ query: asText(query), params: asText(params), body })
  if (!decoded.success) return undefined
  const input = readOrRefused(() => request.read({ ...decoded.data, headers } as never))
  if (!check || input === undefined) return input
  const checked = z.safeParse(check, input)
  return checked.success ? checked.data : undefined
}

/** As it was sent, and as it may be meant. */
function meanings(text: string): string[] {
  const amount = readAmount(text)
  const phone = readPhone(text)
  return [
    text.trim(),
    ...(amount === undefined ? [] : [String(amount)]),
    ...(phone ? [phone.national, phoneDigits(text)] : []),
    ...[readDay(text), readArea(text)].filter((one) => one !== undefined),
  ]
}
const words = (text: string) => text.toLowerCase().split(/\s+/)

it.each(calls)(
  'C-162 %s understands what is sent as it is meant, or refuses it',
  (_name, endpoint, request) => {
    const of = (path: Path, text: string) => understood(endpoint, request, withText(request.body, path, text))
    for (const path of textsIn(request.body).filter((one) => !isNoText(one))) {
      // Some fields are not the caller's to say (C-145): nothing is ever understood from them.
      const inputs = texts.map((text) => of(path, text)).filter((input) => input !== undefined)
      if (new Set(inputs.map((input) => JSON.stringify(input))).size < 2) continue
      const changed = texts.filter((text) => {
        const input = of(path, text)
        if (input === undefined) return false
        const found = leavesOf(input).join(' ').toLowerCase()
        return !meanings(text).some((meaning) => words(meaning).every((word) => found.includes(word)))
      })
      expect(changed, path.join('.')).toEqual([])
    }
  },
)
