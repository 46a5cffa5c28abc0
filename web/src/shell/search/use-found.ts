import { searchLimits as limits } from '@foyer/contract/search/limits'
import { searchTexts as texts } from '@foyer/contract/shell/messages-search'
import { searchEndpoints } from '@foyer/contract/wire/search/endpoints'
import { useDebouncedValue } from '@mantine/hooks'
import { useEndpoint } from '../../api/queries'
import { useCan } from '../../features/accounts/use-can'
import { leadHit, personHit, projectHit, quotationHit } from './found-hits'
import type { HitGroup } from './hit'

const pause = 120

/** What the server finds for the words, by one call; what was asked before is dropped when more is typed. */
export function useFound(typed: string) {
  const [words] = useDebouncedValue(typed.trim(), pause)
  const mayReadLeads = useCan('leads.read')
  const isSearched = words.length >= limits.shortest && words.length <= limits.words
  const found = useEndpoint(searchEndpoints.find, { words }, { enabled: isSearched, keepPrevious: true })
  const { data } = found
  const groups: HitGroup[] =
    isSearched && data
      ? [
          { label: texts.leads, hits: data.leads.map(leadHit) },
          { label: texts.people, hits: data.people.map((one) => personHit(one, mayReadLeads)) },
          { label: texts.projects, hits: data.projects.map(projectHit) },
          { label: texts.quotations, hits: data.quotations.map(quotationHit) },
        ]
      : []
  return {
    groups,
    isSearching: typed.trim() !== words || (isSearched && found.isFetching),
    hasFailed: isSearched && found.isError,
    retry: () => void found.refetch(),
  }
}
