import type { FailedMetaLead } from '@foyer/contract/intake/meta/model'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { intakeDeliveries, intakeDoors } from '../../../../db/schema/intake'

/** Of the pages of Meta that are still received, the newest first. */
export const findFailed = async (
  db: Db,
  companyId: string,
  { atMost, ids, reasons }: { atMost: number; ids?: string[]; reasons?: string[] },
): Promise<FailedMetaLead[]> =>
  (
    await db
      .select({ delivery: intakeDeliveries, page: intakeDoors.name })
      .from(intakeDeliveries)
      .innerJoin(
        intakeDoors,
        and(
          eq(intakeDoors.companyId, intakeDeliveries.companyId),
          eq(intakeDoors.id, intakeDeliveries.doorId),
        ),
      )
      .where(
        and(
          eq(intakeDeliveries.companyId, companyId),
          eq(intakeDeliveries.state, 'failed'),
          eq(intakeDoors.kind, 'meta'),
          isNull(intakeDoors.deletedAt),
          ids && inArray(intakeDeliveries.id, ids),
          reasons && inArray(intakeDeliveries.reason, reasons),
        ),
      )
      .orderBy(desc(intakeDeliveries.receivedAt), desc(intakeDeliveries.id))
      .limit(atMost)
  ).map(({ delivery, page }) => ({
    id: delivery.id,
    page,
    leadId: delivery.onceKey,
    receivedAt: delivery.receivedAt.toISOString(),
    reason: delivery.reason ?? '',
  }))

/** Those of them that have come before. */
export const findKnown = async (
  db: Db,
  companyId: string,
  doorId: string,
  keys: string[],
): Promise<Set<string>> => {
  const rows = await db
    .select({ onceKey: intakeDeliveries.onceKey })
    .from(intakeDeliveries)
    .where(
      and(
        eq(intakeDeliveries.companyId, companyId),
        eq(intakeDeliveries.doorId, doorId),
        inArray(intakeDeliveries.onceKey, keys),
      ),
    )
  return new Set(rows.map(({ onceKey }) => onceKey))
}
