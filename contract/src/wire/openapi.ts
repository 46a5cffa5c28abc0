import { z } from 'zod'
import type { AnyEndpoint } from '../kit/endpoint'
import { idempotencyHeader } from '../kit/envelope'
import { isOpen, takesKey } from '../policy'
import { api } from './api'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const parametersOf = (endpoint: AnyEndpoint): Json[] => {
  const listed = (place: 'query' | 'path', schema: z.ZodObject) => {
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, of]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: of,
    }))
  }
  const own: Json[] = [...listed('path', endpoint.request.params), ...listed('query', endpoint.request.query)]
  if (endpoint.userId === 'query')
    own.push({
      name: 'userId',
      in: 'query',
      required: false,
      description: "The caller's own id; another is refused.",
      schema: { type: 'string', format: 'uuid' },
    })
  if (takesKey(endpoint))
    own.push({
      name: idempotencyHeader,
      in: 'header',
      required: false,
      description:
        'A name for this call: sent again under it within a day, it is answered and not made again.',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    })
  return own
}

const refused = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

/** A form lists its file among its fields; one without a file may also be sent as JSON. */
function contentOf({ request: { body, form, hook } }: AnyEndpoint): Json {
  if (hook) return { '*/*': { schema: { type: 'string' } } }
  const schema: Json = body ? jsonSchema(body, 'input') : { type: 'object' }
  if (!form) return { 'application/json': { schema } }
  if (!form.file) return { 'multipart/form-data': { schema }, 'application/json': { schema } }
  const file = { [form.file]: { type: 'string', contentMediaType: 'application/octet-stream' } }
  const properties = { ...(schema.properties as Json | undefined), ...file }
  return { 'multipart/form-data': { schema: { ...schema, properties } } }
}

function operation(slice: string, name: string, endpoint: AnyEndpoint): Json {
  const isForAll = isOpen(endpoint)
  const { body, form } = endpoint.request
  return {
    operationId: `${slice}.${name}`,
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    tags: [slice],
    security: isForAll ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint),
    ...((body || form) && { requestBody: { required: true, content: contentOf(endpoint) } }),
    responses: {
      200: {
        description: 'Done',
        content: {
          [endpoint.reply.mediaType ?? 'application/json']: {
            schema: jsonSchema(endpoint.reply.schema, 'output'),
          },
        },
      },
      400: refused('The input is not right; the message says what.'),
      ...(!isForAll && { 401: refused('Sign-in is needed.'), 403: refused('Not allowed.') }),
    },
  }
}

/** OpenAPI 3.1 from the same declarations that the server mounts and the web calls. */
export function openApiDocument(serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [slice, endpoints] of Object.entries(api))
    for (const [name, endpoint] of Object.entries(endpoints as Record<string, AnyEndpoint>)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(slice, name, endpoint) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1.0.0',
      description:
        'Leads, follow-ups and the people behind them. Every call of a signed-in person that changes something may have an Idempotency-Key header: sent again under the same key within a day it is answered as before and not made again; with other contents it is refused. Only calls about passwords and sessions themselves take none.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    tags: Object.keys(api).map((name) => ({ name, description: `Calls of ${name}` })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['message', 'code'],
          properties: {
            message: { type: 'string', description: 'Words a person understands' },
            code: { type: 'string', description: 'A stable word for programs' },
            details: { type: 'object' },
          },
        },
      },
    },
  }
}
