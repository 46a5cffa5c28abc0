import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Viewer } from '@foyer/contract/accounts/model'
import { idempotencyHeader } from '@foyer/contract/kit/envelope'
import { Refused, refusal, refuse } from '@foyer/contract/kit/refusal'
import type { FastifyRequest } from 'fastify'
import { type CompanyScope, type Deps, inCompany } from '../context'
import { claimCall, findAnswered, forgetCall, keepAnswer, type NamedCall } from '../db/answered-calls'
import { isDatabaseAway, refuseTooDeep } from './errors'

const refusals = {
  badKey: refusal(400, 'bad-key', 'The name of this request cannot be read.'),
  otherCall: refusal(
    422,
    'key-of-another-call',
    'This was sent before with other contents. Please try again.',
  ),
  unanswered: refusal(
    409,
    'unanswered-call',
    'This was sent before and may have been done. Please look before you do it again.',
  ),
}

const readable = /^[\x21-\x7e]{1,200}$/

/** The key that the caller gave the call; nothing without one. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[idempotencyHeader]
  if (key === undefined) return undefined
  return typeof key === 'string' && readable.test(key) ? key : refuse(refusals.badKey)
}

/** The file of a form, by its name and what is in it. */
export interface FileMark {
  name: string
  hash: string
}

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64')

function fingerprintOf({ method, url, body }: FastifyRequest, file?: FileMark): string {
  refuseTooDeep(body)
  const sent = file && [file.name, file.hash]
  return hashOf(JSON.stringify([method, url, body ?? null, ...(sent ?? [])]))
}

const callOf = (
  request: FastifyRequest,
  key: string,
  { companyId, userId }: Viewer,
  file?: FileMark,
): NamedCall => ({ companyId, userId, key, fingerprint: fingerprintOf(request, file) })

/**
 * The call is made once under its key: repeated within a day (a month under a key for later), by the same person in the same company, it is answered as the
 * first time. What it does and what it answered are one transaction, so that a call that failed may be repeated.
 */
export async function once(
  request: FastifyRequest,
  key: string,
  { scope, viewer }: { scope: CompanyScope; viewer: Viewer },
  make: () => Promise<string>,
): Promise<string> {
  const call = callOf(request, key, viewer)
  if (await claimCall(scope.db, call, scope.now)) {
    const answer = await make()
    scope.atCommit(() => keepAnswer(call, answer))
    return answer
  }
  const before = await findAnswered(scope.db, call)
  if (before?.fingerprint !== call.fingerprint || before.answer === null) return refuse(refusals.otherCall)
  return before.answer
}

/** How long a call may be under way, and how often one that waits for its answer looks. */
const longest = 60_000
const patience = { looks: 50, everyMs: 100 }

/**
 * The same for a call that is not one transaction: it has its key before it begins, and keeps it unless it is known to have
 * failed. So it is never made twice; of one that was cut short nobody knows, and that is said.
 */
export async function onceInSteps(
  deps: Deps,
  request: FastifyRequest,
  { key, viewer, file }: { key: string; viewer: Viewer; file: FileMark | undefined },
  make: () => Promise<string>,
): Promise<string> {
  const call = callOf(request, key, viewer, file)
  const inOwn = <T>(work: (scope: CompanyScope) => Promise<T>) => inCompany(deps, call.companyId, work)
  for (let look = 0; look < patience.looks; look++) {
    if (await inOwn(({ db, now }) => claimCall(db, call, now))) return makeAndKeep(inOwn, call, make)
    const before = await inOwn(({ db }) => findAnswered(db, call))
    if (before && before.fingerprint !== call.fingerprint) return refuse(refusals.otherCall)
    if (before?.answer) return before.answer
    if (before && deps.clock().getTime() - before.createdAt.getTime() > longest) break
    await wait(patience.everyMs)
  }
  return refuse(refusals.unanswered)
}

type InOwn = <T>(work: (scope: CompanyScope) => Promise<T>) => Promise<T>

async function makeAndKeep(inOwn: InOwn, call: NamedCall, make: () => Promise<string>): Promise<string> {
  const answer = await make().catch(async (error: unknown) => {
    // A commit whose answer was lost may have been made.
    if (error instanceof Refused || !isDatabaseAway(error)) await inOwn(({ db }) => forgetCall(db, call))
    throw error
  })
  await inOwn(async ({ atCommit }) => atCommit(() => keepAnswer(call, answer)))
  return answer
}
