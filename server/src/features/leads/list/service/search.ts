import { identitiesOf } from '@foyer/contract/leads/duplicates/model'
import type { CompanyScope } from '../../../../context'
import type { Visibility } from '../../../teams/service'
import { named } from '../../bulk/repository'
import { regionOf } from '../../record/service/company-settings'
import type { LeadCondition } from '../repository/filters'
import { contains, findKnownBy, findWords, isFound, searchWords } from '../repository/search'

/** A whole phone or email finds the lead of any contact; the word index has only the first contact. */
export async function knownBy(scope: CompanyScope, search: string): Promise<string[]> {
  const identities = await identitiesIn(scope, search)
  if (identities.length === 0) return []
  return findKnownBy(scope.db, scope.companyId, identities, searchWords(search))
}

async function identitiesIn(scope: CompanyScope, search: string): Promise<string[]> {
  if (search.includes('@')) return identitiesOf([{ email: search, phones: [] }])
  if (!/^[+\d\s().-]{5,}$/.test(search)) return []
  const { dialCode } = await regionOf(scope)
  return identitiesOf([{ phones: [search] }], dialCode)
}

/** The possible meanings of a search, the likeliest first; the next one is tried if nothing is found. */
export async function meaningsOf(
  scope: CompanyScope,
  search: string,
  visibility: Visibility,
  known?: string[],
): Promise<LeadCondition[]> {
  const { db, companyId } = scope
  const typed = searchWords(search)
  const words = await findWords(db, companyId, typed)
  const ids = known ?? (await knownBy(scope, search))
  return [
    ...(words ? [isFound(companyId, words, visibility, ids)] : []),
    ...(ids.length > 0 ? [named(ids)] : []),
    contains(companyId, typed),
  ].filter((meaning) => meaning !== undefined)
}
