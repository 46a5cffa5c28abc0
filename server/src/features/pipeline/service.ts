import type { CompanyScope } from '../../context'
import { holdLiveStages } from './repository/stages'

export { createPipeline, createTransitionRules } from './service/create-pipeline'
export { liveStages, stagesById } from './service/current-stages'
export { transitionsOf } from './service/rules'
export { addStarterRules, addStarterStages } from './service/starter'

/** Those of the stages to which leads may be moved: they exist, and are locked until the transaction ends. */
export const holdStagesFor = ({ db, companyId }: CompanyScope, stageIds: string[]): Promise<Set<string>> =>
  holdLiveStages(db, companyId, stageIds)
