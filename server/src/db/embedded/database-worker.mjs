// PGlite in its own thread. Plain JavaScript: the build copies it next to the bundle unchanged.
// Each `pg` client talks to it over a MessagePort in the PostgreSQL protocol.
import fs from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { entriesOf } from './tar-entries.mjs'

const { folder, template, idleInTransactionMs } = workerData

const fail = (message) => parentPort.postMessage({ failed: message })

// ---- The engine ----

const EIO = 29
const lastWords = []

function fsync(stream) {
  try {
    fs.fsyncSync(stream.nfd)
    return 0
  } catch (error) {
    fail(`fsync failed: ${error.message}`)
    return EIO // Throwing here would hang PGlite; this makes it refuse the commit.
  }
}

// PGlite starts with fsync off, and its file system on Node has none: both are fixed here.
// Here and in memory the template is written without PGlite, which is slower at it than the whole rest of a start.
class DurableFs extends NodeFS {
  async init(engine, options) {
    const made = await super.init(engine, options)
    made.emscriptenOpts.preRun.push((module) => {
      module.NODEFS.stream_ops.fsync = fsync
    })
    made.emscriptenOpts.onAbort = () => fail(lastWords.join('\n') || 'PGlite ended')
    return made
  }

  async initialSyncFs() {
    if (!template) return
    for (const { path, data } of entriesOf(template)) {
      if (data) fs.writeFileSync(join(folder, path), data)
      else fs.mkdirSync(join(folder, path), { recursive: true })
    }
  }
}

class FilledMemory extends MemoryFS {
  async initialSyncFs() {
    if (!template) return
    const { FS } = this.pg.Module
    for (const { path, data } of entriesOf(template)) {
      const place = `/pglite/data/${path}`
      if (data) FS.writeFile(place, data, { canOwn: true })
      else FS.mkdirTree(place)
    }
  }

  async closeFs() {
    await this.onClosing?.()
    await super.closeFs()
  }
}

const durableParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

function onStderr(line) {
  // Never whole statements: they contain what people typed.
  if (!/\b(PANIC|FATAL)\b/.test(line)) return
  lastWords.push(line)
  if (lastWords.length > 4) lastWords.shift()
}

const engine = await PGlite.create({
  ...(folder ? { fs: new DurableFs(folder), startParams: durableParams } : { fs: new FilledMemory() }),
  extensions: { btree_gin, pg_trgm },
  onStderr,
}).catch((error) => {
  throw new Error([error.message, ...lastWords].join('\n'), { cause: error })
})

async function run(message) {
  const parts = []
  await engine.execProtocolRawStream(message, {
    syncToFs: false,
    onRawData: (bytes) => parts.push(bytes.slice()), // a view of memory that PGlite will reuse
  })
  if (parts.length === 1) return parts[0]
  const reply = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    reply.set(part, at)
    at += part.length
  }
  return reply
}

// ---- The protocol ----

const code = (letter) => letter.charCodeAt(0)
const [QUERY, PARSE, TERMINATE, READY, NOTIFICATION] = ['Q', 'P', 'X', 'Z', 'A'].map(code)
const endsBatch = new Set(['Q', 'S', 'H', 'c', 'f'].map(code)) // query, sync, flush, end of a copy
const IDLE = code('I')

function frame(letter, ...fields) {
  const body = Buffer.concat(fields.map((field) => Buffer.from(`${field}\0`)))
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const query = (sql) => frame('Q', sql)
const sync = frame('S')
const textEnd = (message, from) => message.indexOf(0, from)

// COPY FROM STDIN would end PGlite, so such a batch is answered with an error.
const refuseCopy = query(
  `do $$begin raise exception using errcode = '0A000', message = 'COPY FROM STDIN needs a PostgreSQL server'; end$$`,
)
function isCopyIn(sql) {
  if (!/\bstdin\b/i.test(sql)) return false
  const plain = sql.replace(/--.*$/gm, ' ').replace(/\/\*[\s\S]*?\*\//g, ' ')
  return /(?:^|;)\s*copy\b[^;]*\bfrom\s+stdin\b/i.test(plain)
}

// Records the effect of a message of the extended protocol, and whether it must be kept from PGlite.
function look(client, message) {
  if (message[0] === QUERY) return isCopyIn(message.toString('utf8', 5, message.length - 1))
  if (message[0] !== PARSE) return false
  const nameEnd = textEnd(message, 5)
  if (nameEnd > 5) client.statements.add(message.toString('utf8', 5, nameEnd))
  return isCopyIn(message.toString('utf8', nameEnd + 1, textEnd(message, nameEnd + 1)))
}

// Cuts the input into whole batches: the start, a simple query, or everything up to Sync or Flush.
function receive(client, data) {
  const bytes = client.rest.length ? Buffer.concat([client.rest, data]) : Buffer.from(data.buffer)
  let from = 0
  let at = 0
  for (;;) {
    const head = client.isStarted ? 1 : 0 // the first message has no letter
    if (bytes.length - at < head + 4) break
    const next = at + head + bytes.readInt32BE(at + head)
    if (bytes.length < next) break
    const message = bytes.subarray(at, next)
    at = next
    if (client.isStarted && message[0] === TERMINATE) client.isLeaving = true
    else {
      if (client.isStarted && look(client, message)) client.isRefused = true
      if (client.isStarted && !endsBatch.has(message[0])) continue
      client.batches.push(client.isRefused ? refuseCopy : bytes.subarray(from, next))
      client.isRefused = false
    }
    client.isStarted = true
    from = next
  }
  client.rest = bytes.subarray(from)
}

const send = (client, bytes) => client.port.postMessage(bytes, [bytes.buffer])

function deliver(client, reply) {
  const view = new DataView(reply.buffer)
  for (let at = 0, next; at < reply.length; at = next) {
    next = at + 1 + view.getInt32(at + 1)
    if (reply[at] === READY) client.status = reply[at + 5]
    if (reply[at] === NOTIFICATION) {
      for (const other of clients) if (other !== client && other.isStarted) send(other, reply.slice(at, next))
    }
  }
  send(client, reply)
}

// ---- Taking turns: PGlite is one session, and a client owns it until it is idle again ----

const clients = new Set()
const line = []
let owner
let round // the running work, if any

async function takeTurn() {
  if (owner.task) {
    await owner.task()
    owner = undefined
    return true
  }
  const client = owner
  client.isWaiting = false
  clearTimeout(client.timer)
  const batch = client.batches.shift()
  if (batch) {
    client.status = 0
    deliver(client, await run(batch))
  } else if (client.isLeaving) {
    await farewell(client)
    owner = undefined
    return true
  } else if (client.status !== IDLE) {
    client.timer = setTimeout(drop, idleInTransactionMs, client)
    return false
  }
  if (client.status === IDLE) {
    owner = undefined
    enqueue(client)
  }
  return true
}

async function farewell(client) {
  clients.delete(client)
  if (!engine.closed) await forget(client)
  client.port.close()
}

async function forget(client) {
  if (client.status !== IDLE) await run(query('ROLLBACK'))
  const closes = [...client.statements].map((name) => frame('C', `S${name}`))
  if (closes.length) await run(Buffer.concat([...closes, sync]))
}

async function takeTurns() {
  do owner ??= line.shift()
  while (owner && (await takeTurn()))
}

function work() {
  round ??= takeTurns()
    .catch((error) => fail(lastWords.join('\n') || String(error)))
    .finally(() => {
      round = undefined
    })
}

function enqueue(client) {
  if (client.isWaiting || client === owner || !(client.batches.length || client.isLeaving)) return
  client.isWaiting = true
  line.push(client)
}

function drop(client) {
  if (!clients.has(client)) return
  client.isLeaving = true
  client.batches.length = 0
  enqueue(client)
  work()
}

// ---- What the main thread asks for ----

function connect(port) {
  const client = { port, rest: Buffer.alloc(0), batches: [], statements: new Set(), status: IDLE }
  clients.add(client)
  port.on('close', () => drop(client))
  port.on('message', (data) => {
    receive(client, data)
    enqueue(client)
    work()
  })
}

// Of a database that was shut down: one that was not would repair itself at every start from this template.
function dump(port, isCompressed) {
  const task = async () => {
    await run(query('VACUUM'))
    engine.fs.onClosing = async () => {
      const tar = new Uint8Array(await (await engine.fs.dumpTar('pgdata', 'none')).arrayBuffer())
      port.postMessage(isCompressed ? gzipSync(tar) : tar)
    }
    await engine.close()
  }
  line.push({ task })
  work()
}

async function close() {
  await round
  if (!engine.closed) await engine.close()
  process.exit(0)
}

parentPort.on('message', (order) => {
  if (order.connect) connect(order.connect)
  if (order.dump) dump(order.dump, order.isCompressed)
  if (order.close) close()
})
parentPort.postMessage('ready')
