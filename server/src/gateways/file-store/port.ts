import type { Readable } from 'node:stream'

/** Where the bytes of files are kept; their names, kinds and owners are in the database. */
export interface FileStore {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** Fails when there is nothing under this key. */
  open: (key: string) => Promise<Readable>
  /** Nothing under this key is fine, too. */
  remove: (key: string) => Promise<void>
}
