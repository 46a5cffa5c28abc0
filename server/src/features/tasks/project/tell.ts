import type { CompanyScope } from '../../../context'
import { newId } from '../../../new-id'
import { whoMaySee } from '../../teams/service'
import { findColleagues } from '../repository'
import { findProjectOwners } from './repository'

/** The project of a task, if it is live, and who may see it. */
export async function projectOf(scope: CompanyScope, id: string | null) {
  const project = id === null ? undefined : await findProjectOwners(scope.db, scope.companyId, id)
  if (!project) return undefined
  const sees = await Promise.all(
    project.owners.map((assigneeId) => whoMaySee(scope, { assigneeId, creatorId: undefined })),
  )
  const colleagues = await findColleagues(scope.db, scope.companyId)
  return { ...project, viewers: colleagues.filter((person) => sees.some((one) => one(person))) }
}

/** Projects are a slice above, and their log is theirs to write: it is asked for, in the transaction of what it tells of. */
export const askForLine = (
  { enqueue, companyId, now }: CompanyScope,
  projectId: string,
  actorId: string,
  sentence: string,
): Promise<void> =>
  enqueue('projects.write-line', {
    companyId,
    projectId,
    id: newId(now),
    at: now.toISOString(),
    actorId,
    sentence,
  })
