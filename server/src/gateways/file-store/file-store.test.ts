import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../env'
import { openS3, s3Keys } from '../../testing/s3/s3-server'
import { openFileStore } from './open-file-store'
import type { FileStore } from './port'

const folder = mkdtempSync(join(tmpdir(), 'foyer-files-'))
const bucket = 'foyer-files'
const stores: Record<string, FileStore> = {}
let cloud: Awaited<ReturnType<typeof openS3>>

const inBucket = (secretKey: string, accessKey = s3Keys.accessKey) =>
  openFileStore(
    readEnv({
      DATA_DIR: join(folder, 's3-server'),
      FILES_S3_BUCKET: bucket,
      FILES_S3_ENDPOINT: cloud.endpoint,
      FILES_S3_ACCESS_KEY: accessKey,
      FILES_S3_SECRET_KEY: secretKey,
    }),
  )

beforeAll(async () => {
  cloud = await openS3(join(folder, 'objects'), bucket)
  stores.disk = openFileStore(readEnv({ DATA_DIR: join(folder, 'disk-server') }))
  stores.s3 = inBucket(s3Keys.secretKey)
})
afterAll(async () => {
  await cloud.close()
  rmSync(folder, { recursive: true, force: true })
})

const bytes = Uint8Array.from({ length: 700_000 }, (_, i) => (i * 7) % 256)

describe.each(['disk', 's3'])('files on %s', (kind) => {
  const store = (): FileStore => stores[kind] as FileStore
  const incoming = join(folder, `${kind}-server`, 'files', 'incoming')

  it('come back as they were put', async () => {
    await store().put('company/photo', new Blob([bytes]), 'image/png')
    expect((await buffer(await store().open('company/photo'))).equals(bytes)).toBe(true)
  })

  it('are received bit by bit, read in parts, and put under their key', async () => {
    const arriving = new PassThrough()
    const received = store().receive(arriving)
    arriving.write(bytes.subarray(0, 500_000))
    arriving.end(bytes.subarray(500_000))
    const content = await received
    expect(content.size).toBe(bytes.length)
    const part = async (from: number, to?: number) => Buffer.from(await content.slice(from, to).arrayBuffer())
    expect((await part(10, 20)).equals(bytes.subarray(10, 20))).toBe(true)
    expect((await part(-65_536)).equals(bytes.subarray(-65_536))).toBe(true)
    expect((await part(0, 9_000_000)).equals(bytes)).toBe(true)
    await store().put('company/received', content, 'image/png')
    await content.discard()
    expect(readdirSync(incoming)).toEqual([])
    expect((await buffer(await store().open('company/received'))).equals(bytes)).toBe(true)
  })

  it('that break off while they arrive leave nothing', async () => {
    const broken = Readable.from(
      (async function* () {
        yield bytes
        throw new Error('gone')
      })(),
    )
    await expect(store().receive(broken)).rejects.toThrow('gone')
    expect(readdirSync(incoming)).toEqual([])
  })

  it('that a killed server left are swept away, others are not', async () => {
    const [old, fresh] = [
      await store().receive(Readable.from([bytes])),
      await store().receive(Readable.from([bytes])),
    ]
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    utimesSync(old.path, yesterday, yesterday)
    await store().sweep(new Date(Date.now() - 24 * 3_600_000))
    expect(readdirSync(incoming).map((name) => join(incoming, name))).toEqual([fresh.path])
    await fresh.discard()
  })

  it('can be replaced and removed', async () => {
    await store().put('company/note', new Blob(['first']), 'text/plain')
    await store().put('company/note', new Blob(['second']), 'text/plain')
    expect(String(await buffer(await store().open('company/note')))).toBe('second')
    await store().remove('company/note')
    await expect(store().open('company/note')).rejects.toThrow()
  })

  it('may be removed twice', async () => {
    await store().remove('company/never-there')
  })

  it('do not reach outside of their place', async () => {
    await expect(store().put('../outside', new Blob([bytes]), 'image/png')).rejects.toThrow()
    await expect(store().open('../pg/PG_VERSION')).rejects.toThrow()
  })
})

describe('a bucket', () => {
  it('is told how long a file is and gets it as it is, not in chunks that only Amazon knows', async () => {
    cloud.heard.length = 0
    await stores.s3?.put('company/plan', new Blob([bytes]), 'application/pdf')
    expect(cloud.heard).toEqual([
      { method: 'PUT', payload: 'UNSIGNED-PAYLOAD', length: bytes.length, chunked: false },
    ])
  })

  it('refuses another secret and another key, streamed or not', async () => {
    for (const stranger of [inBucket('another secret'), inBucket(s3Keys.secretKey, 'SOMEBODY')]) {
      cloud.heard.length = 0
      await expect(stranger.put('company/theirs', new Blob([bytes]), 'image/png')).rejects.toThrow()
      expect(cloud.heard).toHaveLength(1)
      await expect(stranger.open('company/photo')).rejects.toThrow()
      await expect(stranger.remove('company/photo')).rejects.toThrow()
    }
    await expect(stores.s3?.open('company/theirs')).rejects.toThrow()
    expect((await buffer(await (stores.s3 as FileStore).open('company/photo'))).equals(bytes)).toBe(true)
  })

  it('that has trouble for a moment gets the file again from its beginning', async () => {
    cloud.troubles.push(503, 500)
    await stores.s3?.put('company/late', new Blob([bytes]), 'image/png')
    expect((await buffer(await (stores.s3 as FileStore).open('company/late'))).equals(bytes)).toBe(true)
    cloud.troubles.push(503, 503, 503)
    await expect(stores.s3?.put('company/never', new Blob([bytes]), 'image/png')).rejects.toThrow()
    await expect(stores.s3?.open('company/never')).rejects.toThrow()
  })
})
