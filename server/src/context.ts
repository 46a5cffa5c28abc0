import type { Viewer } from '@foyer/contract/accounts/model'
import type { FastifyBaseLogger } from 'fastify'
import type { PoolClient } from 'pg'
import { type CommitEffects, collectEffects } from './commit-effects'
import { type createCompanyMemory, type Remember, readAgain } from './company-memory'
import type { Database, RequestMode } from './db/client'
import { type Db, onClient } from './db/on-client'
import type { LastStatements } from './db/transaction'
import type { Env } from './env'
import type { FileStore } from './gateways/file-store/port'
import type { Maps } from './gateways/maps/port'
import type { Outside } from './gateways/outside/port'
import type { JobQueue } from './jobs/queue'
import type { Sender } from './live/sender'
import type { Secrets } from './secrets'
import type { createSessionMemory } from './session-memory'

export type Log = FastifyBaseLogger
export type Clock = () => Date

/** The parts of the server; tests pass their own. */
export interface Deps {
  env: Env
  database: Database
  clock: Clock
  log: Log
  files: FileStore
  maps: Maps
  outside: Outside
  secrets: Secrets
  jobs: JobQueue
  memory: ReturnType<typeof createCompanyMemory>
  sessions: ReturnType<typeof createSessionMemory>
  secret: string
  /** Of a request that a page of ours made; see Sender. */
  sender?: Sender | undefined
}

/** One transaction: everything done with one scope is committed or rolled back as a whole. */
export interface Scope extends CommitEffects {
  db: Db
  now: Date
}

export interface CompanyScope extends Scope {
  companyId: string
  /** What changes rarely, from memory where the request has entered with the version of the settings. */
  remember: Remember
}

export const scopeOn = (deps: Deps, client: PoolClient, last: LastStatements): Scope => {
  const now = deps.clock()
  return { db: onClient(client), now, ...collectEffects(last, { now, sender: deps.sender }) }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function boundTo(companyId: string): string {
  if (!uuid.test(companyId)) throw new Error('not a company id')
  return `set local foyer.company = '${companyId}'`
}

/** All data access of a request: row-level security restricts it to one company. */
export const inCompany = <T>(
  deps: Deps,
  companyId: string,
  work: (scope: CompanyScope) => Promise<T>,
  mode: RequestMode = 'writing',
): Promise<T> =>
  deps.database.request(mode, boundTo(companyId), (client, _begun, last) =>
    work({ ...scopeOn(deps, client, last), companyId, remember: readAgain }),
  )

/** Across companies: only for sign-in, webhooks, jobs and operator commands. */
export const asSystem = <T>(deps: Deps, work: (scope: Scope) => Promise<T>): Promise<T> =>
  deps.database.transaction('set local role foyer_system', (client, _begun, last) =>
    work(scopeOn(deps, client, last)),
  )

/** A request before sign-in. */
export interface PublicContext extends Deps {
  address: string
  userAgent: string | undefined
}

/** A request of a signed-in person. */
export interface Context extends PublicContext {
  viewer: Viewer
  /** The transaction in which the session was looked up, where the route is one transaction as a whole. */
  entered?: CompanyScope | undefined
}

export const inViewersCompany = <T>(ctx: Context, work: (scope: CompanyScope) => Promise<T>): Promise<T> =>
  ctx.entered ? work(ctx.entered) : inCompany(ctx, ctx.viewer.companyId, work)

/** For requests that only read: the database refuses writes in it. */
export const readingViewersCompany = <T>(
  ctx: Context,
  work: (scope: CompanyScope) => Promise<T>,
): Promise<T> => (ctx.entered ? work(ctx.entered) : inCompany(ctx, ctx.viewer.companyId, work, 'reading'))
