import { projectFileLimits } from '@foyer/contract/projects/files/limits'
import { projectRecordLimits } from '@foyer/contract/projects/record/limits'
import { asSystem, type Deps } from '../../context'
import type { JobPayloads } from '../../jobs/kinds'
import { eraseDeletedFiles } from './files/repository/files'
import { eraseDeletedMinutes } from './minutes/repository/minutes'
import { eraseDeletedProjects } from './record/repository/erase'
import { writeLine } from './record/service/write-line'

/** Files, folders and minutes that were deleted can be restored for a while; then they are erased. */
const eraseContents = (deps: Deps): Promise<void> =>
  asSystem(deps, async ({ db, now }) => {
    const before = new Date(now.getTime() - projectFileLimits.restoreDays * 86_400_000)
    await eraseDeletedFiles(db, before)
    await eraseDeletedMinutes(db, before)
  })

/** And so are projects, with all that is in them. */
const eraseProjects = (deps: Deps): Promise<void> =>
  asSystem(deps, ({ db, now }) =>
    eraseDeletedProjects(db, new Date(now.getTime() - projectRecordLimits.restoreDays * 86_400_000)),
  )

export const projectJobs = (deps: Deps) => ({
  'projects.erase': () => eraseProjects(deps),
  'projects.erase-contents': () => eraseContents(deps),
  'projects.write-line': (line: JobPayloads['projects.write-line']) => writeLine(deps, line),
})
