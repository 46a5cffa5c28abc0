import type { PipelineStage, Stage } from '@foyer/contract/pipeline/model'
import type { CompanyScope } from '../../../context'
import { findLiveStages, findStages } from '../repository/stages'

export const stagesById = ({ db, companyId, remember }: CompanyScope): Promise<Map<string, Stage>> =>
  remember('stages', async () => new Map((await findStages(db, companyId)).map((stage) => [stage.id, stage])))

/** In order. */
export const liveStages = ({
  db,
  companyId,
  remember,
}: CompanyScope): Promise<Omit<PipelineStage, 'leads'>[]> =>
  remember('live-stages', () => findLiveStages(db, companyId))
