import { Disk } from 'flydrive'
import type { S3DriverOptions } from 'flydrive/drivers/s3/types'
import type { FileStore } from './port'

export interface S3Settings {
  bucket: string
  region: string
  endpoint: string | undefined
  accessKey: string
  secretKey: string
}

const driverOptions = ({ bucket, region, endpoint, accessKey, secretKey }: S3Settings): S3DriverOptions => ({
  bucket,
  region,
  visibility: 'private',
  // The bucket controls access; many stores refuse permissions that are sent with the object.
  supportsACL: false,
  credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  // Stores other than Amazon's need the bucket in the path and do not know the newer checksums.
  ...(endpoint && {
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }),
})

export function s3FileStore(settings: S3Settings): FileStore {
  // The library takes longer to load than the rest of the server, so it is loaded only if there is a bucket.
  const disk = import('flydrive/drivers/s3').then(
    ({ S3Driver }) => new Disk(new S3Driver(driverOptions(settings))),
  )
  return {
    put: async (key, bytes, contentType) => (await disk).put(key, bytes, { contentType }),
    open: async (key) => (await disk).getStream(key),
    remove: async (key) => (await disk).delete(key),
  }
}
