import type { LiveEvent } from '@foyer/contract/live/events'
import type { CompanyScope } from '../../../context'
import { findStaffIds } from '../repository'

/** Tells the open pages of everybody in the company, once this transaction is committed. */
export async function tellColleagues({ db, companyId, tell }: CompanyScope, event: LiveEvent): Promise<void> {
  await tell(await findStaffIds(db, companyId), event)
}
