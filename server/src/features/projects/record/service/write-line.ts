import { type Deps, inCompany } from '../../../../context'
import type { JobPayloads } from '../../../../jobs/kinds'
import { tellColleagues } from '../../../accounts/service'
import { insertLog } from '../repository/log'

type Line = JobPayloads['projects.write-line']

/** What a task of the project asked for. Run twice it writes one line: its id and its time came with the job. */
export const writeLine = (deps: Deps, { companyId, at, ...line }: Line): Promise<void> =>
  inCompany(deps, companyId, async (scope) => {
    await insertLog(scope.db, { ...line, companyId, at: new Date(at), kind: 'task' })
    await tellColleagues(scope, { name: 'changed', about: ['projects'] })
  })
