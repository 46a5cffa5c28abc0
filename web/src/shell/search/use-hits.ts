import { leadQuery } from '@foyer/contract/leads/list/query'
import { leadName } from '@foyer/contract/leads/rules'
import { projectStageTexts } from '@foyer/contract/projects/record/messages'
import { searchTexts as texts } from '@foyer/contract/shell/messages-search'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { useDebouncedValue } from '@mantine/hooks'
import { useEndpoint } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { useCan } from '../../features/accounts/use-can'
import type { HitGroup } from './hit'
import { usePages } from './use-pages'

const shownLeads = 6
const shortest = 2
/** From one sign more nothing is searched for, and the field says why (C-162). */
export const longest = 100

function useLeads(words: string, isWanted: boolean) {
  const asked = leadQuery({ search: words, limit: shownLeads })
  const found = useEndpoint(leadEndpoints.list, asked, { enabled: isWanted, keepPrevious: true })
  const hits = found.data?.rows.map((lead) => ({
    key: lead.id,
    to: addresses.leadDetails(lead.id),
    name: leadName(lead),
    about: [lead.stage.name, lead.phone, lead.city].filter(Boolean).join(' · '),
  }))
  return { found, hits }
}

function useProjects(words: string, isWanted: boolean) {
  const found = useEndpoint(
    projectRecordEndpoints.search,
    { words },
    { enabled: isWanted, keepPrevious: true },
  )
  const hits = found.data?.map(({ id, name, clientName, stage, isDraft }) => ({
    key: id,
    to: addresses.project(id),
    name,
    about: [clientName, isDraft ? texts.draft : projectStageTexts[stage]].join(' · '),
  }))
  return { found, hits }
}

/** What fits the words: leads and projects of the server, pages of the product. Without words the pages. */
export function useHits(typed: string) {
  const [words] = useDebouncedValue(typed.trim(), 180)
  const isSearched = words.length >= shortest && words.length <= longest
  const leads = useLeads(words, useCan('leads.read') && isSearched)
  const projects = useProjects(words, isSearched)
  const pages = usePages(typed.trim())
  const groups: HitGroup[] = [
    { label: texts.leads, hits: (isSearched && leads.hits) || [] },
    { label: texts.projects, hits: (isSearched && projects.hits) || [] },
    { label: texts.pages, hits: pages },
  ].filter(({ hits }) => hits.length > 0)
  const both = [leads.found, projects.found]
  return {
    groups,
    isSearching: typed.trim() !== words || (isSearched && both.some(({ isFetching }) => isFetching)),
    hasFailed: isSearched && both.some(({ isError }) => isError),
  }
}
