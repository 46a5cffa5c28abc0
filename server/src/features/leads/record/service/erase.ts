import { asSystem, type Deps } from '../../../../context'
import { eraseLeads, forgetParticulars } from '../repository/erase'

const daysKept = 30
/** One transaction per batch, so that nobody waits long for its locks. */
const atOnce = 500

/** Deleted leads can be restored for 30 days; then they are erased (C-041). */
export async function eraseDeletedLeads(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - daysKept * 86_400_000)
  let erased = atOnce
  while (erased === atOnce) erased = await asSystem(deps, ({ db }) => eraseLeads(db, before, atOnce))
  await asSystem(deps, ({ db }) => forgetParticulars(db, before))
}
