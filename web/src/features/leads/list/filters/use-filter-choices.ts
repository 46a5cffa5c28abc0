import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { useMemo } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { type Reading, together } from '../../../../ui/reading'
import { choicesOf, type FilterChoices } from './filter-fields'

/** What colleagues have used meanwhile is offered the next time. */
const later = () => true

export interface KnownChoices extends FilterChoices {
  /** Until it is there, the lists are empty. */
  reading: Reading<object>
}

/** What can be filtered by; asked for only once somebody filters. */
export function useFilterChoices(isNeeded: boolean): KnownChoices {
  const enabled = { enabled: isNeeded }
  const options = useEndpoint(leadListEndpoints.filterOptions, {}, { ...enabled, follow: later })
  const pipeline = useEndpoint(pipelineEndpoints.get, {}, enabled)
  const tags = useEndpoint(tagEndpoints.list, {}, enabled)
  const choices = useMemo(
    () => ({
      sources: choicesOf(options.data?.sources ?? []),
      cities: choicesOf(options.data?.cities ?? []),
      places: choicesOf(options.data?.places ?? []),
      hasTeam: options.data?.hasTeam ?? false,
      people: (options.data?.people ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
      stages: (pipeline.data?.stages ?? []).map(({ id, name }) => ({ value: id, label: name })),
      tags: (tags.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      budget: options.data?.budget,
    }),
    [options.data, pipeline.data, tags.data],
  )
  return { ...choices, reading: together({ options, pipeline, tags }) }
}
