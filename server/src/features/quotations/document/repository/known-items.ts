import type { QuotationKind } from '@foyer/contract/quotations/document/model'
import { and, asc, desc, eq, like, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { knownItems } from '../../../../db/schema/quotations'

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Those that begin so come before those with a later word that begins so; of each the most used first. */
export const findKnownItems = (
  db: Db,
  companyId: string,
  { kind, beginning, limit }: { kind: QuotationKind; beginning: string; limit: number },
) => {
  const first = `${escaped(beginning)}%`
  return db
    .select()
    .from(knownItems)
    .where(
      and(
        eq(knownItems.companyId, companyId),
        eq(knownItems.kind, kind),
        beginning ? or(like(knownItems.key, first), like(knownItems.key, `% ${first}`)) : undefined,
      ),
    )
    .orderBy(
      // Where nothing is typed, the index has them in their order.
      ...(beginning ? [desc(sql`${knownItems.key} like ${first}`)] : []),
      desc(knownItems.uses),
      asc(knownItems.key),
    )
    .limit(limit)
}

type NewItem = Omit<typeof knownItems.$inferInsert, 'uses'>

/** One statement; in the order of their keys, so that two sendings at once wait for each other and never both. */
export const learnItems = (db: Db, items: readonly NewItem[]) =>
  db
    .insert(knownItems)
    .values(items.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: [knownItems.companyId, knownItems.kind, knownItems.key],
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        unit: sql`excluded.unit`,
        rate: sql`excluded.rate`,
        gst: sql`excluded.gst`,
        hsn: sql`excluded.hsn`,
        usedAt: sql`excluded.used_at`,
        uses: sql`${knownItems.uses} + 1`,
      },
    })
