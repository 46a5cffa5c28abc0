import type { CompanyScope } from '../../../../context'
import { updateValue } from '../repository/projects'

/** What the firm earns by it, in whole units of the currency: its accepted quotations. */
export const setProjectValue = async (
  { db, companyId, now }: CompanyScope,
  id: string,
  value: number,
): Promise<void> => {
  await updateValue(db, companyId, id, value, now)
}
