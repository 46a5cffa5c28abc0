import { identitiesOf } from '@foyer/contract/leads/duplicates'
import type { CompanyScope } from '../../../context'
import type { Visibility } from '../../teams/service'
import { named } from '../repository/bulk'
import type { LeadCondition } from '../repository/filters'
import { contains, findKnownBy, findWords, isFound, searchWords } from '../repository/search'
import { findWays } from '../repository/surroundings'

/** A whole phone or email finds the lead of any contact who has it; its words are those of the first contact. */
export async function knownBy({ db, companyId }: CompanyScope, search: string): Promise<string[]> {
  const isAddress = search.includes('@')
  if (!isAddress && !/^[+\d\s().-]{5,}$/.test(search)) return []
  const { dialCode } = await findWays(db, companyId)
  const identities = identitiesOf(
    [isAddress ? { email: search, phones: [] } : { phones: [search] }],
    dialCode,
  )
  return identities.length > 0 ? findKnownBy(db, companyId, identities) : []
}

/** What a search can mean, the likeliest first; the next is for when nothing is found. */
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
