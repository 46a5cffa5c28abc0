import { identitiesOf } from '@foyer/contract/leads/duplicates/model'
import type { CompanyScope } from '../../../../context'
import type { Visibility } from '../../../teams/service'
import { regionOf } from '../../record/service/company-settings'
import type { LeadCondition } from '../repository/filters'
import { patternsOf, type Search, searchConditions, searchWords } from '../repository/search'

/** Costs no trip to the database. */
export const searchOf = async (scope: CompanyScope, search: string): Promise<Search> => ({
  ...patternsOf(searchWords(search)),
  identities: await identitiesIn(scope, search),
})

/** A whole email finds the lead of any contact: its own text has only the first. So does a whole phone, however it is written. */
async function identitiesIn(scope: CompanyScope, search: string): Promise<string[]> {
  if (search.includes('@')) return identitiesOf([{ email: search, phones: [] }])
  if (!/^[+\d\s().-]{5,}$/.test(search)) return []
  const { dialCode } = await regionOf(scope)
  return identitiesOf([{ phones: [search] }], dialCode)
}

/** The possible meanings of a search, the likeliest first; the next one is tried if nothing is found. */
export const meaningsOf = async (
  scope: CompanyScope,
  search: string,
  visibility: Visibility,
): Promise<LeadCondition[]> => searchConditions(scope.companyId, await searchOf(scope, search), visibility)
