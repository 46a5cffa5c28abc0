import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileContent } from '@foyer/contract/kit/endpoint'
import type { ReceivedBytes } from './port'

/** Beside the folders of the companies, so that a file moves to its place without being copied. */
const incoming = 'incoming'

export const isReceived = (content: FileContent): content is ReceivedBytes => 'path' in content

const gone = (path: string) => rm(path, { force: true })

/** Writes what arrives as fast as the disk takes it, and not faster. */
export async function receive(filesFolder: string, arriving: Readable): Promise<ReceivedBytes> {
  const folder = join(filesFolder, incoming)
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const sum = createHash('sha256')
  let size = 0
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sum.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  try {
    // On the disk, not only on its way there: the row that names it will be.
    await pipeline(arriving, counted, createWriteStream(path, { flush: true, mode: 0o600 }))
  } catch (error) {
    await gone(path)
    throw error
  }
  const slice = (from: number, to = size) => ({
    arrayBuffer: () => read(path, from < 0 ? Math.max(0, size + from) : from, Math.min(to, size)),
  })
  return { path, size, slice, hash: sum.digest('base64'), discard: () => gone(path) }
}

async function read(path: string, from: number, to: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, to - from))
  const file = await open(path)
  try {
    let filled = 0
    while (filled < bytes.length) {
      const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, from + filled)
      if (bytesRead === 0) throw new Error('the received file was cut short')
      filled += bytesRead
    }
  } finally {
    await file.close()
  }
  return bytes.buffer
}

const step = 262_144

/** All bytes in order, a quarter of a megabyte at a time. */
export async function* chunksOf(content: FileContent): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.size; at += step)
    yield new Uint8Array(await content.slice(at, Math.min(at + step, content.size)).arrayBuffer())
}

export async function sweep(filesFolder: string, before: Date): Promise<void> {
  const folder = join(filesFolder, incoming)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < before) await gone(path)
  }
}
