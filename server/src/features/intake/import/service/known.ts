import type { KnownContact } from '@foyer/contract/intake/import/model'
import type { Context } from '../../../../context'
import { findContacts, inLeadScope } from '../../../leads/service'

/** Which contacts of a file leads have already. */
export const knownContacts = (
  ctx: Context,
  { identities }: { identities: string[] },
): Promise<{ known: KnownContact[] }> =>
  inLeadScope(ctx, async (scope) => ({
    known: (await findContacts(scope, identities)).map(({ value, lead }) => ({ value, ...lead })),
  }))
