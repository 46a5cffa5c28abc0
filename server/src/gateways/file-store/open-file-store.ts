import { join } from 'node:path'
import type { Env } from '../../env'
import { diskFileStore } from './disk'
import type { FileStore } from './port'
import { s3FileStore } from './s3'

/** A bucket if one is configured, otherwise a folder beside the database. */
export function openFileStore(env: Env): FileStore {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ACCESS_KEY: accessKey, FILES_S3_SECRET_KEY: secretKey } = env
  const folder = join(env.DATA_DIR, 'files')
  if (!bucket || !accessKey || !secretKey) return diskFileStore(folder)
  const { FILES_S3_REGION: region, FILES_S3_ENDPOINT: endpoint } = env
  return s3FileStore({ bucket, region, endpoint, accessKey, secretKey, folder })
}
