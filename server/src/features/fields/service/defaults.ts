import { defaultFields } from '@foyer/contract/fields/defaults'
import type { NewField } from '@foyer/contract/fields/model'
import type { Scope } from '../../../context'
import { newId } from '../../../new-id'
import { companiesWithoutDefaults, countAndLast, insertCustomFields } from '../repository/custom-fields'

async function insertFields(
  { db, now }: Scope,
  companyId: string,
  fields: readonly NewField[],
  isDefault: boolean,
): Promise<void> {
  const { lastSequence } = await countAndLast(db, companyId)
  await insertCustomFields(
    db,
    fields.map((field, place) => ({
      ...field,
      companyId,
      id: newId(now),
      isDefault,
      sequence: lastSequence + place + 1,
      createdAt: now,
      updatedAt: now,
    })),
  )
}

/** The fields of a new firm. */
export const createDefaultFields = (scope: Scope, companyId: string): Promise<void> =>
  insertFields(scope, companyId, defaultFields, true)

/** Custom fields for a firm that is being seeded. */
export const addCustomFields = (
  scope: Scope,
  companyId: string,
  fields: readonly NewField[],
): Promise<void> => insertFields(scope, companyId, fields, false)

/** Firms that existed before these fields get them at the next start. */
export async function createMissingFields(scope: Scope): Promise<void> {
  for (const companyId of await companiesWithoutDefaults(scope.db))
    await createDefaultFields(scope, companyId)
}
