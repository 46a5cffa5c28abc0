import { once } from 'node:events'
import fs from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { ClientConfig } from 'pg'
import { takeLock } from './lock'
import { openPortStream } from './port-stream'

interface Options {
  /** Without it everything is in memory and lost at the end: for tests. */
  dataDir?: string
  /** The result of `dump`, or a file with it: used by a first start instead of building an empty database. */
  template?: string | Uint8Array
  /** The database ended by itself. Nothing can be saved any more: log it and end the process. */
  onFailure: (error: Error) => void
  /** A transaction left open this long is rolled back and its client dropped. */
  idleInTransactionMs?: number
}

export interface Embedded {
  /** For `pg`: `new Client(config)` or `new Pool({ ...config, max: 1 })`. */
  config: ClientConfig
  /** An earlier first start was interrupted; its files are kept here. */
  setAside?: string
  /** Ends a database in memory and gives all of it as a tar file, for `template`. */
  dump: (compression?: 'gzip' | 'none') => Promise<Uint8Array>
  close: () => Promise<void>
}

type Message = 'ready' | { failed: string }

// In a variable, so that the bundler does not change the path: the file is beside this one, or beside the bundle.
const workerFile = './database-worker.mjs'

function sync(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  fs.fsyncSync(descriptor)
  fs.closeSync(descriptor)
}

/** PGlite does not sync the files of a first start. */
function syncAll(folder: string): void {
  if (process.platform === 'win32') return // on Windows a folder cannot be opened
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncAll(path)
    else sync(path)
  }
  sync(folder)
}

/** Whether the first start was finished; files of an interrupted one are kept, but not used. */
function prepare(dataDir: string) {
  const folder = join(dataDir, 'pg')
  const mark = join(dataDir, 'pg.complete')
  if (fs.existsSync(mark)) return { folder, isFirstStart: false, finish: () => {} }
  let setAside: string | undefined
  if (fs.existsSync(folder)) {
    setAside = `${folder}.unfinished-${Date.now()}`
    fs.renameSync(folder, setAside)
  }
  const finish = () => {
    syncAll(dataDir)
    fs.writeFileSync(mark, '')
    syncAll(dataDir)
  }
  return { folder, isFirstStart: true, setAside, finish }
}

async function startWorker(workerData: object, onFailure: (error: Error) => void) {
  const worker = new Worker(new URL(workerFile, import.meta.url), { workerData })
  let isClosing = false
  await new Promise<void>((resolve, reject) => {
    let onEnd = reject
    const end = (error: Error) => {
      if (isClosing) return
      isClosing = true
      void worker.terminate() // PGlite may be in an endless loop
      onEnd(error)
    }
    worker.on('message', (message: Message) => {
      if (message !== 'ready') return end(new Error(message.failed))
      onEnd = onFailure
      resolve()
    })
    worker.on('error', end)
    worker.on('exit', () => end(new Error('the embedded database ended')))
  })
  const close = async () => {
    if (isClosing) return
    isClosing = true
    worker.postMessage({ close: true })
    await once(worker, 'exit')
  }
  return { worker, close }
}

async function dumpFrom(worker: Worker, isCompressed: boolean): Promise<Uint8Array> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ dump: port2, isCompressed }, [port2])
  try {
    return await new Promise((resolve, reject) => {
      port1.once('message', resolve)
      port1.once('close', () => reject(new Error('the embedded database ended')))
    })
  } finally {
    port1.close()
  }
}

/** The folder cannot be used; what the operator can do about it is said in one line. */
export class UnusableDataDir extends Error {}

/** What the file system says about the folder; everything else is handed on. */
function explained(error: NodeJS.ErrnoException, dataDir: string): Error {
  const { code, syscall } = error
  if (!code || !syscall) return error
  return new UnusableDataDir(
    `DATA_DIR: ${code}: the folder ${dataDir} cannot be written. Give the server a folder of its own that it may write to.`,
  )
}

const corrupt = (dataDir: string, { message }: Error) =>
  new UnusableDataDir(
    `DATA_DIR: the database in ${dataDir} cannot be opened (${message.split('\n')[0]}). Restore a backup of the folder, or choose another one.`,
  )

/** PGlite in a worker thread, behind the same driver as PostgreSQL. */
export async function openEmbedded(options: Options): Promise<Embedded> {
  const { dataDir, template, onFailure, idleInTransactionMs = 60_000 } = options
  const open = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw dataDir ? explained(error as Error, dataDir) : error
    }
  }
  const release = open(() => {
    if (!dataDir) return () => {}
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return takeLock(dataDir)
  })
  try {
    const place = dataDir ? open(() => prepare(dataDir)) : undefined
    const workerData = {
      folder: place?.folder,
      template: place?.isFirstStart === false ? undefined : template,
      idleInTransactionMs,
    }
    const { worker, close } = await startWorker(workerData, onFailure).catch((error: Error) => {
      throw dataDir ? corrupt(dataDir, error) : error
    })
    open(() => place?.finish())
    return {
      config: {
        user: 'postgres',
        database: 'postgres',
        ssl: false,
        stream: () => openPortStream(worker),
      },
      setAside: place?.setAside,
      dump: (compression = 'gzip') => dumpFrom(worker, compression === 'gzip'),
      close: async () => {
        await close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
