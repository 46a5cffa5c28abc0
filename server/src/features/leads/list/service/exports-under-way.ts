import { refuseFor } from '@foyer/contract/kit/refusal'
import { leadLimits } from '@foyer/contract/leads/limits'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import {
  countExports,
  deleteExport,
  deleteLostExports,
  lockExports,
  putExport,
} from '../repository/exports-under-way'

/** After so long without a batch its server is taken for dead. */
const lostAfter = 120_000

interface ExportUnderWay {
  /** In the transaction with which it begins. */
  enter: (scope: CompanyScope) => Promise<void>
  /** With each batch. */
  goOn: (scope: CompanyScope) => Promise<void>
  leave: () => Promise<void>
}

/** A share for each company, so that its exports, on all servers together, do not slow down the pages of another (X12). */
export function exportUnderWay(ctx: Context): ExportUnderWay {
  const id = newId(ctx.clock())
  let hasEntered = false
  const goOn = async ({ db, companyId, now }: CompanyScope) => {
    await putExport(db, { companyId, id, until: new Date(now.getTime() + lostAfter) })
  }
  return {
    enter: async (scope) => {
      const { db, companyId, now } = scope
      await lockExports(db, companyId)
      await deleteLostExports(db, companyId, now)
      if ((await countExports(db, companyId)) >= leadLimits.exportsAtOnce)
        refuseFor(10, captureRefusals.tooManyExports)
      await goOn(scope)
      hasEntered = true
    },
    goOn,
    leave: async () => {
      if (!hasEntered) return
      await inViewersCompany(ctx, ({ db, companyId }) => deleteExport(db, companyId, id)).catch((err) =>
        ctx.log.warn({ err }, 'an export could not be taken off the list; it ends by itself'),
      )
    },
  }
}
