import type { Stage } from '@foyer/contract/pipeline/model'
import type { CompanyScope } from '../../context'
import { findLiveStages, findStages, holdLiveStage } from './repository/stages'

export { layPipeline, layRules } from './service/lay'
export { transitionsOf } from './service/rules'

export const stagesById = ({ db, companyId, remember }: CompanyScope): Promise<Map<string, Stage>> =>
  remember('stages', async () => new Map((await findStages(db, companyId)).map((stage) => [stage.id, stage])))

/** In order. */
export const liveStages = ({ db, companyId, remember }: CompanyScope): Promise<Stage[]> =>
  remember('live-stages', () => findLiveStages(db, companyId))

/** Whether a lead may be moved there: the stage exists, and is locked until the transaction ends. */
export const holdStageFor = ({ db, companyId }: CompanyScope, stageId: string): Promise<boolean> =>
  holdLiveStage(db, companyId, stageId)
