import { refuse } from '@foyer/contract/kit/refusal'
import { minutesRefusals as refusals } from '@foyer/contract/projects/minutes/messages'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { tellColleagues } from '../../../accounts/service'
import { visibleRecordsOf } from '../../../teams/service'
import { tellClient } from '../../record/service/tell-client'
import { writeLog } from '../../record/service/write-log'
import { type FoundMinutes, findMinutes, holdMinutes } from '../repository/minutes'

/** If the caller may see their project; those of others and those that do not exist look the same. */
export async function seeMinutes(
  scope: CompanyScope,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
  isDeleted = false,
): Promise<FoundMinutes> {
  const visible = await visibleRecordsOf(scope, viewer)
  return (await findMinutes(scope.db, scope.companyId, visible, id, isDeleted)) ?? refuse(refusals.unknown)
}

export interface HeldMinutes {
  scope: CompanyScope
  held: FoundMinutes
  /** A line of the project's log. */
  note: (sentence: string) => Promise<unknown>
}

/** Nobody else changes them until the transaction ends; then open pages look again. */
export const inMinutes = <T>(
  ctx: Context,
  { id, isDeleted = false }: { id: string; isDeleted?: boolean },
  work: (held: HeldMinutes) => Promise<T>,
): Promise<T> =>
  inViewersCompany(ctx, async (scope) => {
    await holdMinutes(scope.db, scope.companyId, id)
    const held = await seeMinutes(scope, ctx, id, isDeleted)
    const { projectId, title: subject } = held.minutes
    const actorId = ctx.viewer.userId
    const note = (sentence: string) =>
      writeLog(scope, { projectId, actorId, kind: 'minutes', sentence, subject })
    const done = await work({ scope, held, note })
    await tellOfMinutes(scope, projectId)
    return done
  })

export async function tellOfMinutes(scope: CompanyScope, projectId: string): Promise<void> {
  await tellColleagues(scope, { name: 'changed', about: ['minutes', 'projects'] })
  await tellClient(scope, projectId, 'minutes')
}
