import { asSystem, type Deps } from '../../../context'
import { findFirmsToFold, foldFigures } from '../repository/fold'

const rowsWorthFolding = 256
/** A second or so: what is folded cannot be erased or counted again meanwhile. */
const rowsAtOnce = 5_000

/** Every change of a lead appends to the log of its firm; what waits there is added to the sums, so that it stays short. */
export async function foldAll(deps: Deps): Promise<void> {
  const firms = await asSystem(deps, ({ db }) => findFirmsToFold(db, rowsWorthFolding))
  for (const companyId of firms)
    await foldOf(deps, companyId).catch((error: unknown) =>
      // The others do not wait for it; until then readers add up what is logged.
      deps.log.error({ error, companyId }, 'figures could not be folded'),
    )
}

async function foldOf(deps: Deps, companyId: string): Promise<void> {
  let waiting = rowsAtOnce
  while (waiting >= rowsWorthFolding)
    waiting = await asSystem(deps, ({ db }) => foldFigures(db, companyId, rowsAtOnce))
}
