import type { DeletedThing } from '@foyer/contract/deleted/model'
import { leadKeptDays } from '@foyer/contract/leads/limits'
import { type Context, inViewersCompany } from '../../context'
import { findDeleted } from './repository'

const day = 86_400_000

/** Admins see all leads of the company, so nothing here needs to be hidden from the caller. */
export const list = (
  ctx: Context,
  { search }: { search: string | undefined },
): Promise<{ things: DeletedThing[] }> =>
  inViewersCompany(ctx, async ({ db, companyId, now }) => {
    const rows = await findDeleted(db, companyId, new Date(now.getTime() - leadKeptDays * day), search)
    return {
      things: rows.map(({ kind, id, name, deleted_at, deleted_by }) => ({
        kind,
        id,
        name,
        deletedAt: new Date(deleted_at).toISOString(),
        deletedBy: deleted_by ?? undefined,
      })),
    }
  })
