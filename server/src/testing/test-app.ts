import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { AnyEndpoint, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import { formDataOf } from '@foyer/contract/kit/form-data'
import type { Stage } from '@foyer/contract/pipeline/model'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, inject } from 'vitest'
import { createApp } from '../app'
import { asSystem, type Deps } from '../context'
import { readEnv } from '../env'
import { addMember, addUser } from '../features/accounts/service'
import { addCompany } from '../features/company/service'
import { layFields } from '../features/fields/service'
import { layRoles } from '../features/people/service'
import { layPipeline } from '../features/pipeline/service'
import { openServer, type Server } from '../open-server'
import { type Kind, rightsOf } from './people'
import { freshDatabase } from './snapshot'

declare module 'vitest' {
  interface ProvidedContext {
    database: { kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string; template: string }
  }
}

export interface TestPerson {
  userId: string
  companyId: string
  email: string
  token: string
}

export interface TestCompany {
  id: string
  stages: Stage[]
  person: (
    kind: Kind,
    more?: { reportTo?: string; firstName?: string; lastName?: string },
  ) => Promise<TestPerson>
}

export const testPassword = 'Test@1234'
/** Hashing is slow on purpose, and so is every sign-in; passwords in tests need no protection. */
const passwordHash = hash(testPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 })

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
  send: <E extends AnyEndpoint>(as: TestPerson | undefined, endpoint: E, input: InputOf<E>) => Promise<Answer>
}

export interface Answer {
  status: number
  body: { message?: string; code?: string; details?: Record<string, unknown>; [key: string]: unknown }
}

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))

/** A whole server on its own database, for all tests of one file. */
export function useTestApp(settings: Record<string, string> = {}): TestApp {
  const test = {} as TestApp
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await freshDatabase(inject('database'))
    let now: Date | undefined
    const server = await openServer(
      readEnv({ NODE_ENV: 'test', DEMO: 'off', LOG_LEVEL: 'silent', ...database.settings, ...settings }),
      { migrationsFolder, embedded: database.embedded, isInMemory: true, clock: () => now ?? new Date() },
    )
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

function parts(server: Server, app: FastifyInstance): Omit<TestApp, 'setNow'> {
  const { deps } = server
  const send: TestApp['send'] = async (as, endpoint, input) => {
    const wire = endpoint.request.write(input)
    const { query, params } = wire
    const { form } = endpoint.request
    const body = form ? formDataOf(form, wire) : wire.body
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])))
    const given = Object.entries({
      ...query,
      ...(as && endpoint.userId === 'query' ? { userId: as.userId } : {}),
    })
    const answer = await app.inject({
      method: endpoint.method,
      url: path,
      query: Object.fromEntries(given.filter(([, v]) => v !== undefined).map(([k, v]) => [k, String(v)])),
      ...(body === undefined ? {} : { payload: body as object }),
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
      ...(as && { remoteAddress: addressOf(as) }),
    })
    return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : {} }
  }
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
    company: (name = 'Test Studio') => makeCompany(deps, app, name),
  }
}

async function makeCompany(deps: Deps, app: FastifyInstance, name: string): Promise<TestCompany> {
  const { id, stages } = await asSystem(deps, async (scope) => {
    const companyId = await addCompany(scope, { name, timeZone: 'Asia/Kolkata' })
    await layRoles(scope, companyId)
    await layFields(scope, companyId)
    return { id: companyId, stages: await layPipeline(scope, companyId) }
  })
  return {
    id,
    stages,
    person: async (kind, { reportTo, firstName = kind, lastName = 'Person' } = {}) => {
      const email = `${kind.toLowerCase()}-${randomUUID()}@example.com`
      const hash = await passwordHash
      const userId = await asSystem(deps, async (scope) => {
        const added = await addUser(scope, {
          email,
          firstName,
          lastName,
          passwordHash: hash,
          isTemporary: false,
        })
        const onboarded = { isFirstLogin: false, isOnboardingDone: true }
        await addMember(scope, { ...rightsOf[kind], ...onboarded, companyId: id, userId: added, reportTo })
        return added
      })
      const signedIn = await app.inject({
        method: 'POST',
        url: '/user/login',
        payload: { email, password: testPassword },
        remoteAddress: `10.0.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
      })
      return { userId, companyId: id, email, token: signedIn.json().data.data.accessToken }
    },
  }
}
