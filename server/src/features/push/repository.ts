import { pushLimits } from '@foyer/contract/push/limits'
import type { PushChoice, PushPlace } from '@foyer/contract/push/model'
import { usualQuiet } from '@foyer/contract/push/quiet'
import { and, asc, desc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { members, serverSecrets, sessions } from '../../db/schema/accounts'
import { companies } from '../../db/schema/company'
import { pushChoices, pushDevices } from '../../db/schema/push'

export const findServerSecret = async (db: Db, name: string): Promise<string | undefined> => {
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return row?.value
}

export const insertServerSecret = (db: Db, name: string, value: string) =>
  db.insert(serverSecrets).values({ name, value }).onConflictDoNothing()

const own = (companyId: string, userId: string) =>
  and(eq(pushDevices.companyId, companyId), eq(pushDevices.userId, userId))

export const findDevices = (db: Db, companyId: string, userId: string) =>
  db.select().from(pushDevices).where(own(companyId, userId)).orderBy(desc(pushDevices.createdAt))

export const hasDevice = async (db: Db, companyId: string, userId: string, id: string): Promise<boolean> => {
  const found = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(and(own(companyId, userId), eq(pushDevices.id, id)))
  return found.length > 0
}

/** It keeps its id while it stays with its person, so that two pages which connect it at once name the same. */
const idOf = sql`case when ${pushDevices.companyId} = excluded.company_id and ${pushDevices.userId} = excluded.user_id
  then ${pushDevices.id} else excluded.id end`

/** A browser shows the notifications of the person who is signed in there: whoever it belonged to loses it. Returns its id. */
export async function writeDevice(
  db: Db,
  device: typeof pushDevices.$inferInsert,
  atMost: number,
): Promise<string> {
  const [written] = await db
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: { ...device, id: idOf, shownAt: null } })
    .returning({ id: pushDevices.id })
  const kept = db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(own(device.companyId, device.userId))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .limit(atMost)
  await db
    .delete(pushDevices)
    .where(and(own(device.companyId, device.userId), notInArray(pushDevices.id, kept)))
  return written?.id ?? device.id
}

export const deleteDevice = async (
  db: Db,
  companyId: string,
  id: string,
  userId?: string,
): Promise<boolean> => {
  const gone = await db
    .delete(pushDevices)
    .where(
      and(
        eq(pushDevices.companyId, companyId),
        eq(pushDevices.id, id),
        userId ? eq(pushDevices.userId, userId) : undefined,
      ),
    )
    .returning({ id: pushDevices.id })
  return gone.length > 0
}

export const findChoice = async (db: Db, companyId: string, userId: string) => {
  const [row] = await db
    .select()
    .from(pushChoices)
    .where(and(eq(pushChoices.companyId, companyId), eq(pushChoices.userId, userId)))
  return row
}

export const writeChoice = (
  db: Db,
  row: { companyId: string; userId: string; unwanted: string[]; updatedAt: Date } & Pick<PushChoice, 'quiet'>,
) => {
  const { companyId, userId, quiet, ...rest } = row
  const set = { ...rest, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }
  return db
    .insert(pushChoices)
    .values({ companyId, userId, ...set })
    .onConflictDoUpdate({ target: [pushChoices.companyId, pushChoices.userId], set })
}

/** Outlives the device, and its session. */
export const writeRemoved = (db: Db, companyId: string, userId: string, id: string) => {
  const { removed } = pushChoices
  const last = sql`(${removed} || ${id}::uuid)[greatest(cardinality(${removed}) + 2 - ${pushLimits.removed}::int, 1):]`
  return db
    .insert(pushChoices)
    .values({ companyId, userId, quietFrom: usualQuiet.from, quietTo: usualQuiet.to, removed: [id] })
    .onConflictDoUpdate({ target: [pushChoices.companyId, pushChoices.userId], set: { removed: last } })
}

/** The devices of these people, with what each of them wants and the clocks of the firm, in one statement. */
export const findDevicesOf = (db: Db, companyId: string, userIds: string[]) =>
  db
    .select({
      id: pushDevices.id,
      userId: pushDevices.userId,
      timeZone: companies.timeZone,
      choice: pushChoices,
    })
    .from(pushDevices)
    .innerJoin(companies, eq(companies.id, pushDevices.companyId))
    .leftJoin(
      pushChoices,
      and(eq(pushChoices.companyId, pushDevices.companyId), eq(pushChoices.userId, pushDevices.userId)),
    )
    .where(and(eq(pushDevices.companyId, companyId), inArray(pushDevices.userId, userIds)))
    .orderBy(asc(pushDevices.id))

/** Where the messages of a device go, as long as its session lasts and its person works there. */
export const findPlace = async (
  db: Db,
  companyId: string,
  id: string,
  now: Date,
): Promise<PushPlace | undefined> => {
  const [row] = await db
    .select({ endpoint: pushDevices.endpoint, p256dh: pushDevices.p256dh, auth: pushDevices.auth })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .innerJoin(
      members,
      and(eq(members.companyId, pushDevices.companyId), eq(members.userId, pushDevices.userId)),
    )
    .where(
      and(
        eq(pushDevices.companyId, companyId),
        eq(pushDevices.id, id),
        gt(sessions.expiresAt, now),
        isNull(members.deactivatedAt),
      ),
    )
  return row
}

export const markShown = (db: Db, companyId: string, id: string, now: Date) =>
  db
    .update(pushDevices)
    .set({ shownAt: now })
    .where(and(eq(pushDevices.companyId, companyId), eq(pushDevices.id, id)))
