import { asSystem, type Deps } from '../../../../context'
import { foldSums } from '../repository/fold'
import { findCompaniesToFold } from '../repository/tallies'

/** The database folds sums while they are written; this is for what it left, because many wrote at once. */
const rowsWorthFolding = 2_000

export async function foldAllTallies(deps: Deps): Promise<void> {
  const companies = await asSystem(deps, ({ db }) => findCompaniesToFold(db, rowsWorthFolding))
  for (const companyId of companies) await asSystem(deps, ({ db }) => foldSums(db, companyId))
}
