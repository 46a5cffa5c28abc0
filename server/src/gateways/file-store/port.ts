import type { Readable } from 'node:stream'

/** Stores the bytes of files; names, types and owners are in the database. */
export interface FileStore {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** Fails if there is nothing under this key. */
  open: (key: string) => Promise<Readable>
  /** Also succeeds if there is nothing under this key. */
  remove: (key: string) => Promise<void>
}
