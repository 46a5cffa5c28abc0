import { asSystem, type Deps } from '../../../context'
import { eraseLeads } from '../repository/erase'

const daysKept = 30
/** One transaction each, so that nobody waits long for what it holds. */
const atOnce = 500

/** What was deleted can come back for 30 days; then it is gone (C-041). */
export async function eraseDeletedLeads(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - daysKept * 86_400_000)
  let erased = atOnce
  while (erased === atOnce) erased = await asSystem(deps, ({ db }) => eraseLeads(db, before, atOnce))
}
