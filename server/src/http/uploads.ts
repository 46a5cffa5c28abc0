import multipart, { type MultipartFile } from '@fastify/multipart'
import { fileRefusals } from '@foyer/contract/files/messages'
import type { FormFile, FormShape, StreamedFile } from '@foyer/contract/kit/endpoint'
import { Refused, refuse } from '@foyer/contract/kit/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../context'
import type { ReceivedBytes } from '../gateways/file-store/port'
import { type FileMark, hashOf } from './once'

export interface ReadForm {
  body: Record<string, unknown>
  /** In memory, which its size limit allows. */
  file?: FormFile
  streamed?: StreamedFile & { content: ReceivedBytes }
}

const megabyte = 1_048_576
/** Room for the other parts of a form and the boundaries between them. */
const formOverhead = 65_536
const limits = { fields: 60, parts: 70, fieldNameSize: 100, fieldSize: 16_384, headerPairs: 20 }

/** Files fill disks, so fewer are allowed per minute than other calls. */
export const formRateLimit = { max: 60, timeWindow: 60_000 }

export const acceptForms = (app: FastifyInstance) => app.register(multipart, { throwFileSizeLimit: false })

/** The parts of a form. The one file is held in memory or, where the form says so, in the store until the call has ended. */
export async function readForm(
  request: FastifyRequest,
  shape: FormShape,
  { env, files, log }: Pick<Deps, 'env' | 'files' | 'log'>,
): Promise<ReadForm> {
  const tooLarge = shape.fileLimit?.refusal ?? fileRefusals.tooLarge(env.FILES_MAX_MB)
  const fileSize = shape.fileLimit?.bytes ?? env.FILES_MAX_MB * megabyte
  const fieldSize = shape.fieldBytes ?? limits.fieldSize
  const overhead = formOverhead + (shape.fieldBytes ?? 0)
  if (Number(request.headers['content-length']) > fileSize + overhead) refuse(tooLarge)
  const form: ReadForm = { body: {} }
  const takeFile = async (part: MultipartFile) => {
    const { filename: name, file } = part
    // It is not waited for what would be thrown away.
    if (shape.isStreamed) file.once('limit', () => file.destroy(new Refused(tooLarge)))
    if (shape.isStreamed) form.streamed = { name, content: await files.receive(file) }
    else form.file = { name, contentType: part.mimetype, bytes: new Uint8Array(await part.toBuffer()) }
    if (file.truncated) refuse(tooLarge)
  }
  try {
    for await (const part of request.parts({ limits: { ...limits, fieldSize, fileSize } })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw withStatus(new Error(`${part.fieldname} is too long`), 413)
        form.body[part.fieldname] = part.value
        continue
      }
      if (part.fieldname !== shape.file) refuse(fileRefusals.none)
      if (form.file || form.streamed) refuse(fileRefusals.several)
      await takeFile(part)
    }
    return form
  } catch (error) {
    await discardForm({ log }, form)
    if (error instanceof Refused || isOwnFailure(error)) throw error
    // What remains are errors of the parser, which describe what is wrong with the form.
    throw withStatus(error as Error, 400)
  }
}

/** Of what the form streamed: nothing where the call has kept it. */
export async function discardForm({ log }: Pick<Deps, 'log'>, form: ReadForm | undefined): Promise<void> {
  await form?.streamed?.content.discard().catch((err) => log.warn({ err }, 'bytes were left behind'))
}

/** What tells its file from any other. */
export function fileMarkOf({ file, streamed }: ReadForm): FileMark | undefined {
  if (streamed) return { name: streamed.name, hash: streamed.content.hash }
  return file && { name: file.name, hash: hashOf(file.bytes) }
}

/** It has a status already, or it is the disk that failed and not the form. */
const isOwnFailure = (error: unknown): boolean => {
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string }
  return statusCode !== undefined || syscall !== undefined
}

const withStatus = (error: Error, statusCode: number): Error => Object.assign(error, { statusCode })
