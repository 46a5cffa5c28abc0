import type { CompanyScope } from '../../../../context'
import { stagesById } from '../../../pipeline/service'
import { regionOf } from '../../record/service/company-settings'
import type { CompanyFacts } from '../repository/filters'

export async function factsOf(scope: CompanyScope): Promise<CompanyFacts> {
  const stages = [...(await stagesById(scope)).values()]
  return {
    companyId: scope.companyId,
    timeZone: (await regionOf(scope)).timeZone,
    wonStageIds: stages.filter(({ kind }) => kind === 'won').map(({ id }) => id),
  }
}
