import { refuse } from '@foyer/contract/kit/refusal'
import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { pipelineRefusals } from '@foyer/contract/pipeline/messages'
import type { Stage } from '@foyer/contract/pipeline/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { tellColleagues } from '../../accounts/service'
import { lockPipeline, type PipelineRow } from '../repository/pipelines'
import { findLiveStages } from '../repository/stages'

export interface Editing extends CompanyScope {
  pipeline: PipelineRow
  /** The current stages, in order. */
  stages: Stage[]
}

/** One change of a pipeline at a time: what it has read is still true when it writes. */
export const editing = <T>(ctx: Context, work: (scope: Editing) => Promise<T>): Promise<T> =>
  inViewersCompany(ctx, async (scope) => {
    const pipeline = await lockPipeline(scope.db, scope.companyId)
    if (!pipeline) return refuse(pipelineRefusals.unknownPipeline)
    const stages = await findLiveStages(scope.db, scope.companyId)
    const result = await work({ ...scope, pipeline, stages })
    await tellColleagues(scope, { name: 'changed', about: ['pipeline'] })
    return result
  })

export const liveStage = (stages: readonly Stage[], id: string): Stage =>
  stages.find((stage) => stage.id === id) ?? refuse(pipelineRefusals.stageGone)

const day = 24 * 60 * 60_000
/** What was deleted before this is erased and cannot be restored (C-041). */
export const keptSince = (now: Date): Date => new Date(now.getTime() - pipelineLimits.keptDays * day)
