import type { ProjectLog, ProjectLogQuery } from '@foyer/contract/projects/record/model'
import { type Context, readingViewersCompany } from '../../../../context'
import { findLog } from '../repository/log'
import { nextPlace, readPlace } from './place-in-list'
import { seeProject } from './see-project'

export const logs = (ctx: Context, query: ProjectLogQuery): Promise<ProjectLog> =>
  readingViewersCompany(ctx, async (scope) => {
    const { projectId, kind, limit } = query
    const after = readPlace(query.after)
    await seeProject(scope, ctx, projectId)
    const found = await findLog(scope.db, scope.companyId, projectId, { kind, limit, after })
    return {
      projectId,
      lines: found.map(({ line, actor }) => ({
        id: line.id,
        at: line.at.toISOString(),
        kind: line.kind,
        sentence: line.sentence,
        subject: line.subject ?? undefined,
        actor: actor ?? undefined,
      })),
      after: nextPlace(found, limit, ({ place, line }) => ({ value: place, id: line.id })),
    }
  })
