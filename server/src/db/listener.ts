import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

export type OnMessage = (payload: string) => void
/** Messages sent in the meantime are lost: read again what they would have announced. */
export type OnReconnect = () => void
export type Unlisten = () => Promise<void>

interface Subscription {
  onMessage: OnMessage
  onReconnect?: OnReconnect
}

interface Parts {
  createClient: () => pg.Client
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

const firstPauseMs = 100
const longestPauseMs = 10_000

/** One connection for all LISTENs of this process; a lost one is replaced. */
export function createListener({ createClient, log }: Parts) {
  const channels = new Map<string, Set<Subscription>>()
  const closing = new AbortController()
  let connection: Promise<pg.Client> | undefined
  let isConnected = false
  let turn: Promise<unknown> = Promise.resolve()

  const tell = (call: () => void) => {
    try {
      call()
    } catch (error) {
      log.error({ err: error }, 'a listener failed')
    }
  }

  async function connect(): Promise<pg.Client> {
    const client = createClient()
    client.on('error', () => {}) // 'end' follows, with the same meaning
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of [...(channels.get(channel) ?? [])]) tell(() => onMessage(payload))
    })
    await client.connect()
    try {
      for (const channel of channels.keys()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    isConnected = true
    client.once('end', () => {
      isConnected = false
      if (!closing.signal.aborted) connection = reconnect()
    })
    return client
  }

  async function reconnect(): Promise<pg.Client> {
    log.warn('the database connection for live messages was lost')
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      await delay(pause, undefined, { signal: closing.signal })
      try {
        const client = await connect()
        for (const subscriptions of [...channels.values()])
          for (const { onReconnect } of [...subscriptions]) if (onReconnect) tell(onReconnect)
        return client
      } catch (error) {
        log.warn({ err: error }, 'no database connection for live messages yet')
      }
    }
  }

  function connected(): Promise<pg.Client> {
    connection ??= connect().catch((error) => {
      connection = undefined
      throw error
    })
    return connection
  }

  /** A client takes one query at a time. */
  function run(sql: string): Promise<unknown> {
    turn = turn.catch(() => {}).then(async () => (await connected()).query(sql))
    return turn
  }

  async function drop(channel: string, subscription: Subscription): Promise<void> {
    const subscriptions = channels.get(channel)
    subscriptions?.delete(subscription)
    if (subscriptions?.size !== 0) return
    channels.delete(channel)
    // A new connection listens to what is left, so without a connection there is nothing to do.
    if (isConnected) await run(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => {})
  }

  async function listen(channel: string, onMessage: OnMessage, onReconnect?: OnReconnect): Promise<Unlisten> {
    const subscription = { onMessage, onReconnect }
    channels.set(channel, (channels.get(channel) ?? new Set()).add(subscription))
    try {
      await run(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await drop(channel, subscription)
      throw error
    }
    return () => drop(channel, subscription)
  }

  async function close(): Promise<void> {
    closing.abort()
    channels.clear()
    const client = await connection?.catch(() => undefined)
    await client?.end()
  }

  return { listen, close }
}
