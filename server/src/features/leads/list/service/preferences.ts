import { refuse } from '@foyer/contract/kit/refusal'
import { arrangeColumns, type LeadListPreferences } from '@foyer/contract/leads/list/columns'
import { viewRefusals } from '@foyer/contract/leads/messages/bulk'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { findPreferences, savePreferences as store } from '../repository/preferences'
import { findViews } from '../repository/views'

interface PreferencesChange {
  columns?: LeadListPreferences['columns'] | undefined
  defaultViewId?: string | null | undefined
}

export const readPreferences = (ctx: Context): Promise<LeadListPreferences> =>
  inViewersCompany(ctx, (scope) => preferencesOf(scope, ctx.viewer.userId))

export const savePreferences = (ctx: Context, change: PreferencesChange): Promise<LeadListPreferences> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { userId } = ctx.viewer
    const { columns, defaultViewId } = change
    if (defaultViewId && (await findViews(db, companyId, userId, defaultViewId)).length === 0)
      refuse(viewRefusals.gone)
    await store(
      db,
      { companyId, userId },
      {
        ...(columns && { columns: arrangeColumns(columns) }),
        ...(defaultViewId !== undefined && { defaultViewId }),
        updatedAt: now,
      },
    )
    return preferencesOf(scope, userId)
  })

/** A view that is deleted or no longer shared is not used as default. */
async function preferencesOf({ db, companyId }: CompanyScope, userId: string): Promise<LeadListPreferences> {
  const { columns, defaultViewId } = await findPreferences(db, companyId, userId)
  const isThere = defaultViewId && (await findViews(db, companyId, userId, defaultViewId)).length > 0
  return { columns: arrangeColumns(columns), defaultViewId: isThere ? defaultViewId : undefined }
}
