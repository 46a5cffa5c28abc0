import { inputTexts } from '@foyer/contract/kit/input-texts'
import { type Refusal, Refused, refusal, refuse } from '@foyer/contract/kit/refusal'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { noticePage } from './pages/public-page'
import { plainWords } from './plain-words'

/** The server ends; another process, or its next start, serves. */
export const shuttingDown: Refusal = {
  ...refusal(503, 'shutting-down', 'Foyer is being restarted. Please try again in a few seconds.'),
  retryAfter: 5,
}

export const unknownAddress = refusal(404, 'unknown-address', 'There is nothing at this address.')

const refusals = {
  badInput: (text: string) => refusal(400, 'bad-input', text),
  tooManyCalls: refusal(429, 'too-many-calls', 'Too many requests. Please wait a moment and try again.'),
  tooLarge: refusal(413, 'too-large', 'That is too large to send.'),
  unreadable: refusal(400, 'unreadable', 'The request could not be read.'),
  wrongKind: refusal(415, 'wrong-kind', 'This kind of content is not accepted here.'),
  databaseAway: refusal(
    503,
    'database-away',
    'Foyer cannot reach its data at the moment. Please try again in a few seconds.',
  ),
  collided: refusal(
    503,
    'collided',
    'Somebody was changing the same at this moment. Nothing was changed; please try again.',
  ),
  broken: refusal(500, 'broken', 'Something went wrong on our side. Please try again.'),
}

/** Reads a value with its schema, or refuses in words for people; which field is wrong is in the details (C-171). */
export function badInput<T>(schema: z.core.$ZodType<T>, value: unknown): T {
  const read = z.safeParse(schema, value ?? {}, { error: plainWords })
  if (read.success) return read.data
  return refuseFields(
    read.error.issues.map((issue) => ({ field: issue.path.join('.'), text: issue.message })),
  )
}

/** Deeper than any form; what reads it calls itself once for each level, and would run out of room. */
const deepest = 60

export function refuseTooDeep(body: unknown): void {
  let level = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) refuse(refusals.unreadable)
    level = level.flatMap((one) =>
      one && typeof one === 'object' ? Object.values(one).filter(isObject) : [],
    )
  }
}

const isObject = (value: unknown) => value !== null && typeof value === 'object'

/** The same for rules that are not a schema: the problem of each field, if any. */
export function refuseProblems(problems: Partial<Record<string, string>>): void {
  const fields = Object.entries(problems).flatMap(([field, text]) => (text ? [{ field, text }] : []))
  if (fields.length > 0) refuseFields(fields)
}

function refuseFields(fields: { field: string; text: string }[]): never {
  return refuse(refusals.badInput(fields[0]?.text ?? inputTexts.notRight), { fields })
}

const byStatus = (status: number): Refusal => {
  if (status === 413) return refusals.tooLarge
  if (status === 415) return refusals.wrongKind
  if (status === 429) return refusals.tooManyCalls
  return refusals.unreadable
}

/** Of the error, or of what caused it. */
const hasCode = (error: unknown, meant: RegExp): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && meant.test(code)) return true
  return cause !== undefined && cause !== null && hasCode(cause, meant)
}

/** PostgreSQL's class 22: a value that its type cannot hold, which only input can cause. */
const badValue = /^22...$/
/** Two transactions that waited for each other, for what the other had changed, or too long: the database ended one of them. */
const collision = /^(40P01|40001|55P03)$/

/** The network between server and database, its class 08, its start and its end, and too many connections. */
const awayCode = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08...|57P0[1-3]|53300)$/
/** Of the driver, which gives them no code. */
const awayText =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/

/** Nothing is wrong with the request: later the same one will do. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code, syscall, message, cause } = error as Record<string, unknown>
  if (syscall === 'connect' || (typeof code === 'string' && awayCode.test(code))) return true
  if (typeof message === 'string' && awayText.test(message)) return true
  return cause !== undefined && cause !== null && isDatabaseAway(cause)
}

const secondsAway = 5
const failedTitle = 'That did not work'

function knownRefusal(error: Error, status: number): Refusal | undefined {
  if (error instanceof Refused) return error.refusal
  if (status >= 400 && status < 500) return byStatus(status)
  return hasCode(error, badValue) ? refusals.unreadable : undefined
}

function failureOf(error: Error): Refusal {
  if (isDatabaseAway(error)) return { ...refusals.databaseAway, retryAfter: secondsAway }
  return hasCode(error, collision) ? { ...refusals.collided, retryAfter: 1 } : refusals.broken
}

/** The one place where a failure becomes an answer. Anything but a refusal is our fault, and the answer reveals nothing. */
function answerTo(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Refusal {
  const status = error.statusCode ?? 500
  const known = knownRefusal(error, status)
  if (!known) request.log.error({ err: error }, 'request failed')
  const answer = known ?? failureOf(error)
  if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter))
  reply.status(answer.status)
  return answer
}

/** The same for somebody who looks at a page of ours. */
export const answerWithPage = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const { status, headers, content } = noticePage({
    ...answerTo(error, request, reply),
    title: failedTitle,
  })
  return reply.status(status).type('text/html; charset=utf-8').headers(headers).send(content)
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { text, code, details, description } = answerTo(error, request, reply)
    return reply.send({ message: text, code, description, details })
  })
  app.setNotFoundHandler(answerNothingHere)
}

/** Also to an address that cannot even be read, or is too long. */
export function answerNothingHere(_request: FastifyRequest, reply: FastifyReply) {
  const { status, text, code } = unknownAddress
  return reply.status(status).send({ message: text, code })
}
