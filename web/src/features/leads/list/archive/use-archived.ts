import type { LeadField } from '@foyer/contract/fields/model'
import { leadLimits } from '@foyer/contract/leads/limits'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { useEffect } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { usePageInAddress } from '../../../../ui/list/page-in-address'
import { useSearchTerm } from '../../../../ui/list/search-in-address'
import { together } from '../../../../ui/reading'

export const shownFields = (fields: readonly LeadField[]) => fields.filter((field) => field.isVisible)

/** One page of the archive, as the address says, and the fields that are shown of it. */
export function useArchived() {
  const search = useSearchTerm().trim().slice(0, leadLimits.searchMax)
  const { page, goToPage } = usePageInAddress()
  const archived = useEndpoint(
    leadListEndpoints.archived,
    { page, limit: leadLimits.archivedPageSize, search: search || undefined },
    { keepPrevious: true },
  )
  const fields = useEndpoint(fieldEndpoints.list, {})

  const { data, isPlaceholderData } = archived
  const isPastTheEnd = data !== undefined && !isPlaceholderData && data.rows.length === 0 && page > 1
  const lastPage = data?.pageCount ?? 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last lead of the last page has gone
  useEffect(() => {
    if (isPastTheEnd) goToPage(lastPage)
  }, [isPastTheEnd, lastPage])

  return { search, reading: together({ page: archived, fields }) }
}
