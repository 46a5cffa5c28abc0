import type { Scope } from '../../context'
import { newId } from '../../new-id'
import { type ChoiceList, insertChoices } from './repository'

export const addChoices = (
  { db, now }: Scope,
  companyId: string,
  list: ChoiceList,
  names: readonly string[],
) =>
  insertChoices(
    db,
    list,
    names.map((name) => ({ companyId, id: newId(now), name, createdAt: now })),
  )
