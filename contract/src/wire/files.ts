import { z } from 'zod'
import { endpoint, type FormFile, reply, request } from '../kit/endpoint'

const upload = request({
  form: { file: 'files' },
  read: ({ file }): { file: FormFile | undefined } => ({ file }),
  write: ({ file }) => ({ file }),
})

/** A link that opens the file for some minutes; profile and company calls take it as the reference to the file. */
const location = reply(
  z.object({ locations: z.array(z.string()).length(1) }),
  ({ location }: { location: string }) => ({ locations: [location] }),
  (wire) => ({ location: wire.locations[0] ?? '' }),
)

const shared = { action: 'files.upload', path: '/api/upload', about: [], service: 'S3' } as const

/** The specification shows both methods (C-055). */
export const fileEndpoints = {
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
