import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { intakeDoors } from '../../../db/schema/intake'

/** Of all companies: those whose other side we ask. */
export const findAskedDoors = (db: Db): Promise<{ companyId: string; doorId: string }[]> =>
  db
    .select({ companyId: intakeDoors.companyId, doorId: intakeDoors.id })
    .from(intakeDoors)
    .where(
      and(
        eq(intakeDoors.kind, 'indiamart'),
        isNotNull(intakeDoors.secret),
        inArray(intakeDoors.state, ['on', 'failing']),
        isNull(intakeDoors.deletedAt),
      ),
    )
    .orderBy(intakeDoors.fetchedUntil)
