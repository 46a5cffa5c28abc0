import { quotationRecordLimits as limits } from '@foyer/contract/quotations/document/record-limits'
import { asSystem, type Deps } from '../../../../context'
import { eraseDeletedQuotations, eraseDeletedTemplates } from '../repository/erase'

/** Drafts and templates that were deleted can be restored for a while; then they are erased. */
export const eraseDeleted = (deps: Deps): Promise<void> =>
  asSystem(deps, async ({ db, now }) => {
    const before = new Date(now.getTime() - limits.restoreDays * 86_400_000)
    await eraseDeletedQuotations(db, before)
    await eraseDeletedTemplates(db, before)
  })
