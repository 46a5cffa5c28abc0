import { refuse } from '@foyer/contract/kit/refusal'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import type { CompanyScope, Context } from '../../../../context'
import { visibleRecordsOf } from '../../../teams/service'
import { findProject, type ProjectRecord } from '../repository/projects'

/** The project, if the caller may see it; one of others and one that does not exist look the same. */
export async function seeProject(
  scope: CompanyScope,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<ProjectRecord> {
  const visible = await visibleRecordsOf(scope, viewer)
  return (await findProject(scope.db, scope.companyId, id, visible)) ?? refuse(projectRefusals.unknownProject)
}
