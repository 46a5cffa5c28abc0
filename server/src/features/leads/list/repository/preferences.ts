import type { ColumnPreference } from '@foyer/contract/leads/list/columns'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leadListPreferences } from '../../../../db/schema/leads'

export const findPreferences = async (db: Db, companyId: string, userId: string) => {
  const [row] = await db
    .select({ columns: leadListPreferences.columns, defaultViewId: leadListPreferences.defaultViewId })
    .from(leadListPreferences)
    .where(and(eq(leadListPreferences.companyId, companyId), eq(leadListPreferences.userId, userId)))
  return {
    columns: (row?.columns ?? []) as ColumnPreference[],
    defaultViewId: row?.defaultViewId ?? undefined,
  }
}

/** Writes only what was sent: columns and default view are changed in different places. */
export const savePreferences = (
  db: Db,
  key: { companyId: string; userId: string },
  change: { columns?: ColumnPreference[]; defaultViewId?: string | null; updatedAt: Date },
) =>
  db
    .insert(leadListPreferences)
    .values({ ...key, ...change })
    .onConflictDoUpdate({
      target: [leadListPreferences.companyId, leadListPreferences.userId],
      set: change,
    })
