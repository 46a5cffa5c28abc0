import type { ImportPlan, ImportState } from '@foyer/contract/intake/import/model'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { imports } from '../../../../db/schema/intake'

/** What is kept of a plan, and the headings of the file. */
export type KeptPlan = Pick<ImportPlan, 'columns' | 'isOnlyValid' | 'areNewEnquiries'> & {
  headings: string[]
}
/** A row that an undo left as it was. */
export interface KeptRow {
  row: number
  leadId: string
  why: 'changed' | 'archived' | 'deleted'
}

export type ImportRecord = Omit<typeof imports.$inferSelect, 'state' | 'plan' | 'kept'> & {
  state: ImportState
  plan: KeptPlan
  kept: KeptRow[]
}

const asImport = (row: typeof imports.$inferSelect | undefined): ImportRecord | undefined =>
  row as ImportRecord | undefined

const isThis = (companyId: string, id: string) => and(eq(imports.companyId, companyId), eq(imports.id, id))

export const insertImport = (db: Db, row: typeof imports.$inferInsert) => db.insert(imports).values(row)

export const findImport = async (db: Db, companyId: string, id: string): Promise<ImportRecord | undefined> =>
  asImport((await db.select().from(imports).where(isThis(companyId, id)))[0])

/** Locked until the transaction ends: a job, a cancel and an undo come one after the other. */
export const holdImport = async (db: Db, companyId: string, id: string): Promise<ImportRecord | undefined> =>
  asImport((await db.select().from(imports).where(isThis(companyId, id)).for('update'))[0])

/** The latest first; those of one person, or all. */
export const findImports = async (
  db: Db,
  companyId: string,
  createdBy: string | undefined,
  atMost: number,
): Promise<ImportRecord[]> =>
  (
    await db
      .select()
      .from(imports)
      .where(
        and(
          eq(imports.companyId, companyId),
          createdBy === undefined ? undefined : eq(imports.createdBy, createdBy),
        ),
      )
      .orderBy(desc(imports.createdAt), desc(imports.id))
      .limit(atMost)
  ).flatMap((row) => asImport(row) ?? [])

export const updateImport = (
  db: Db,
  companyId: string,
  id: string,
  change: Partial<Omit<ImportRecord, 'companyId' | 'id'>>,
) => db.update(imports).set(change).where(isThis(companyId, id))

export const countStaged = (db: Db, companyId: string, id: string, more: number) =>
  db
    .update(imports)
    .set({ staged: sql`${imports.staged} + ${more}` })
    .where(isThis(companyId, id))
