import type { DeliveryOutcome, DoorKind, DoorMapping, DoorState } from '@foyer/contract/intake/doors/model'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { asJson } from '../../../db/as-json'
import type { Db } from '../../../db/on-client'
import { intakeDeliveries, intakeDoors } from '../../../db/schema/intake'

export type DoorRecord = Omit<typeof intakeDoors.$inferSelect, 'kind' | 'state' | 'mapping'> & {
  kind: DoorKind
  state: DoorState
  mapping: DoorMapping
}
export type DeliveryRecord = typeof intakeDeliveries.$inferSelect

const asDoor = (row: typeof intakeDoors.$inferSelect | undefined): DoorRecord | undefined =>
  row as DoorRecord | undefined

/** Across companies: whoever calls knows the key and nothing else. */
export const findDoorByKey = async (db: Db, keyHash: string): Promise<DoorRecord | undefined> =>
  asDoor(
    (
      await db
        .select()
        .from(intakeDoors)
        .where(and(eq(intakeDoors.keyHash, keyHash), isNull(intakeDoors.deletedAt)))
    )[0],
  )

export const findDoor = async (db: Db, companyId: string, id: string): Promise<DoorRecord | undefined> =>
  asDoor(
    (
      await db
        .select()
        .from(intakeDoors)
        .where(
          and(eq(intakeDoors.companyId, companyId), eq(intakeDoors.id, id), isNull(intakeDoors.deletedAt)),
        )
    )[0],
  )

/** Also one that was deleted since: what it had received is taken in. */
export const findDoorOf = async (
  db: Db,
  { companyId, doorId }: Pick<DeliveryRecord, 'companyId' | 'doorId'>,
): Promise<DoorRecord | undefined> =>
  asDoor(
    (
      await db
        .select()
        .from(intakeDoors)
        .where(and(eq(intakeDoors.companyId, companyId), eq(intakeDoors.id, doorId)))
    )[0],
  )

export interface NewDelivery {
  id: string
  onceKey: string
  payload: unknown
  about: Record<string, unknown>
}

/** Those that had not come before. */
export async function insertDeliveries(
  db: Db,
  { companyId, id: doorId }: Pick<DoorRecord, 'companyId' | 'id'>,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    {
      name: 'insert-deliveries',
      text: `insert into intake_deliveries (company_id, door_id, id, once_key, received_at, payload, about)
        select $1, $2, x.id, x.once_key, $3, x.payload, x.about
        from json_to_recordset($4::json) as x(id uuid, once_key text, payload jsonb, about jsonb)
        on conflict (company_id, door_id, once_key) do nothing returning id`,
    },
    [
      companyId,
      doorId,
      now,
      asJson(deliveries.map(({ onceKey, ...rest }) => ({ ...rest, once_key: onceKey }))),
    ],
  )
  return rows.map(({ id }) => id)
}

/** Deliveries of a burst would wait for each other only to write the same moment. */
const rough = 5_000

export const writeReceived = (
  db: Db,
  { companyId, id }: Pick<DoorRecord, 'companyId' | 'id'>,
  lastReceivedAt: Date,
) =>
  db
    .update(intakeDoors)
    .set({ lastReceivedAt })
    .where(
      and(
        eq(intakeDoors.companyId, companyId),
        eq(intakeDoors.id, id),
        sql`(last_received_at is null or last_received_at < ${new Date(lastReceivedAt.getTime() - rough).toISOString()}::timestamptz)`,
      ),
    )

/** Locked, so that it is taken in once however many processes work on it. */
export const holdDelivery = async (
  db: Db,
  companyId: string,
  id: string,
): Promise<DeliveryRecord | undefined> =>
  (
    await db
      .select()
      .from(intakeDeliveries)
      .where(and(eq(intakeDeliveries.companyId, companyId), eq(intakeDeliveries.id, id)))
      .for('update')
  )[0]

export const findDelivery = async (
  db: Db,
  companyId: string,
  id: string,
): Promise<DeliveryRecord | undefined> =>
  (
    await db
      .select()
      .from(intakeDeliveries)
      .where(and(eq(intakeDeliveries.companyId, companyId), eq(intakeDeliveries.id, id)))
  )[0]

export interface Settled {
  state: 'done' | 'failed'
  outcome: DeliveryOutcome | null
  leadId: string | null
  reason: string | null
}

export const settleDelivery = (
  db: Db,
  companyId: string,
  id: string,
  settled: Settled & { settledAt: Date },
) =>
  db
    .update(intakeDeliveries)
    .set(settled)
    .where(and(eq(intakeDeliveries.companyId, companyId), eq(intakeDeliveries.id, id)))

/** Those of them that failed wait again; which. */
export const reopenDeliveries = async (db: Db, companyId: string, ids: string[]): Promise<string[]> => {
  const rows = await db
    .update(intakeDeliveries)
    .set({ state: 'waiting', reason: null, settledAt: null })
    .where(
      and(
        eq(intakeDeliveries.companyId, companyId),
        inArray(intakeDeliveries.id, ids),
        eq(intakeDeliveries.state, 'failed'),
        sql`payload is not null`,
      ),
    )
    .returning({ id: intakeDeliveries.id })
  return rows.map(({ id }) => id)
}
