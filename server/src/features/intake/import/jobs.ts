import { importLimits } from '@foyer/contract/intake/import/limits'
import { asSystem, type Deps } from '../../../context'
import { purgeRows } from './repository/import-rows'
import { runImport } from './service/run'

/** One transaction per batch, so that nobody waits long for its locks. */
const atOnce = 5_000

/** What the files contained; that there was an import stays. */
async function purgeImportRows(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - importLimits.keptDays * 86_400_000)
  let purged = atOnce
  while (purged === atOnce) purged = await asSystem(deps, ({ db }) => purgeRows(db, before, atOnce))
}

export const importJobs = (deps: Deps) => ({
  'intake.import': runImport(deps),
  'intake.purge-imports': () => purgeImportRows(deps),
})
