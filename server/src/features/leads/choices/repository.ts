import type { ChoiceKind } from '@foyer/contract/leads/choices/model'
import type { NextStep } from '@foyer/contract/leads/choices/next-steps'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { leadChoices, leadNextSteps } from '../../../db/schema/leads'

type ChoiceRow = typeof leadChoices.$inferSelect

/** All that were ever stored, including deleted ones: a list that was emptied differs from one that was never edited. */
export const findLeadChoices = (db: Db, companyId: string): Promise<ChoiceRow[]> =>
  db
    .select()
    .from(leadChoices)
    .where(eq(leadChoices.companyId, companyId))
    .orderBy(leadChoices.kind, leadChoices.position, leadChoices.id)

/** Two people who save the same list wait for each other. */
export const holdLeadChoices = (db: Db, companyId: string, kind: ChoiceKind) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead-choices ${companyId} ${kind}`}, 0))`)

export const deleteLeadChoices = (db: Db, companyId: string, kind: ChoiceKind, deletedAt: Date) =>
  db
    .update(leadChoices)
    .set({ deletedAt })
    .where(
      and(eq(leadChoices.companyId, companyId), eq(leadChoices.kind, kind), isNull(leadChoices.deletedAt)),
    )

export const writeLeadChoices = (db: Db, rows: (typeof leadChoices.$inferInsert)[]) =>
  db
    .insert(leadChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [leadChoices.companyId, leadChoices.id],
      set: {
        label: sql`excluded.label`,
        text: sql`excluded.text`,
        position: sql`excluded.position`,
        updatedAt: sql`excluded.updated_at`,
        deletedAt: sql`null`,
      },
    })

export const findNextSteps = (db: Db, companyId: string) =>
  db.select().from(leadNextSteps).where(eq(leadNextSteps.companyId, companyId))

export const holdNextSteps = (db: Db, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead-next-steps ${companyId}`}, 0))`)

export const writeNextSteps = (db: Db, companyId: string, steps: readonly NextStep[], updatedAt: Date) =>
  db
    .insert(leadNextSteps)
    .values(steps.map((step) => ({ ...step, companyId, updatedAt })))
    .onConflictDoUpdate({
      target: [leadNextSteps.companyId, leadNextSteps.outcome],
      set: {
        offer: sql`excluded.offer`,
        count: sql`excluded.count`,
        time: sql`excluded.time`,
        kind: sql`excluded.kind`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
