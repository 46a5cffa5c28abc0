import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/on-client'
import { leads } from '../db/schema/leads'
import { deriveAnalytics } from './analytics'
import { insertLeads, type KnownIds } from './insert-leads'
import type { BelievableCompany } from './invent/model'

/** The leads of another generation of the same firm, all archived in the last weeks. */
export async function insertArchived(
  { db, now }: { db: Db; now: Date },
  former: BelievableCompany,
  ids: KnownIds,
): Promise<void> {
  const resting = [...former.leads]
  await insertLeads({ db, now }, resting, ids)
  const phones = resting.map(({ phone }) => phone)
  await db
    .update(leads)
    .set({
      archivedAt: sql`least(${leads.updatedAt} + interval '9 days', ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(leads.companyId, ids.companyId), inArray(leads.phone, phones)))
  await deriveAnalytics({ db }, ids.companyId)
}
