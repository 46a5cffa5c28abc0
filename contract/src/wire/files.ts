import { z } from 'zod'
import { pictureSizeNames } from '../files/picture-sizes'
import { contentReply, endpoint, reply, request, type StreamedFile } from '../kit/endpoint'

const upload = request({
  form: { file: 'files', isStreamed: true },
  read: ({ streamed }): { file: StreamedFile | undefined } => ({ file: streamed }),
  write: ({ file }) => ({ streamed: file }),
})

/** A link that opens the file for some minutes; profile and company calls take it as the reference to the file. */
const location = reply(
  z.object({ locations: z.array(z.string()).length(1) }),
  ({ location }: { location: string }) => ({ locations: [location] }),
  (wire) => ({ location: wire.locations[0] ?? '' }),
)

const shared = { action: 'files.upload', path: '/api/upload', about: [], service: 'S3' } as const

/** Whatever is wrong with a link, the answer is that it is not good any more. */
const part = z.string().catch('')
const signedLink = request({
  params: { companyId: part, fileId: part },
  // Without it the file itself, to be saved; with it a picture of that size, to be shown.
  query: { as: z.enum(pictureSizeNames).optional().catch(undefined), until: part, signature: part },
  read: ({ params, query }) => ({ ...params, ...query }),
  write: ({ companyId, fileId, ...query }) => ({ params: { companyId, fileId }, query }),
})

/** The specification shows both methods for an upload (C-055). */
export const fileEndpoints = {
  download: endpoint({
    action: 'files.download',
    method: 'GET',
    path: '/files/:companyId/:fileId',
    about: [],
    service: 'S3',
    summary: 'The file behind a link that was given to somebody who may see it',
    description:
      'The bytes as they were sent are only ever saved (attachment). A link to a preview shows a picture: made anew, turned as the camera meant it, without what the camera noted.',
    request: signedLink,
    reply: contentReply('application/octet-stream'),
  }),
  upload: endpoint({
    ...shared,
    method: 'POST',
    summary: 'Store one file: a picture, a document, a drawing or plain text',
    request: upload,
    reply: location,
  }),
  uploadByPut: endpoint({
    ...shared,
    method: 'PUT',
    summary: 'The same as POST, for callers that use PUT',
    request: upload,
    reply: location,
  }),
}
