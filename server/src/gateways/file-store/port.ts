import type { Readable } from 'node:stream'
import type { FileContent } from '@foyer/contract/kit/endpoint'

/** Stands on the server's own disk until it is put under a key, or discarded. */
export interface ReceivedBytes extends FileContent {
  path: string
  /** SHA-256 of all bytes. */
  hash: string
  /** Also succeeds if the store has taken it. */
  discard: () => Promise<void>
}

/** Stores the bytes of files; names, types and owners are in the database. Nothing holds a file in memory. */
export interface FileStore {
  /** Takes in what arrives, bit by bit. It leaves nothing if that fails in the middle. */
  receive: (arriving: Readable) => Promise<ReceivedBytes>
  /** All of it is under the key afterwards, or nothing. */
  put: (key: string, content: FileContent, contentType: string) => Promise<void>
  /** Fails if there is nothing under this key. */
  open: (key: string) => Promise<Readable>
  /** Also succeeds if there is nothing under this key. */
  remove: (key: string) => Promise<void>
  /** What was received before and stays for ever, because its server was killed meanwhile. */
  sweep: (before: Date) => Promise<void>
}
