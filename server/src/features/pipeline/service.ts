import type { CompanyScope } from '../../context'
import { holdLiveStage } from './repository/stages'

export { liveStages, stagesById } from './service/current-stages'
export { layPipeline, layRules } from './service/lay'
export { transitionsOf } from './service/rules'

/** Whether a lead may be moved there: the stage exists, and is locked until the transaction ends. */
export const holdStageFor = ({ db, companyId }: CompanyScope, stageId: string): Promise<boolean> =>
  holdLiveStage(db, companyId, stageId)
