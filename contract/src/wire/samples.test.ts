import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyEndpoint, WireRequest } from '../kit/endpoint'
import { api } from './api'

/**
 * samples/<slice>/<endpoint>[.<variant>].json: one call as it travels, beside its clean meaning. `requestWritten` and
 * `replyWritten` are given where we accept more than we write.
 */
interface Sample {
  request: WireRequest
  input: unknown
  requestWritten?: WireRequest
  reply: unknown
  output: unknown
  replyWritten?: unknown
}

const folder = new URL('./samples/', import.meta.url)
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const endpoints = new Map<string, AnyEndpoint>(
  Object.entries(api).flatMap(([slice, of]) =>
    Object.entries(of as Record<string, AnyEndpoint>).map(
      ([name, endpoint]) => [`${kebab(slice)}/${kebab(name)}`, endpoint] as const,
    ),
  ),
)

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
)
const samples = files.map((name) => {
  const of = name.replace(/\..*$/, '')
  const sample = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Sample
  return [name.replace(/\.json$/, ''), endpoints.get(of), sample] as const
})

/** As the server receives it: query and path are text. */
const sent = ({ query = {}, params = {}, body, headers = {} }: WireRequest) => {
  const texts = (of: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(of)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, String(value)]),
    )
  return json({ query: texts(query), params: texts(params), body, headers })
}

/** Adds an unknown field to every object, at any depth. */
const withSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSecrets)
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([key, inner]) => [key, withSecrets(inner)])
  return { ...Object.fromEntries(own), secret: 'must not leave' }
}

it('every endpoint has a sample, and every sample an endpoint', () => {
  const sampled = new Set(files.map((name) => name.replace(/\..*$/, '')))
  expect([...endpoints.keys()].filter((name) => !sampled.has(name))).toEqual([])
  expect([...sampled].filter((name) => !endpoints.has(name))).toEqual([])
})

describe.each(samples)('%s', (_name, endpoint, sample) => {
  if (!endpoint) return
  const { request, reply } = endpoint

  it('is read as it is meant', () => {
    const wire = sent(sample.request) as Pick<WireRequest, 'query' | 'params' | 'body' | 'headers'>
    const { query, params, body, check } = request
    const decoded = {
      query: query.strict().parse(wire.query),
      params: params.strict().parse(wire.params),
      body: (body as z.ZodType | undefined)?.parse(wire.body),
      headers: sample.request.headers ?? {},
    }
    const input = request.read(decoded as never)
    expect(check ? z.parse(check, input) : input).toEqual(sample.input)
    expect(reply.decode(reply.schema.parse(sample.reply) as never)).toEqual(sample.output)
  })

  it('is written as it travels', () => {
    expect(sent(request.write(sample.input))).toEqual(sent(sample.requestWritten ?? sample.request))
    const encoded = json(reply.encode(sample.output))
    expect(encoded).toEqual(sample.replyWritten ?? sample.reply)
    expect(reply.schema.parse(encoded)).toEqual(encoded)
  })

  it('lets nothing else out', () => {
    const encoded = reply.encode(withSecrets(sample.output))
    expect(encoded).toEqual(reply.encode(sample.output))
  })
})
