import { type KnownOfRows, rowOf } from '@foyer/contract/leads/list/lean-row'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { CompanyScope } from '../../../../context'
import { stagesById } from '../../../pipeline/service'
import { peopleOf, tagsOf, teamNames } from '../../record/service/company-settings'
import type { FoundPage } from '../repository/page'
import { idsIn, type WatchedRow } from '../repository/row-values'

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

const instant = (text: string): string => new Date(text).toISOString()

/** A row with the clock of its first response. */
export function watchedRowOf(row: WatchedRow, known: KnownOfRows): LeadRow | undefined {
  const { respondBy, firstContactAt, ...lean } = row
  const shown = rowOf(lean, known)
  return (
    shown && {
      ...shown,
      ...(respondBy && { respondBy: instant(respondBy) }),
      ...(firstContactAt && { firstContactAt: instant(firstContactAt) }),
    }
  )
}
