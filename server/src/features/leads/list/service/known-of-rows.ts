import type { KnownOfRows } from '@foyer/contract/leads/list/lean-row'
import type { CompanyScope } from '../../../../context'
import { stagesById } from '../../../pipeline/service'
import { peopleOf, tagsOf, teamNames } from '../../record/service/company-settings'
import type { FoundPage } from '../repository/page'

/** What rows refer to, from memory. */
export const knownOfRows = async (scope: CompanyScope): Promise<KnownOfRows> => ({
  stages: await stagesById(scope),
  people: await peopleOf(scope),
  tags: await tagsById(scope),
  teams: await teamNames(scope),
})

const tagsById = (scope: CompanyScope) =>
  scope.remember('tags-by-id', async () => new Map((await tagsOf(scope)).map((tag) => [tag.id, tag])))

const only = <T>(map: ReadonlyMap<string, T>, ids: readonly (string | null)[]): Map<string, T> => {
  const found = new Map<string, T>()
  for (const id of new Set(ids)) {
    const value = id === null ? undefined : map.get(id)
    if (id !== null && value !== undefined) found.set(id, value)
  }
  return found
}

/** Only what the rows of one page refer to. */
export const onlyKnownOf = (known: KnownOfRows, page: FoundPage): KnownOfRows => ({
  stages: only(known.stages, page.stageIds),
  people: only(known.people, page.assigneeIds),
  tags: only(known.tags, page.tagIds),
  teams: only(known.teams, page.teamIds),
})
