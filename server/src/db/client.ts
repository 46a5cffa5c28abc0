import type { FastifyBaseLogger } from 'fastify'
import pg, { type ClientConfig, type Pool, type PoolClient, type PoolConfig } from 'pg'
import { columnTypes, preferColumnTypes } from './column-types'
import { type Embedded, openEmbedded } from './embedded/embedded'
import { keepHouse } from './embedded/housekeeping'
import { createListener, type OnMessage, type OnReconnect, type Unlisten } from './listener'
import { repeat } from './repeat'
import { reading, readingOnOwn, transaction, type Work } from './transaction'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** What only reads is refused to write, and nobody waits for its end. */
export type RequestMode = 'reading' | 'writing'

interface Options {
  /** A PostgreSQL server; without it the embedded database is used. */
  databaseUrl?: string
  /** At most so many connections to it. */
  connections?: number
  /** Statements may take as long as they need: for commands that write a lot. */
  isPatient?: boolean
  /** The folder of the embedded database; without it, in memory (for tests). */
  dataDir?: string
  /** A dump that a first start of the embedded database uses. */
  template?: string | Uint8Array
  /** An embedded database that is already open, and stays open when this is closed: for tests. */
  embedded?: Embedded
  /** The embedded database ended by itself; the process cannot continue. */
  onFailure: (error: Error) => void
  log: Log
}

export interface Database {
  kind: 'embedded' | 'postgres'
  pool: Pool
  /** Of `request` alone, with the rights of foyer_company; the embedded database has one connection for all. */
  requests: Pool
  /** One connection without limits of time, for migrations. */
  alone: <T>(work: (client: PoolClient | pg.Client) => Promise<T>) => Promise<T>
  /** Calls back for each message of a channel, from any process, until the returned function is called. */
  listen: (channel: string, onMessage: OnMessage, onReconnect?: OnReconnect) => Promise<Unlisten>
  /** Runs `setup` with BEGIN in one round trip, then `work`; all of it is committed, or nothing. */
  transaction: <T>(setup: string, work: Work<T>) => Promise<T>
  /** The same with the rights of a request: row-level security shows it the rows of the company set in it. */
  request: <T>(mode: RequestMode, setup: string, work: Work<T>) => Promise<T>
  /** Ends an embedded database in memory and gives all of it, for `template`. */
  dump?: Embedded['dump']
  close: () => Promise<void>
}

export class UnreachableDatabase extends Error {}

const housekeepingMs = 30_000
/** Compiling a statement of a request takes longer than running it. */
const sessionOptions = '-c timezone=UTC -c datestyle=ISO -c jit=off'
const usualConnections = 12

function createPool(config: PoolConfig, log: Log): Pool {
  const pool = new pg.Pool({ ...config, types: columnTypes })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', () => {}) // its query fails too; without a listener the process would end
    preferColumnTypes(client)
  })
  return pool
}

async function onPool<T>(pool: Pool, work: (client: PoolClient | pg.Client) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

async function onOwnClient<T>(
  config: ClientConfig,
  work: (client: PoolClient | pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config)
  client.on('error', () => {}) // its query fails too
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

interface Connections {
  kind: Database['kind']
  config: ClientConfig
  pool: Pool
  requests: Pool
  /** Where connections do not have the rights of a request for good, each transaction takes them. */
  requestSetup: string
}

function createDatabase({ kind, config, pool, requests, requestSetup }: Connections, log: Log): Database {
  const listener = createListener({ createClient: () => new pg.Client(config), log })
  const read = requests === pool ? reading : readingOnOwn
  return {
    kind,
    pool,
    requests,
    alone: kind === 'embedded' ? (work) => onPool(pool, work) : (work) => onOwnClient(config, work),
    listen: listener.listen,
    transaction: (setup, work) => transaction(pool, setup, work),
    request: (mode, setup, work) =>
      (mode === 'writing' ? transaction : read)(requests, requestSetup + setup, work),
    close: async () => {
      await listener.close()
      await pool.end()
      if (requests !== pool) await requests.end()
    },
  }
}

async function openEmbeddedDatabase(options: Options): Promise<Database> {
  const { dataDir, template, onFailure, log } = options
  const embedded = options.embedded ?? (await openEmbedded({ dataDir, template, onFailure }))
  if (embedded.setAside)
    log.warn({ folder: embedded.setAside }, 'a first start had been cut short; its files were set aside')
  // There is only one session. With one client, a query beside an open transaction fails instead of waiting forever.
  const poolConfig = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 30_000 }
  const pool = createPool({ ...embedded.config, ...poolConfig }, log)
  const database = createDatabase(
    {
      kind: 'embedded',
      config: embedded.config,
      pool,
      requests: pool,
      requestSetup: 'set local role foyer_company; ',
    },
    log,
  )
  const stopHousekeeping = repeat(housekeepingMs, async () => {
    await keepHouse(database.pool).catch((error) => log.warn({ err: error }, 'housekeeping failed'))
  })
  return {
    ...database,
    dump: embedded.dump,
    close: async () => {
      await stopHousekeeping()
      await database.close()
      if (!options.embedded) await embedded.close()
    },
  }
}

async function openPostgres(
  databaseUrl: string,
  { connections = usualConnections, isPatient = false, log }: Options,
): Promise<Database> {
  // For sign-in, jobs and clocks; the others are for requests.
  const ofSystem = Math.max(1, Math.floor(connections / 3))
  const config: ClientConfig = {
    connectionString: databaseUrl,
    application_name: 'foyer',
    options: sessionOptions,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    // A statement is sent while the one before it is under way.
    pipeline: true,
  }
  const limits = {
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    // A database that is frozen, or behind a network that drops what is sent, does not end a statement by itself.
    ...(!isPatient && { query_timeout: 32_000 }),
  }
  const pool = createPool({ ...config, ...limits, max: ofSystem }, log)
  // They have the role for good: to set it would be one more statement in every transaction.
  const requests = createPool(
    { ...config, ...limits, max: connections - ofSystem, options: `${sessionOptions} -c role=foyer_company` },
    log,
  )
  const database = createDatabase({ kind: 'postgres', config, pool, requests, requestSetup: '' }, log)
  try {
    await database.pool.query('select 1')
    return database
  } catch (error) {
    await database.close()
    const { message, code } = error as NodeJS.ErrnoException
    throw new UnreachableDatabase(`DATABASE_URL: ${message || code}`)
  }
}

export const openDatabase = (options: Options): Promise<Database> =>
  options.databaseUrl ? openPostgres(options.databaseUrl, options) : openEmbeddedDatabase(options)
