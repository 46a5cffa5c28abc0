import type { LeadField } from '@foyer/contract/fields/model'
import { leadLimits } from '@foyer/contract/leads/limits'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { onLive } from '../../../api/live'
import { keyOf, useEndpoint } from '../../../api/queries'
import { useSettingsInStep } from '../../../api/use-settings-in-step'
import { together } from '../../../ui/reading'
import { isKnown } from './archived-cells'

const fieldsShown = [fieldEndpoints.list]

export const shownFields = (fields: readonly LeadField[]) =>
  fields.filter((field) => field.isVisible && isKnown(field))

/** One page of the archive, as the address says, and the fields that are shown of it. */
export function useArchived() {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').trim().slice(0, leadLimits.searchMax)
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const archived = useEndpoint(
    leadListEndpoints.archived,
    { page, limit: leadLimits.archivedPageSize, search: search || undefined },
    { keepPrevious: true },
  )
  const fields = useEndpoint(fieldEndpoints.list, {})
  useSettingsInStep('fields', fieldsShown)
  useInStep()

  const goToPage = (next: number) =>
    setParams((former) => {
      const params = new URLSearchParams(former)
      if (next > 1) params.set('page', String(next))
      else params.delete('page')
      return params
    })
  const { data, isPlaceholderData } = archived
  const isPastTheEnd = data !== undefined && !isPlaceholderData && data.rows.length === 0 && page > 1
  const lastPage = data?.pageCount ?? 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last lead of the last page has gone
  useEffect(() => {
    if (isPastTheEnd) goToPage(lastPage)
  }, [isPastTheEnd, lastPage])

  return {
    search,
    data,
    reading: together({ page: archived, fields }),
    goToPage,
  }
}

/** A colleague may archive or bring back leads meanwhile. */
function useInStep() {
  const queries = useQueryClient()
  useEffect(
    () =>
      onLive('leads-changed', () => {
        void queries.invalidateQueries({ queryKey: keyOf(leadListEndpoints.archived) })
      }),
    [queries],
  )
}
