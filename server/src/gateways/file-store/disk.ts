import { once } from 'node:events'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Env } from '../../env'
import type { FileStore } from './port'

export function diskFileStore({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): FileStore {
  const disk = new Disk(new FSDriver({ location: join(DATA_DIR, 'files'), visibility: 'private' }))
  return {
    put: (key, bytes) => disk.put(key, bytes),
    open: async (key) => {
      const stream = await disk.getStream(key)
      await once(stream, 'open')
      return stream
    },
    remove: (key) => disk.delete(key),
  }
}
