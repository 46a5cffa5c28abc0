import type { CompanyScope } from '../../../../context'
import { raiseValue } from '../repository/projects'

/** What the firm earns by it at least, in whole units of the currency: its accepted quotations. */
export const raiseProjectValue = async (
  { db, companyId, now }: CompanyScope,
  id: string,
  value: number,
): Promise<void> => {
  await raiseValue(db, companyId, id, value, now)
}
