import type { Deps } from '../../context'
import type { JobPayloads } from '../../jobs/kinds'
import { writeLine } from './record/service/write-line'

export const projectJobs = (deps: Deps) => ({
  'projects.write-line': (line: JobPayloads['projects.write-line']) => writeLine(deps, line),
})
