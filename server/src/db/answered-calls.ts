import { isLaterKey, keptCalls, laterKey } from '@foyer/contract/kit/envelope'
import { and, eq, like, lt, not, or } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from './on-client'
import { answeredCalls } from './schema/running/answered-calls'

export interface NamedCall {
  companyId: string
  userId: string
  key: string
  fingerprint: string
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)
const forgotten = (now: Date, key: string) => before(now, isLaterKey(key) ? keptCalls.later : keptCalls.usual)

const isCall = ({ companyId, userId, key }: NamedCall) =>
  and(eq(answeredCalls.companyId, companyId), eq(answeredCalls.userId, userId), eq(answeredCalls.key, key))

/**
 * Whether the call is to be made: a second one under the same key waits here until the transaction of the first has ended, and
 * is made only if that was undone, or is forgotten: a day later, and a month later where it was written without a network.
 */
export async function claimCall(db: Db, call: NamedCall, now: Date): Promise<boolean> {
  const claimed = await db
    .insert(answeredCalls)
    .values({ ...call, createdAt: now })
    .onConflictDoUpdate({
      target: [answeredCalls.companyId, answeredCalls.userId, answeredCalls.key],
      set: { fingerprint: call.fingerprint, answer: null, createdAt: now },
      setWhere: lt(answeredCalls.createdAt, forgotten(now, call.key)),
    })
    .returning({ key: answeredCalls.key })
  return claimed.length > 0
}

export const findAnswered = async (db: Db, call: NamedCall) => {
  const [found] = await db
    .select({
      fingerprint: answeredCalls.fingerprint,
      answer: answeredCalls.answer,
      createdAt: answeredCalls.createdAt,
    })
    .from(answeredCalls)
    .where(isCall(call))
  return found
}

/** To be sent with the commit. */
export const keepAnswer = ({ companyId, userId, key }: NamedCall, answer: string): string => {
  const [text, company, user, name] = [answer, companyId, userId, key].map((value) => pg.escapeLiteral(value))
  return `update answered_calls set answer = ${text} where company_id = ${company} and user_id = ${user} and key = ${name}`
}

/** The call was not made, so it may be made again. */
export const forgetCall = (db: Db, call: NamedCall) => db.delete(answeredCalls).where(isCall(call))

export const deleteOldCalls = (db: Db, now: Date) =>
  db
    .delete(answeredCalls)
    .where(
      or(
        lt(answeredCalls.createdAt, before(now, keptCalls.later)),
        and(
          lt(answeredCalls.createdAt, before(now, keptCalls.usual)),
          not(like(answeredCalls.key, laterKey('%'))),
        ),
      ),
    )
