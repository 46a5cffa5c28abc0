import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { AnyEndpoint, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import { formDataOf } from '@foyer/contract/kit/form-data'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, inject } from 'vitest'
import { createApp } from '../app'
import type { Deps } from '../context'
import { readEnv } from '../env'
import { offlineMaps } from '../gateways/maps/offline'
import { openServer, type Server } from '../open-server'
import { refuseSecondConnection } from './one-connection'
import { freshDatabase } from './snapshot'
import { makeCompany, type TestCompany, type TestPerson } from './test-company'

declare module 'vitest' {
  interface ProvidedContext {
    database: { kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string; template: string }
  }
}

export interface TestApp {
  deps: Deps
  app: FastifyInstance
  server: Server
  /** The time of the server; tests set it instead of waiting. */
  setNow: (now: Date | undefined) => void
  company: (name?: string) => Promise<TestCompany>
  /** One call as the web makes it, decoded; fails the test when the answer is not 200. */
  call: <E extends AnyEndpoint>(
    as: TestPerson | undefined,
    endpoint: E,
    input: InputOf<E>,
  ) => Promise<ReplyOf<E>>
  /** The same without decoding, for calls that are refused. */
  send: <E extends AnyEndpoint>(
    as: TestPerson | undefined,
    endpoint: E,
    input: InputOf<E>,
    headers?: Record<string, string>,
    address?: string,
  ) => Promise<Answer>
}

export interface Answer {
  status: number
  body: { message?: string; code?: string; details?: Record<string, unknown>; [key: string]: unknown }
}

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))

/** Reading the towns of the world takes a second: the servers of a worker ask the same gazetteer. */
const gazetteer = { ...offlineMaps(), close: async () => {} }

/** A whole server on its own database, for all tests of one file. */
export function useTestApp(settings: Record<string, string> = {}): TestApp {
  const test = {} as TestApp
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await freshDatabase(inject('database'))
    let now: Date | undefined
    const server = await openServer(
      readEnv({ NODE_ENV: 'test', DEMO: 'off', LOG_LEVEL: 'silent', ...database.settings, ...settings }),
      {
        migrationsFolder,
        embedded: database.embedded,
        gazetteer,
        isInMemory: true,
        clock: () => now ?? new Date(),
      },
    )
    refuseSecondConnection(server.deps.database)
    const app = await createApp(server)
    Object.assign(test, parts(server, app), { setNow: (to: Date | undefined) => (now = to) })
    close = async () => {
      await app.close()
      await server.close()
      await database.drop()
    }
  })
  afterAll(() => close())
  return test
}

/** Everybody calls from their own address, so that many people do not look like a burst from one. */
const addressOf = ({ userId }: TestPerson): string =>
  `10.${[24, 26, 28].map((at) => Number.parseInt(userId.slice(at, at + 2), 16)).join('.')}`

const given = (headers: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

export const sendThrough =
  (app: FastifyInstance): TestApp['send'] =>
  async (as, endpoint, input, more = {}, address = as && addressOf(as)) => {
    const wire = endpoint.request.write(input)
    const { query, params } = wire
    const { form, hook } = endpoint.request
    const body = form
      ? formDataOf(form, wire)
      : hook && wire.body !== undefined
        ? Buffer.from(String(wire.body), 'latin1')
        : wire.body
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])))
    const asked = Object.entries({
      ...query,
      ...(as && endpoint.userId === 'query' ? { userId: as.userId } : {}),
    })
    const { statusCode, headers, ...answer } = await app.inject({
      payloadAsStream: true,
      method: endpoint.method,
      url: path,
      query: Object.fromEntries(asked.filter(([, v]) => v !== undefined).map(([k, v]) => [k, String(v)])),
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { ...given(wire.headers), ...more, ...(as && { authorization: `Bearer ${as.token}` }) },
      ...(address && { remoteAddress: address }),
    })
    const stream = answer.stream()
    // Open until it is left.
    if (statusCode === 200 && endpoint.reply.mediaType === 'text/event-stream') {
      stream.destroy()
      return { status: statusCode, body: {} }
    }
    const content = await text(stream)
    const isJson = String(headers['content-type']).startsWith('application/json')
    return { status: statusCode, body: isJson ? JSON.parse(content) : { content } }
  }

function parts(server: Server, app: FastifyInstance): Omit<TestApp, 'setNow'> {
  const { deps } = server
  const send = sendThrough(app)
  return {
    deps,
    app,
    server,
    send,
    call: async (as, endpoint, input) => {
      const { status, body } = await send(as, endpoint, input)
      if (status !== 200) throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
      return endpoint.reply.decode(body as never)
    },
    company: (name = 'Test Studio') => makeCompany(deps, name),
  }
}
