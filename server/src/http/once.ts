import { createHash } from 'node:crypto'
import type { Viewer } from '@foyer/contract/accounts/model'
import { idempotencyHeader } from '@foyer/contract/kit/envelope'
import { refusal, refuse } from '@foyer/contract/kit/refusal'
import type { FastifyRequest } from 'fastify'
import type { CompanyScope } from '../context'
import { claimCall, findAnswered, keepAnswer } from '../db/answered-calls'

const refusals = {
  badKey: refusal(400, 'bad-key', 'The name of this request cannot be read.'),
  otherCall: refusal(
    422,
    'key-of-another-call',
    'This was sent before with other contents. Please try again.',
  ),
}

const readable = /^[\x21-\x7e]{1,200}$/

/** The key that the caller gave the call; nothing without one. */
export function keyOf({ headers, method }: FastifyRequest): string | undefined {
  const key = headers[idempotencyHeader]
  if (key === undefined || method === 'GET') return undefined
  return typeof key === 'string' && readable.test(key) ? key : refuse(refusals.badKey)
}

const fingerprintOf = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('base64')

/**
 * The call is made once under its key: repeated within a day, by the same person in the same company, it is answered as the
 * first time. What it does and what it answered are one transaction, so that a call that failed may be repeated.
 */
export async function once(
  request: FastifyRequest,
  key: string,
  { scope, viewer }: { scope: CompanyScope; viewer: Viewer },
  make: () => Promise<string>,
): Promise<string> {
  const fingerprint = fingerprintOf(request)
  const call = { companyId: scope.companyId, userId: viewer.userId, key, fingerprint }
  if (await claimCall(scope.db, call, scope.now)) {
    const answer = await make()
    scope.atCommit(() => keepAnswer(call, answer))
    return answer
  }
  const before = await findAnswered(scope.db, call)
  if (before?.fingerprint !== fingerprint || before.answer === null) return refuse(refusals.otherCall)
  return before.answer
}
