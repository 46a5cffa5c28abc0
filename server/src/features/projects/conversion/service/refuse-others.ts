import { refuse } from '@foyer/contract/kit/refusal'
import { may } from '@foyer/contract/policy'
import { projectRecordRefusals } from '@foyer/contract/projects/record/messages'
import { mayChangeProject } from '@foyer/contract/projects/record/rules'
import type { Context } from '../../../../context'
import type { ProjectRecord } from '../../record/repository/projects'

/** A draft belongs to whoever works on its lead; a project, as everywhere, to those who may change projects. */
export function refuseOthers(
  { viewer }: Pick<Context, 'viewer'>,
  { createdBy, adminId, isConfirmed }: ProjectRecord,
): void {
  if (mayChangeProject(viewer, { createdBy, adminId: adminId ?? undefined })) return
  if (isConfirmed || !may(viewer, 'leads.edit')) refuse(projectRecordRefusals.notYours)
}
