import multipart from '@fastify/multipart'
import { fileRefusals } from '@foyer/contract/files/messages'
import type { FormFile, FormShape } from '@foyer/contract/kit/endpoint'
import { Refused, refuse } from '@foyer/contract/kit/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env'

interface ReadForm {
  body: Record<string, unknown>
  file: FormFile | undefined
}

const megabyte = 1_048_576
/** Room for the other parts of a form and the boundaries between them. */
const formOverhead = 65_536
const limits = { fields: 60, parts: 70, fieldNameSize: 100, fieldSize: 16_384, headerPairs: 20 }

/** Files fill disks, so fewer are allowed per minute than other calls. */
export const formRateLimit = { max: 60, timeWindow: 60_000 }

export const acceptForms = (app: FastifyInstance) => app.register(multipart, { throwFileSizeLimit: false })

/** The parts of a form. The one file is held in memory, which its size limit allows. */
export async function readForm(request: FastifyRequest, shape: FormShape, env: Env): Promise<ReadForm> {
  const tooLarge = shape.fileLimit?.refusal ?? fileRefusals.tooLarge(env.FILES_MAX_MB)
  const fileSize = shape.fileLimit?.bytes ?? env.FILES_MAX_MB * megabyte
  const fieldSize = shape.fieldBytes ?? limits.fieldSize
  const overhead = formOverhead + (shape.fieldBytes ?? 0)
  if (Number(request.headers['content-length']) > fileSize + overhead) refuse(tooLarge)
  try {
    const form: ReadForm = { body: {}, file: undefined }
    for await (const part of request.parts({ limits: { ...limits, fieldSize, fileSize } })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw withStatus(new Error(`${part.fieldname} is too long`), 413)
        form.body[part.fieldname] = part.value
        continue
      }
      if (part.fieldname !== shape.file) refuse(fileRefusals.none)
      if (form.file) refuse(fileRefusals.several)
      const bytes = new Uint8Array(await part.toBuffer())
      if (part.file.truncated) refuse(tooLarge)
      form.file = { name: part.filename, contentType: part.mimetype, bytes }
    }
    return form
  } catch (error) {
    if (error instanceof Refused || (error as { statusCode?: number }).statusCode) throw error
    // What remains are errors of the parser, which describe what is wrong with the form.
    throw withStatus(error as Error, 400)
  }
}

const withStatus = (error: Error, statusCode: number): Error => Object.assign(error, { statusCode })
