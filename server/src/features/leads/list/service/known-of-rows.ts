import type { KnownOfRows } from '@foyer/contract/leads/list/lean-row'
import type { CompanyScope } from '../../../../context'
import { stagesById } from '../../../pipeline/service'
import { peopleOf, tagsOf, teamNames } from '../../record/service/company-settings'
import type { FoundPage } from '../repository/page'
import { idsIn } from '../repository/row-values'

/** What rows refer to, from memory. */
export const knownOfRows = async (scope: CompanyScope): Promise<KnownOfRows> => ({
  stages: await stagesById(scope),
  people: await peopleOf(scope),
  tags: await tagsById(scope),
  teams: await teamNames(scope),
})

const tagsById = (scope: CompanyScope) =>
  scope.remember('tags-by-id', async () => new Map((await tagsOf(scope)).map((tag) => [tag.id, tag])))

const only = <T>(map: ReadonlyMap<string, T>, ids: ReadonlySet<string>): Map<string, T> => {
  const found = new Map<string, T>()
  for (const id of ids) {
    const value = map.get(id)
    if (value !== undefined) found.set(id, value)
  }
  return found
}

/** Only what the rows of one page refer to. */
export function onlyKnownOf(known: KnownOfRows, { rows }: FoundPage): KnownOfRows {
  const ids = idsIn(rows)
  return {
    stages: only(known.stages, ids),
    people: only(known.people, ids),
    tags: only(known.tags, ids),
    teams: only(known.teams, ids),
  }
}
