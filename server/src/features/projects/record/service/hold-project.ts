import { type Refusal, refuse } from '@foyer/contract/kit/refusal'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import { projectRecordRefusals as refusals } from '@foyer/contract/projects/record/messages'
import { mayChangeProject, mayRemoveProject } from '@foyer/contract/projects/record/rules'
import type { CompanyScope, Context } from '../../../../context'
import { tellColleagues } from '../../../accounts/service'
import { visibleRecordsOf } from '../../../teams/service'
import { holdProject } from '../repository/change'
import type { ProjectRecord } from '../repository/projects'
import { tellClient } from './tell-client'

interface Wanted {
  isDeleted?: boolean
  rule: typeof mayChangeProject
  refusal: Refusal
}

async function hold(
  scope: CompanyScope,
  { viewer }: Context,
  id: string,
  wanted: Wanted,
): Promise<ProjectRecord> {
  const visible = await visibleRecordsOf(scope, viewer)
  const held = await holdProject(scope.db, scope.companyId, id, visible, wanted.isDeleted ?? false)
  if (!held) return refuse(projectRefusals.unknownProject)
  const led = { createdBy: held.createdBy, adminId: held.adminId ?? undefined }
  return wanted.rule(viewer, led) ? held : refuse(wanted.refusal)
}

/** The project, locked, if the caller may change it. */
export const holdToChange = (scope: CompanyScope, ctx: Context, id: string): Promise<ProjectRecord> =>
  hold(scope, ctx, id, { rule: mayChangeProject, refusal: refusals.notYours })

export const holdToRemove = (
  scope: CompanyScope,
  ctx: Context,
  id: string,
  isDeleted: boolean,
): Promise<ProjectRecord> =>
  hold(scope, ctx, id, { isDeleted, rule: mayRemoveProject, refusal: refusals.notYoursToRemove })

/** Two changes within one millisecond must not look like one. */
export const changedAt = ({ now }: CompanyScope, { updatedAt }: ProjectRecord): Date =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))

/** Colleagues and the client. The message says that projects have changed, and nothing of them. */
export async function tell(scope: CompanyScope, projectId: string): Promise<void> {
  await tellColleagues(scope, { name: 'changed', about: ['projects'] })
  await tellClient(scope, projectId, 'projects')
}
