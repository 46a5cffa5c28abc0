import { asSystem, type Deps } from '../../../../context'
import { findCompaniesToFold, foldTallies } from '../repository/tallies'

/** Few enough to add up in a request, many enough not to fold all the time. */
const rowsWorthFolding = 2_000

export async function foldAllTallies(deps: Deps): Promise<void> {
  const companies = await asSystem(deps, ({ db }) => findCompaniesToFold(db, rowsWorthFolding))
  for (const companyId of companies) await asSystem(deps, ({ db }) => foldTallies(db, companyId))
}
