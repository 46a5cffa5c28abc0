import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { accountLimits } from '@foyer/contract/accounts/limits'
import { codeRefusals, recoveryTexts, signUpTexts } from '@foyer/contract/accounts/messages/codes'
import type { CodePurpose } from '@foyer/contract/accounts/model'
import { type Refusal, refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { asSystem, type Deps, type PublicContext, type Scope } from '../../../context'
import { hashToken, newToken } from '../../../http/session'
import { queueMail } from '../../mail/service'
import { codeMail, knownAccountMail } from '../mails'
import { findCredential, findMemberships } from '../repository'
import * as repository from '../repository/one-time-codes'
import { issueTicket } from './tickets'
import { addressSubject, codeSubject, giveBack, type Limit, takeTry } from './tries'

const minutes = 60_000
const hour = 60 * minutes

interface CodeLimit {
  atMost: number
  within: number
  refusal: Refusal
}

/** C-178, for one email; the first that is reached is told. */
const codeLimits: CodeLimit[] = [
  { atMost: 1, within: accountLimits.resendSeconds * 1_000, refusal: codeRefusals.tooSoon },
  { atMost: accountLimits.codesPerHour, within: hour, refusal: codeRefusals.tooManyThisHour },
  { atMost: accountLimits.codesPerDay, within: 24 * hour, refusal: codeRefusals.tooManyToday },
]

const fromHere = (ctx: PublicContext, what: 'code' | 'code-try', atMost: number): Limit => ({
  subject: addressSubject(what, ctx.address),
  atMost,
  minutes: 60,
})

async function refuseTooMany(ctx: PublicContext, scope: Scope, email: string): Promise<void> {
  const { db, now } = scope
  const taken = await takeTry(scope, [fromHere(ctx, 'code', accountLimits.codesPerAddressAndHour)])
  if ('limit' in taken) refuseFor(taken.wait, codeRefusals.tooManyFromHere)
  await repository.lockEmail(db, email)
  const sent = await repository.findCodeTimes(db, email, new Date(now.getTime() - 24 * hour))
  for (const { atMost, within, refusal } of codeLimits) {
    // The newest first: when this one is old enough, one more is allowed.
    const decisive = sent[atMost - 1]
    // One that began later may have been sent first; nobody waits longer than the limit says.
    const wait = decisive ? Math.min(decisive.getTime() + within - now.getTime(), within) : 0
    if (wait > 0) refuseFor(wait / 1_000, refusal)
  }
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
    await refuseTooMany(ctx, scope, email)
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
    if (purpose === 'invite') return
    const due = await dueMail(deps, scope, { email, purpose })
    if (due === 'known') await queueMail(scope, knownAccountMail(deps.env, email))
    if (due !== 'code') return
    const code = String(randomInt(10 ** accountLimits.codeLength)).padStart(accountLimits.codeLength, '0')
    const link = newToken()
    const given = {
      codeHash: hashOf(deps, requestId, code).toString('hex'),
      linkHash: hashToken(link),
    }
    if (await repository.giveCode(db, requestId, given, now))
      await queueMail(scope, codeMail(deps.env, { email, purpose, code, link }))
  })

interface ShownCode {
  email: string
  code: string
  requestId: string
}

type Outcome = { ticket: string } | { refusal: Refusal; wait?: number }

const wrongADay = (email: string): Limit => ({
  subject: codeSubject(email),
  atMost: accountLimits.wrongCodesPerDay,
  minutes: 24 * 60,
})

/** A wrong try must be counted, so it is not rolled back: the refusal comes after the commit. */
const tryCode = (ctx: PublicContext, { email, code, requestId }: ShownCode): Promise<Outcome> =>
  asSystem(ctx, async (scope) => {
    const { db, now } = scope
    const here = await takeTry(scope, [fromHere(ctx, 'code-try', accountLimits.codeTriesPerAddressAndHour)])
    if ('limit' in here) return { refusal: codeRefusals.tooManyFromHere, wait: here.wait }
    const atMost = accountLimits.codeTries
    const taken = await repository.takeTry(db, { id: requestId, email, atMost, now })
    // Only tries of a code that exists count for the account: nobody uses them up who did not ask for one.
    const ofDay = taken ? await takeTry(scope, [wrongADay(email)]) : undefined
    if (ofDay && 'limit' in ofDay) return { refusal: codeRefusals.tooManyWrong, wait: ofDay.wait }
    const wanted = Buffer.from(taken?.codeHash ?? '0'.repeat(64), 'hex')
    const purpose = taken?.purpose
    if (!timingSafeEqual(wanted, hashOf(ctx, requestId, code)) || !purpose || purpose === 'invite' || !ofDay)
      return { refusal: codeRefusals.wrong }
    await giveBack(scope, codeSubject(email), ofDay.at)
    await repository.endCodes(db, email, now)
    return { ticket: await issueTicket(scope, email, purpose) }
  })

export async function verifyCode(
  ctx: PublicContext,
  shown: ShownCode,
): Promise<{ ticket: string; message: string }> {
  const outcome = await tryCode(ctx, shown)
  if ('ticket' in outcome) return { ticket: outcome.ticket, message: recoveryTexts.codeAccepted }
  const { refusal, wait } = outcome
  return wait === undefined ? refuse(refusal) : refuseFor(wait, refusal)
}

/**
 * C-178: the link of a code mail works once, for a day, also when the tries of all codes are used up and the password is
 * closed. It is too long to be guessed, so it counts for no limit.
 */
export async function openLink(
  ctx: PublicContext,
  { link }: { link: string },
): Promise<{ ticket: string; email: string; purpose: CodePurpose | 'invite' }> {
  return asSystem(ctx, async (scope) => {
    const { db, now } = scope
    const since = new Date(now.getTime() - accountLimits.codeLinkHours * hour)
    const spent = await repository.spendLink(db, hashToken(link), { since, now })
    if (!spent) return refuse(codeRefusals.linkOver)
    const { email, purpose } = spent
    await repository.endCodes(db, email, now)
    // Whoever was invited chooses a password as if they had forgotten theirs.
    const allows = purpose === 'invite' ? 'recover' : purpose
    return { email, purpose, ticket: await issueTicket(scope, email, allows) }
  })
}

/** For somebody who has an account without a password of their own: the link chooses one, once. */
export async function inviteLink({ db, now }: Scope, email: string): Promise<string> {
  const link = newToken()
  await repository.endInvitations(db, email)
  await repository.insertCode(db, {
    id: randomUUID(),
    email,
    purpose: 'invite',
    linkHash: hashToken(link),
    createdAt: now,
    expiresAt: new Date(now.getTime() + accountLimits.inviteLinkDays * 24 * hour),
  })
  return link
}
