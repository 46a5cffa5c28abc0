import { once } from 'node:events'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from './port'
import { chunksOf, isReceived, receive, sweep } from './received'

export function diskFileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const placeOf = (key: string): string => {
    const place = resolve(folder, key)
    if (!place.startsWith(resolve(folder) + sep)) throw new Error('not a place in the store')
    return place
  }
  return {
    receive: (arriving) => receive(folder, arriving),
    put: async (key, content) => {
      const place = placeOf(key)
      await mkdir(dirname(place), { recursive: true })
      const { path, discard } = isReceived(content)
        ? content
        : await receive(folder, Readable.from(chunksOf(content)))
      // A rename is done or not done: nobody ever opens a part of a file.
      await rename(path, place).finally(discard)
    },
    open: async (key) => {
      const stream = await disk.getStream(key)
      await once(stream, 'open')
      return stream
    },
    remove: (key) => disk.delete(key),
    sweep: (before) => sweep(folder, before),
  }
}
