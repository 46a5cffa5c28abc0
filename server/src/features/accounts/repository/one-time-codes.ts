import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { oneTimeCodes, passwordTickets } from '../../../db/schema/accounts'

/** Requests for one address wait for each other, so that parallel ones do not exceed the limit. */
export const lockEmail = (db: Db, email: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${email}`}, 0))`)

/** When codes were asked for, the newest first. */
export const findCodeTimes = async (db: Db, email: string, since: Date): Promise<Date[]> => {
  const rows = await db
    .select({ createdAt: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.email, email),
        ne(oneTimeCodes.purpose, 'invite'),
        gt(oneTimeCodes.createdAt, since),
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt))
  return rows.map(({ createdAt }) => createdAt)
}

export const endCodes = (db: Db, email: string, now: Date) =>
  db
    .update(oneTimeCodes)
    .set({ endedAt: now })
    .where(and(eq(oneTimeCodes.email, email), isNull(oneTimeCodes.endedAt)))

/** Once a password is set, nothing that was sent before sets another. */
export const endLinks = (db: Db, email: string) =>
  db
    .update(oneTimeCodes)
    .set({ linkHash: null })
    .where(and(eq(oneTimeCodes.email, email), isNotNull(oneTimeCodes.linkHash)))

/** A new invitation makes the links of earlier ones void. */
export const endInvitations = (db: Db, email: string) =>
  db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, 'invite')))

export const insertCode = (db: Db, code: typeof oneTimeCodes.$inferInsert) =>
  db.insert(oneTimeCodes).values(code)

const isOpen = (now: Date) => and(isNull(oneTimeCodes.endedAt), gt(oneTimeCodes.expiresAt, now))

export const findOpenCode = async (db: Db, id: string, now: Date) => {
  const [found] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.id, id), isOpen(now)))
  return found
}

/** Only once: a job that runs a second time finds the code there already. */
export const giveCode = async (
  db: Db,
  id: string,
  hashes: { codeHash: string; linkHash: string },
  now: Date,
): Promise<boolean> => {
  const given = await db
    .update(oneTimeCodes)
    .set(hashes)
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.codeHash), isOpen(now)))
    .returning({ id: oneTimeCodes.id })
  return given.length > 0
}

/** Uses up one try in the same statement that checks it: of parallel calls no more than `atMost` get through. */
export const takeTry = async (
  db: Db,
  { id, email, atMost, now }: { id: string; email: string; atMost: number; now: Date },
) => {
  const [taken] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.id, id),
        eq(oneTimeCodes.email, email),
        lt(oneTimeCodes.tries, atMost),
        isOpen(now),
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash, purpose: oneTimeCodes.purpose })
  return taken
}

/** Read and used up in one statement: of two parallel calls only one gets it. */
export const spendLink = async (db: Db, linkHash: string, { since, now }: { since: Date; now: Date }) => {
  const [spent] = await db
    .update(oneTimeCodes)
    .set({ linkHash: null })
    .where(
      and(
        eq(oneTimeCodes.linkHash, linkHash),
        or(
          gt(oneTimeCodes.createdAt, since),
          and(eq(oneTimeCodes.purpose, 'invite'), gt(oneTimeCodes.expiresAt, now)),
        ),
      ),
    )
    .returning({ email: oneTimeCodes.email, purpose: oneTimeCodes.purpose })
  return spent
}

export type TicketPurpose = (typeof passwordTickets.$inferSelect)['purpose']

export const insertTicket = (db: Db, ticket: typeof passwordTickets.$inferInsert) =>
  db.insert(passwordTickets).values(ticket)

export interface TicketQuestion {
  tokenHash: string
  email: string
  purposes: TicketPurpose[]
  now: Date
}

const fits = ({ tokenHash, email, purposes, now }: TicketQuestion) =>
  and(
    eq(passwordTickets.tokenHash, tokenHash),
    eq(passwordTickets.email, email),
    inArray(passwordTickets.purpose, purposes),
    gt(passwordTickets.expiresAt, now),
  )

export const findTicket = async (db: Db, question: TicketQuestion): Promise<boolean> =>
  (await db.select({ email: passwordTickets.email }).from(passwordTickets).where(fits(question))).length > 0

/** Read and used up in one statement: of two parallel calls only one gets it. */
export const spendTicket = async (
  db: Db,
  question: TicketQuestion,
): Promise<{ purpose: TicketPurpose } | undefined> => {
  const [spent] = await db
    .delete(passwordTickets)
    .where(fits(question))
    .returning({ purpose: passwordTickets.purpose })
  return spent
}

export const deleteTickets = (db: Db, email: string) =>
  db.delete(passwordTickets).where(eq(passwordTickets.email, email))

/** Codes are counted over a day, so they are kept for one, and invitations as long as they work. */
export const deleteOldCodes = async (db: Db, now: Date) => {
  await db
    .delete(oneTimeCodes)
    .where(
      and(lt(oneTimeCodes.createdAt, new Date(now.getTime() - 86_400_000)), lt(oneTimeCodes.expiresAt, now)),
    )
  await db.delete(passwordTickets).where(lt(passwordTickets.expiresAt, now))
}
