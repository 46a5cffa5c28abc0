import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../env'
import { openFileStore } from './open-file-store'
import type { FileStore } from './port'

const folder = mkdtempSync(join(tmpdir(), 'foyer-files-'))
const bucket = 'foyer-files'
const cloud = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: bucket, configs: [] }],
})
const stores: Record<string, FileStore> = {}

beforeAll(async () => {
  const { port } = await cloud.run()
  stores.disk = openFileStore(readEnv({ DATA_DIR: folder }))
  stores.s3 = openFileStore(
    readEnv({
      DATA_DIR: folder,
      FILES_S3_BUCKET: bucket,
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_ACCESS_KEY: 'S3RVER',
      FILES_S3_SECRET_KEY: 'S3RVER',
    }),
  )
})
afterAll(async () => {
  await cloud.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'])('files on %s', (kind) => {
  const store = (): FileStore => stores[kind] as FileStore
  const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 7) % 256)

  it('come back as they were put', async () => {
    await store().put('company/photo', new Blob([bytes]), 'image/png')
    expect((await buffer(await store().open('company/photo'))).equals(bytes)).toBe(true)
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
