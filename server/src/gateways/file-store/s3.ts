import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { Disk } from 'flydrive'
import type { S3DriverOptions } from 'flydrive/drivers/s3/types'
import type { FileStore } from './port'
import { chunksOf, receive, sweep } from './received'

export interface S3Settings {
  bucket: string
  region: string
  endpoint: string | undefined
  accessKey: string
  secretKey: string
  /** Where files wait until they are complete: a store wants to know how long they are before it takes them. */
  folder: string
}

const driverOptions = ({ bucket, region, endpoint, accessKey, secretKey }: S3Settings): S3DriverOptions => ({
  bucket,
  region,
  visibility: 'private',
  // The bucket controls access; many stores refuse permissions that are sent with the object.
  supportsACL: false,
  credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  // Stores other than Amazon's know neither the newer checksums nor bodies in signed chunks; one way for all of them.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  // Nor do they have a name for each bucket.
  ...(endpoint && { endpoint, forcePathStyle: true }),
})

export function s3FileStore(settings: S3Settings): FileStore {
  // The library takes longer to load than the rest of the server, so it is loaded only if there is a bucket.
  const disk = import('flydrive/drivers/s3').then(
    ({ S3Driver }) => new Disk(new S3Driver(driverOptions(settings))),
  )
  const { folder } = settings
  return {
    receive: (arriving) => receive(folder, arriving),
    put: async (key, content, contentType) => {
      const options = { contentType, contentLength: content.size }
      for (let attempt = 1; ; attempt++)
        try {
          return await (await disk).putStream(key, Readable.from(chunksOf(content)), options)
        } catch (error) {
          // The library does not send a stream again, because it cannot be read twice. A file can.
          if (attempt === attempts || !mayPass(error)) throw error
          await wait(attempt * 300)
        }
    },
    open: async (key) => (await disk).getStream(key),
    remove: async (key) => (await disk).delete(key),
    sweep: (before) => sweep(folder, before),
  }
}

const attempts = 3

/** The store was not reached, or has trouble of its own; what it refuses it would refuse again. */
function mayPass(error: unknown): boolean {
  const { cause } = error as { cause?: { $metadata?: { httpStatusCode?: number } } }
  if (!cause) return false
  const status = cause.$metadata?.httpStatusCode
  return status === undefined || status === 429 || status >= 500
}
