import { projectRecordLimits as limits } from '@foyer/contract/projects/record/limits'
import type { FoundProject, ProjectList, ProjectQuery } from '@foyer/contract/projects/record/model'
import { type CompanyScope, type Context, readingViewersCompany } from '../../../../context'
import { visibleProjects } from '../../../../db/visible-projects'
import { visibleRecordsOf } from '../../../teams/service'
import { countProjects, findProjects, searchProjects } from '../repository/list'
import { findMembers } from '../repository/people'
import { nextPlace, readPlace } from './place-in-list'

const seenBy = async (scope: CompanyScope, { viewer }: Context) =>
  visibleProjects(scope.db, scope.companyId, await visibleRecordsOf(scope, viewer))

export const list = (ctx: Context, query: ProjectQuery): Promise<ProjectList> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const after = readPlace(query.after)
    const visible = await seenBy(scope, ctx)
    const found = await findProjects(db, companyId, visible, { ...query, after })
    const counts = await countProjects(db, companyId, visible, query.search)
    const people = await findMembers(
      db,
      companyId,
      found.map(({ project }) => project.id),
    )
    return {
      rows: found.map(({ project, isDraft, client, admin }) => ({
        ...project,
        isDraft,
        client,
        city: project.city ?? undefined,
        startOn: project.startOn ?? undefined,
        endOn: project.endOn ?? undefined,
        value: project.value ?? undefined,
        admin: admin ?? undefined,
        members: people.get(project.id) ?? [],
        updatedAt: project.updatedAt.toISOString(),
      })),
      total: query.filter
        ? counts[query.filter]
        : Object.values(counts).reduce((sum, count) => sum + count, 0),
      counts,
      after: nextPlace(found, query.limit, ({ place, project }) => ({ value: place, id: project.id })),
    }
  })

export const search = (ctx: Context, { words }: { words: string }): Promise<FoundProject[]> =>
  readingViewersCompany(ctx, async (scope) =>
    searchProjects(scope.db, scope.companyId, await seenBy(scope, ctx), words, limits.found),
  )
