import type { Scope } from '../../../context'
import { addTries, findTries, giveBackTry, lockSubjects, type TriesOfMinute } from '../repository/tries'

const minute = 60_000

/** Counted by the minute, in the database, so that every process sees them. */
const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / minute) * minute)

export const accountSubject = (email: string): string => `account:${email}`

export const codeSubject = (email: string): string => `code-account:${email}`

export const addressSubject = (what: 'sign-in' | 'code' | 'code-try', address: string): string =>
  `${what}-address:${address}`

export interface Limit {
  subject: string
  atMost: number
  minutes: number
  /** Once reached it is closed for the whole time, not only until the oldest try is old enough. */
  closes?: true
}

const periodOf = ({ minutes }: Limit) => (minutes + 1) * minute

/** How many seconds until another try is allowed; 0 when it is now. `tries` are the oldest first. */
function waitFor(limit: Limit, tries: readonly TriesOfMinute[], now: Date): number {
  const own = tries.filter(({ subject }) => subject === limit.subject)
  const end = limit.closes ? (own.at(-1)?.windowStart ?? now) : now
  const counted = own.filter(({ windowStart }) => windowStart.getTime() > end.getTime() - periodOf(limit))
  let left = counted.reduce((sum, { failures }) => sum + failures, 0)
  if (left < limit.atMost) return 0
  const decisive = limit.closes
    ? end
    : counted.find(({ failures }) => {
        left -= failures
        return left < limit.atMost
      })?.windowStart
  const wait = ((decisive ?? now).getTime() + periodOf(limit) - now.getTime()) / 1_000
  return Math.max(0, Math.ceil(wait))
}

export type TakenTry = { wait: 0; at: Date } | { wait: number; limit: Limit }

/**
 * Uses up one try of each limit, or of none if one of them is reached. Taken before the try is made, so that of parallel ones
 * no more get through than the limit allows; who was right gives it back.
 */
export async function takeTry({ db, now }: Scope, limits: readonly Limit[]): Promise<TakenTry> {
  const subjects = limits.map(({ subject }) => subject)
  await lockSubjects(db, subjects)
  const longest = Math.max(...limits.map((limit) => periodOf(limit) * (limit.closes ? 2 : 1)))
  const tries = await findTries(db, subjects, new Date(now.getTime() - longest))
  for (const limit of limits) {
    const wait = waitFor(limit, tries, now)
    if (wait > 0) return { wait, limit }
  }
  const at = minuteOf(now)
  await addTries(db, subjects, at)
  return { wait: 0, at }
}

export const giveBack = ({ db }: Scope, subject: string, at: Date) => giveBackTry(db, subject, at)
