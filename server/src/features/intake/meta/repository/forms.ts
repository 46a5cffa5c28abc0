import type { DoorMapping } from '@foyer/contract/intake/doors/model'
import type { MetaForm, MetaQuestion } from '@foyer/contract/intake/meta/model'
import { and, asc, eq, sql } from 'drizzle-orm'
import { asJson } from '../../../../db/as-json'
import type { Db } from '../../../../db/on-client'
import { intakeForms } from '../../../../db/schema/intake'

const isFormOf = (companyId: string, doorId: string) =>
  and(eq(intakeForms.companyId, companyId), eq(intakeForms.doorId, doorId))

const asForm = ({ formId, name, questions, mapping }: typeof intakeForms.$inferSelect): MetaForm => ({
  formId,
  name,
  questions: questions as MetaQuestion[],
  mapping: mapping as DoorMapping,
})

export const findForms = async (db: Db, companyId: string, doorId: string): Promise<MetaForm[]> =>
  (
    await db
      .select()
      .from(intakeForms)
      .where(isFormOf(companyId, doorId))
      .orderBy(asc(intakeForms.name), asc(intakeForms.formId))
  ).map(asForm)

export const findForm = async (
  db: Db,
  companyId: string,
  doorId: string,
  formId: string,
): Promise<MetaForm | undefined> =>
  (
    await db
      .select()
      .from(intakeForms)
      .where(and(isFormOf(companyId, doorId), eq(intakeForms.formId, formId)))
  ).map(asForm)[0]

/** What somebody chose for a form stays. */
export const keepForms = async (
  db: Db,
  companyId: string,
  doorId: string,
  forms: readonly Omit<MetaForm, 'mapping'>[],
  now: Date,
): Promise<void> => {
  if (forms.length === 0) return
  await db
    .insert(intakeForms)
    .values(forms.map((form) => ({ companyId, doorId, ...form, updatedAt: now })))
    .onConflictDoUpdate({
      target: [intakeForms.companyId, intakeForms.doorId, intakeForms.formId],
      set: { name: sql`excluded.name`, questions: sql`excluded.questions`, updatedAt: now },
    })
}

export const saveMapping = async (
  db: Db,
  companyId: string,
  doorId: string,
  formId: string,
  mapping: DoorMapping,
  now: Date,
): Promise<boolean> => {
  const saved = await db
    .update(intakeForms)
    .set({ mapping: sql`${asJson(mapping)}::jsonb`, updatedAt: now })
    .where(and(isFormOf(companyId, doorId), eq(intakeForms.formId, formId)))
    .returning({ formId: intakeForms.formId })
  return saved.length > 0
}
