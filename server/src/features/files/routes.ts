import { fileEndpoints } from '@foyer/contract/wire/files'
import { type Handler, routes } from '../../http/mount'
import { upload } from './upload'

const take: Handler<typeof fileEndpoints.upload> = (ctx, { file }) => upload(ctx, file)

export const fileRoutes = routes(fileEndpoints, { upload: take, uploadByPut: take })
