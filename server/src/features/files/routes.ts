import { fileEndpoints } from '@foyer/contract/wire/files'
import { type Handle, routes } from '../../http/mount'
import { download } from './download'
import { upload } from './upload'

const take: Handle<typeof fileEndpoints.upload> = (ctx, { file }) => upload(ctx, file)

export const fileRoutes = routes(fileEndpoints, { download, upload: take, uploadByPut: take })
