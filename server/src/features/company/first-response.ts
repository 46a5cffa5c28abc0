import type { FirstResponse } from '@foyer/contract/company/first-response'
import type { OfficeHours } from '@foyer/contract/kit/office/office-hours'
import { type Context, inViewersCompany } from '../../context'
import { tellColleagues } from '../accounts/service'
import { type CompanyRow, findCompany, updateCompany } from './repository'

const responseOf = (row: CompanyRow): FirstResponse => ({
  isWatched: row.watchesResponse,
  officeHours: row.officeHours as OfficeHours,
  respondWithin: row.respondWithin,
  escalateAfter: row.escalateAfter,
  giveOnAfter: row.giveOnAfter ?? undefined,
})

export const firstResponse = (ctx: Context): Promise<FirstResponse> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const row = await findCompany(db, companyId)
    if (!row) throw new Error('the company of a session does not exist')
    return responseOf(row)
  })

/** Leads that still wait follow afterwards: there may be many. */
export async function saveFirstResponse(ctx: Context, wanted: FirstResponse): Promise<FirstResponse> {
  const { isWatched, officeHours, respondWithin, escalateAfter, giveOnAfter } = wanted
  await inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await updateCompany(db, companyId, {
      watchesResponse: isWatched,
      officeHours,
      respondWithin,
      escalateAfter,
      giveOnAfter: giveOnAfter ?? null,
      updatedAt: now,
    })
    await scope.enqueue('leads.set-clocks', { companyId })
    await tellColleagues(scope, { name: 'changed', about: ['company', 'profile'] })
  })
  return firstResponse(ctx)
}
