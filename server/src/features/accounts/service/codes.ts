import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { accountLimits } from '@foyer/contract/accounts/limits'
import { codeRefusals, recoveryTexts, signUpTexts } from '@foyer/contract/accounts/messages'
import type { CodePurpose } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, type Deps, type PublicContext, type Scope } from '../../../context'
import { queueMail } from '../../mail/service'
import { codeMail, knownAccountMail } from '../mails'
import { addFailure, countFailures, findCredential, findMemberships } from '../repository'
import * as repository from '../repository/one-time-codes'
import { addressSubject, windowStart } from './counters'
import { issueTicket } from './tickets'

const minutes = 60_000
const hour = 60 * minutes
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

async function refuseTooMany({ db, now }: Scope, email: string, subject: string): Promise<void> {
  if ((await countFailures(db, subject, ago(now, hour))) >= accountLimits.codesPerAddressAndHour)
    refuse(codeRefusals.tooManyFromHere)
  await repository.lockEmail(db, email)
  if ((await repository.countCodes(db, email, ago(now, hour))) >= accountLimits.codesPerHour)
    refuse(codeRefusals.tooManyThisHour)
  if ((await repository.countCodes(db, email, ago(now, 24 * hour))) >= accountLimits.codesPerDay)
    refuse(codeRefusals.tooManyToday)
}

/**
 * Accepts a request for a code. A job looks up afterwards whether there is an account: this call does the same for every
 * address, so neither its answer nor its time tells who is known here (C-134).
 */
export async function sendCode(
  ctx: PublicContext,
  { email, purpose }: { email: string; purpose: CodePurpose },
): Promise<{ requestId: string; message: string }> {
  const requestId = randomUUID()
  await asSystem(ctx, async (scope) => {
    const { db, now, enqueue } = scope
    const subject = addressSubject('code', ctx.address)
    await refuseTooMany(scope, email, subject)
    await addFailure(db, subject, windowStart(now))
    await repository.endCodes(db, email, now)
    await repository.insertCode(db, {
      id: requestId,
      email,
      purpose,
      createdAt: now,
      expiresAt: new Date(now.getTime() + accountLimits.codeMinutes * minutes),
    })
    await enqueue('accounts.send-code', { requestId })
  })
  return { requestId, message: purpose === 'register' ? signUpTexts.codeSent : recoveryTexts.codeSent }
}

/** The result of a request for a code: a code, a mail that there is an account already, or nothing. */
async function dueMail(
  { env }: Deps,
  { db }: Scope,
  { email, purpose }: { email: string; purpose: CodePurpose },
): Promise<'code' | 'known' | 'none'> {
  const known = await findCredential(db, email)
  if (purpose === 'recover') return known ? 'code' : 'none'
  if (!known) return env.SIGNUP === 'open' ? 'code' : 'none'
  if (!known.isTemporary) return 'known'
  const memberships = await findMemberships(db, known.userId)
  return memberships.some((membership) => !membership.deactivatedAt) ? 'code' : 'none'
}

const hashOf = (deps: Deps, requestId: string, code: string) =>
  createHmac('sha256', deps.secret).update(`${requestId}:${code}`).digest()

export const sendCodeMail = (deps: Deps, requestId: string): Promise<void> =>
  asSystem(deps, async (scope) => {
    const { db, now } = scope
    const request = await repository.findOpenCode(db, requestId, now)
    if (!request || request.codeHash) return
    const { email, purpose } = request
    const due = await dueMail(deps, scope, request)
    if (due === 'known') await queueMail(scope, knownAccountMail(deps.env, email))
    if (due !== 'code') return
    const code = String(randomInt(10 ** accountLimits.codeLength)).padStart(accountLimits.codeLength, '0')
    if (await repository.giveCode(db, requestId, hashOf(deps, requestId, code).toString('hex'), now))
      await queueMail(scope, codeMail({ email, purpose, code }))
  })

interface ShownCode {
  email: string
  code: string
  requestId: string
}

type Outcome = { ticket: string } | { refusal: (typeof codeRefusals)['wrong'] }

/** A wrong try must be counted, so it is not rolled back: the refusal comes after the commit. */
const tryCode = (ctx: PublicContext, { email, code, requestId }: ShownCode): Promise<Outcome> =>
  asSystem(ctx, async (scope) => {
    const { db, now } = scope
    const subject = addressSubject('code-try', ctx.address)
    if ((await countFailures(db, subject, ago(now, hour))) >= accountLimits.codeTriesPerAddressAndHour)
      return { refusal: codeRefusals.tooManyFromHere }
    await addFailure(db, subject, windowStart(now))
    const atMost = accountLimits.codeTries
    const taken = await repository.takeTry(db, { id: requestId, email, atMost, now })
    const wanted = Buffer.from(taken?.codeHash ?? '0'.repeat(64), 'hex')
    if (!timingSafeEqual(wanted, hashOf(ctx, requestId, code)) || !taken)
      return { refusal: codeRefusals.wrong }
    await repository.endCodes(db, email, now)
    return { ticket: await issueTicket(scope, email, taken.purpose) }
  })

export async function verifyCode(
  ctx: PublicContext,
  shown: ShownCode,
): Promise<{ ticket: string; message: string }> {
  const outcome = await tryCode(ctx, shown)
  if ('refusal' in outcome) return refuse(outcome.refusal)
  return { ticket: outcome.ticket, message: recoveryTexts.codeAccepted }
}
