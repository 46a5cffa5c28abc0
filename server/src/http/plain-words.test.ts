import {
  type AnyEndpoint,
  endpoint,
  plainReply,
  request,
  type WireRequest,
} from '@foyer/contract/kit/endpoint'
import { Refused } from '@foyer/contract/kit/refusal'
import { api } from '@foyer/contract/wire/api'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints, grid } from '../testing/grid/grid'
import { nobodys } from '../testing/two-companies/own-things'
import { decode } from './decode'

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[]; oneOf?: Json[] }
type Path = (string | number)[]

/** Every place of a schema, to any depth; the first entry of a list stands for all. */
function places(schema: Json): Path[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, of]) => [
    [name],
    ...places(of).map((path) => [name, ...path]),
  ])
  const listed = schema.items ? [[0], ...places(schema.items).map((path) => [0, ...path])] : []
  return [...inside, ...listed, ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(places)]
}

const placesOf = (schema: z.ZodType): Path[] =>
  places(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json)

/** What a careless client could put anywhere. */
const wrong: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'nonsense',
  'x'.repeat(30_000),
  '99-99-9999',
  -1,
  1.5,
  1e12,
  true,
  {},
  [],
  [[]],
  [7],
  ['x'],
  { _id: 7 },
  Array.from({ length: 6_000 }, () => 'x'),
]

const put = (into: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value
  if (typeof key === 'number') return [put(Array.isArray(into) ? into[0] : undefined, rest, value)]
  const whole = (typeof into === 'object' && into !== null && !Array.isArray(into) ? into : {}) as object
  return { ...whole, [key]: put((whole as Record<string, unknown>)[key], rest, value) }
}

const refusalOf = (of: AnyEndpoint, sent: WireRequest) => {
  try {
    decode(of, sent)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

const sentence = /^[“"A-Z].*[^:]$/s
const ofPrograms =
  /^[\w.]+: |invalid input|invalid option|invalid (uuid|string|key|iso|url)|expected|received|too (big|small): |unrecognized|undefined|\bnull\b|\bNaN\b|regex|pattern|\bid\b/i

const askedOf = (of: AnyEndpoint, name: string): WireRequest =>
  of.request.write(grid[name]?.calls(nobodys)[0])

describe('C-171 what is wrong is said in a sentence for people, whatever is sent wherever', () => {
  it.each(endpoints)('%s', (name, of) => {
    const { query, params, body } = of.request
    const valid = askedOf(of, name)
    const asked = { query: valid.query ?? {}, params: valid.params ?? {}, body: valid.body }
    const parts = { query, params, ...(body && { body }) }
    const told = new Set<string>()
    for (const [part, schema] of Object.entries(parts))
      for (const path of [[], ...placesOf(schema)])
        for (const value of wrong) {
          const refused = refusalOf(of, put(asked, [part, ...path], value) as WireRequest)
          if (!refused) continue
          const fields = (refused.details?.fields ?? []) as { field: string; text: string }[]
          for (const text of [refused.text, ...fields.map((field) => field.text)]) told.add(text)
        }
    const forPrograms = [...told].filter((text) => ofPrograms.test(text) || !sentence.test(text))
    expect(forPrograms).toEqual([])
  })

  it.each([
    ['the board', api.leads.patch, { leadId: 'x', leadStage: nobodys.stage }],
    ['the board', api.leads.patch, { leadId: 7, leadStage: nobodys.stage }],
    ['the board', api.leads.patch, { leadId: nobodys.lead, leadStage: 'Contacted' }],
    ['the board', api.leads.patch, { leadId: nobodys.lead, leadStage: { stageName: 'Contacted' } }],
    ['the board', api.leads.patch, { leadId: nobodys.lead, leadStage: nobodys.stage, afterLeadId: 'x' }],
    ['a lead', api.leads.actions, { leadId: 'x', leadStage: nobodys.stage }],
    ['a lead', api.leads.actions, { leadId: nobodys.lead, leadStage: ['Contacted'] }],
    ['a column', api.board.leadsInStage, { stageId: ['Contacted'] }],
  ])(
    'P-022 C-171 a move on %s that names no id is told the text of the specification',
    (_where, of, body) => {
      expect(refusalOf(of, { body })).toMatchObject({ status: 400, text: 'Invalid lead or stage' })
    },
  )

  it('C-171 the place is in the details', () => {
    const call = endpoint({
      action: 'leads.read',
      method: 'POST',
      path: '/x',
      about: [],
      summary: '',
      request: request({
        body: z.object({ people: z.array(z.object({ age: z.number() })) }),
        read: ({ body }) => body,
        write: (sent) => ({ body: sent }),
      }),
      reply: plainReply(z.object({})),
    })
    expect(refusalOf(call, { body: { people: [{ age: 'old' }] } })).toMatchObject({
      text: 'Something that was sent could not be understood. Please check it and try again.',
      details: { fields: [{ field: 'people.0.age' }] },
    })
  })
})
