import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Account, findBinaries, unprivilegedAccount } from './postgres-binaries'

interface Options {
  /** Off: faster, but a crash may lose saved data. */
  durable?: boolean
  /** Which PostgreSQL: the machine's own if it has one, otherwise the one of the npm package. */
  source?: 'machine' | 'package' | 'any'
}

export interface TestPostgres {
  url: (database: string) => string
  createDatabase: (name: string, template?: string) => Promise<void>
  /** Kills the server with SIGKILL, as a power cut would, and starts it again on the same files. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

const startMs = 60_000
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** The same as PGlite, so that both sort alike. */
const initOptions = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--lc-ctype=C.UTF-8',
  '--no-sync',
]

/** Ends the server and removes its files when this process is gone, even by kill -9: the pipe it waits on is closed then. */
function startReaper(folder: string, account: Account) {
  const script = `trap '' INT TERM HUP; cat >/dev/null
    kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")" 2>/dev/null
    while [ -e "$1/data/postmaster.pid" ] && kill -0 "$(head -n 1 "$1/data/postmaster.pid")" 2>/dev/null; do sleep 0.1; done
    rm -rf "$1"`
  const reaper = spawn('/bin/sh', ['-c', script, 'sh', folder], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  reaper.unref()
  return reaper
}

function initialise(binaries: string, data: string, account: Account): void {
  const made = spawnSync(join(binaries, 'initdb'), ['-D', data, ...initOptions], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A new database beside the one of the address, empty or a copy of another one to which nobody is connected. */
export async function createDatabase(beside: string, name: string, template = 'template1'): Promise<void> {
  const client = new pg.Client(beside)
  await client.connect()
  try {
    const [made, from] = [name, template].map(pg.escapeIdentifier)
    await client.query(`CREATE DATABASE ${made} TEMPLATE ${from}`)
  } finally {
    await client.end()
  }
}

/** A real PostgreSQL in a temporary folder, reached by a socket in it. */
export async function startPostgres({ durable = true, source = 'any' }: Options = {}): Promise<TestPostgres> {
  const account = unprivilegedAccount()
  const folder = fs.mkdtempSync(join(os.tmpdir(), 'foyer-postgres-'))
  if (account) fs.chownSync(folder, account.uid, account.gid)
  const reaper = startReaper(folder, account)
  const data = join(folder, 'data')
  const logFile = join(folder, 'log')
  const url = (database: string) =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, ...(durable ? [] : quick)]

  const stop = async () => {
    reaper.ref()
    const gone = once(reaper, 'exit')
    reaper.stdin.end()
    await gone
  }

  async function launch() {
    const log = fs.openSync(logFile, 'a')
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...settings.flatMap((set) => ['-c', set])],
      {
        ...account,
        cwd: '/',
        detached: true,
        stdio: ['ignore', log, log],
      },
    )
    fs.closeSync(log)
    server.unref()
    const ended = once(server, 'exit')
    let hasEnded = false
    ended.then(() => {
      hasEnded = true
    })
    while (!hasEnded && !(await canConnect(url('postgres')))) await delay(20)
    return { server, ended, hasStarted: !hasEnded }
  }

  /** After a crash the last processes of the old server may still be ending; until then a new one refuses to start. */
  async function start() {
    for (const giveUp = Date.now() + startMs; ; await delay(100)) {
      const { server, ended, hasStarted } = await launch()
      if (hasStarted) return { server, ended }
      if (Date.now() > giveUp)
        throw new Error(`PostgreSQL did not start:\n${fs.readFileSync(logFile, 'utf8')}`)
    }
  }

  let binaries: string
  let running: Awaited<ReturnType<typeof start>>
  try {
    binaries = await findBinaries(source, account, join(folder, 'postgres'))
    initialise(binaries, data, account)
    running = await start()
  } catch (error) {
    await stop()
    throw error
  }

  return {
    url,
    createDatabase: (name, template) => createDatabase(url('postgres'), name, template),
    crash: async () => {
      running.server.kill('SIGKILL')
      await running.ended
      running = await start()
    },
    stop,
  }
}
