import { doorLimits } from '@foyer/contract/intake/doors/limits'
import { asSystem, type Deps } from '../../../../context'
import { forgetPayloads } from '../repository/doors'

/** One transaction per batch, so that nobody waits long for its locks. */
const atOnce = 1_000

/** What was delivered is personal data: it is kept as long as somebody may want to take it in again. */
export async function forgetOldPayloads(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - doorLimits.keptDays * 86_400_000)
  let forgotten = atOnce
  while (forgotten === atOnce)
    forgotten = await asSystem(deps, ({ db }) => forgetPayloads(db, before, atOnce))
}
