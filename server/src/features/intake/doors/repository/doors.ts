import type { DeliveryOutcome, DeliveryState, DoorMapping } from '@foyer/contract/intake/doors/model'
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { intakeDeliveries, intakeDoors } from '../../../../db/schema/intake'
import { type DoorRecord, findDoor } from '../repository'

export interface DoorCounts {
  id: string
  today: number
  last30Days: number
  failed: number
}

/** Of every door: what came today and in thirty days, as the company counts days, and what failed. Tests do not count. */
export const countDeliveries = async (db: Db, companyId: string, now: Date): Promise<DoorCounts[]> => {
  const { rows } = await db.$client.query<DoorCounts>({
    name: 'count-deliveries',
    text: `with days as (
        select date_trunc('day', $2::timestamptz at time zone c.time_zone) as today, c.time_zone as zone
        from companies c where c.id = $1)
      select d.id, came.today, came.month as "last30Days", failed.count as failed
      from intake_doors d cross join days
      cross join lateral (
        select count(*) filter (where v.received_at >= days.today at time zone days.zone)::int as today,
          count(*)::int as month
        from intake_deliveries v where v.company_id = $1 and v.door_id = d.id
          and v.received_at >= (days.today - interval '29 days') at time zone days.zone
          and v.outcome is distinct from 'test' and not v.about ? 'isTest') came
      cross join lateral (
        select count(*)::int as count from intake_deliveries v
        where v.company_id = $1 and v.door_id = d.id and v.state = 'failed') failed
      where d.company_id = $1 and d.deleted_at is null`,
    values: [companyId, now],
  })
  return rows
}

export const findDoors = async (db: Db, companyId: string): Promise<DoorRecord[]> =>
  (await db
    .select()
    .from(intakeDoors)
    .where(and(eq(intakeDoors.companyId, companyId), isNull(intakeDoors.deletedAt)))
    .orderBy(intakeDoors.createdAt, intakeDoors.id)) as DoorRecord[]

export const insertDoor = (db: Db, door: typeof intakeDoors.$inferInsert) =>
  db.insert(intakeDoors).values(door)

const isDoor = (companyId: string, id: string) =>
  and(eq(intakeDoors.companyId, companyId), eq(intakeDoors.id, id), isNull(intakeDoors.deletedAt))

/** Nobody else changes it until the transaction ends. */
export const holdDoor = async (db: Db, companyId: string, id: string): Promise<DoorRecord | undefined> => {
  await db.select({ id: intakeDoors.id }).from(intakeDoors).where(isDoor(companyId, id)).for('update')
  return findDoor(db, companyId, id)
}

type DoorColumns = Partial<Omit<typeof intakeDoors.$inferInsert, 'companyId' | 'id' | 'settings'>> & {
  mapping?: DoorMapping
}

export const updateDoor = (db: Db, companyId: string, id: string, columns: DoorColumns) =>
  db.update(intakeDoors).set(columns).where(isDoor(companyId, id))

/** What only its kind has; what is not given stays. */
export const updateSettings = (db: Db, companyId: string, id: string, settings: Record<string, unknown>) =>
  db
    .update(intakeDoors)
    .set({ settings: sql`${intakeDoors.settings} || ${JSON.stringify(settings)}::jsonb` })
    .where(isDoor(companyId, id))

/** Whether it was working until now. */
export const writeFailing = async (
  db: Db,
  companyId: string,
  id: string,
  message: string,
): Promise<boolean> => {
  const changed = await db
    .update(intakeDoors)
    .set({ state: 'failing', message })
    .where(and(isDoor(companyId, id), eq(intakeDoors.state, 'on')))
    .returning({ id: intakeDoors.id })
  if (changed.length > 0) return true
  await db
    .update(intakeDoors)
    .set({ message })
    .where(
      and(isDoor(companyId, id), eq(intakeDoors.state, 'failing'), sql`message is distinct from ${message}`),
    )
  return false
}

export const writeWorking = (db: Db, companyId: string, id: string) =>
  db
    .update(intakeDoors)
    .set({ state: 'on', message: null })
    .where(and(isDoor(companyId, id), eq(intakeDoors.state, 'failing')))

export interface DeliveryRow {
  id: string
  receivedAt: Date
  state: DeliveryState
  outcome: DeliveryOutcome | null
  leadId: string | null
  reason: string | null
  isKept: boolean
}

const listed = async (db: Db, where: SQL | undefined, limit: number): Promise<DeliveryRow[]> =>
  (await db
    .select({
      id: intakeDeliveries.id,
      receivedAt: intakeDeliveries.receivedAt,
      state: intakeDeliveries.state,
      outcome: intakeDeliveries.outcome,
      leadId: intakeDeliveries.leadId,
      reason: intakeDeliveries.reason,
      isKept: sql<boolean>`${intakeDeliveries.payload} is not null`,
    })
    .from(intakeDeliveries)
    .where(where)
    .orderBy(desc(intakeDeliveries.receivedAt), desc(intakeDeliveries.id))
    .limit(limit)) as DeliveryRow[]

const ofDoor = (companyId: string, doorId: string) =>
  and(eq(intakeDeliveries.companyId, companyId), eq(intakeDeliveries.doorId, doorId))

export const findRecent = (db: Db, companyId: string, doorId: string, limit: number) =>
  listed(db, ofDoor(companyId, doorId), limit)

export const findFailures = (db: Db, companyId: string, doorId: string, limit: number) =>
  listed(db, and(ofDoor(companyId, doorId), sql`state = 'failed'`), limit)

/** What came last; a sample only where nothing else came. */
export const findLastPayload = async (db: Db, companyId: string, doorId: string) =>
  (
    await db
      .select({ payload: intakeDeliveries.payload, receivedAt: intakeDeliveries.receivedAt })
      .from(intakeDeliveries)
      .where(and(ofDoor(companyId, doorId), sql`payload is not null`))
      .orderBy(sql`about ? 'isTest'`, desc(intakeDeliveries.receivedAt), desc(intakeDeliveries.id))
      .limit(1)
  )[0]

/** They wait again; which. */
export const reopen = async (
  db: Db,
  companyId: string,
  doorId: string,
  deliveryId: string | undefined,
): Promise<string[]> => {
  const rows = await db
    .update(intakeDeliveries)
    .set({ state: 'waiting', outcome: null, reason: null, settledAt: null })
    .where(
      and(
        ofDoor(companyId, doorId),
        deliveryId === undefined
          ? eq(intakeDeliveries.state, 'failed')
          : and(eq(intakeDeliveries.id, deliveryId), ne(intakeDeliveries.state, 'waiting')),
        sql`payload is not null`,
      ),
    )
    .returning({ id: intakeDeliveries.id })
  return rows.map(({ id }) => id)
}

/** Of all companies; at most this many at once. How many. Its name stays, so that it does not come in again. */
export const forgetPayloads = async (db: Db, before: Date, atMost: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    update intake_deliveries v set payload = null, about = '{}' from (
      select company_id, id from intake_deliveries
      where payload is not null and received_at < ${before.toISOString()}::timestamptz and state <> 'waiting'
      limit ${atMost}) old
    where v.company_id = old.company_id and v.id = old.id`)
  return rowCount ?? 0
}

export const isNameTaken = async (
  db: Db,
  companyId: string,
  name: string,
  except: string | undefined,
): Promise<boolean> => {
  const rows = await db
    .select({ id: intakeDoors.id })
    .from(intakeDoors)
    .where(
      and(
        eq(intakeDoors.companyId, companyId),
        isNull(intakeDoors.deletedAt),
        eq(sql`lower(${intakeDoors.name})`, name.toLowerCase()),
        or(except === undefined ? sql`true` : ne(intakeDoors.id, except)),
      ),
    )
    .limit(1)
  return rows.length > 0
}
