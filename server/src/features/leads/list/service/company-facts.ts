import { todayIn } from '@foyer/contract/kit/dates'
import type { StageKind } from '@foyer/contract/pipeline/model'
import type { CompanyScope } from '../../../../context'
import { stagesById } from '../../../pipeline/service'
import { regionOf } from '../../record/service/company-settings'
import type { CompanyFacts } from '../repository/company-facts'

export async function factsOf(scope: CompanyScope): Promise<CompanyFacts> {
  const stages = [...(await stagesById(scope)).values()]
  const { timeZone } = await regionOf(scope)
  const idsOf = (kind: StageKind) => stages.filter((stage) => stage.kind === kind).map(({ id }) => id)
  return {
    companyId: scope.companyId,
    timeZone,
    today: todayIn(timeZone, scope.now),
    wonStageIds: idsOf('won'),
    lostStageIds: idsOf('lost'),
  }
}
