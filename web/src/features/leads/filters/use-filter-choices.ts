import { leadListEndpoints } from '@foyer/contract/wire/leads/list-endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { useMemo } from 'react'
import { useEndpoint } from '../../../api/queries'
import { useSettingsInStep } from '../../../api/use-settings-in-step'
import { choicesOf, type FilterChoices } from './filter-fields'

const stagesShown = [pipelineEndpoints.get]
const tagsShown = [tagEndpoints.list]

/** What can be filtered by; asked for only once somebody filters. */
export function useFilterChoices(isNeeded: boolean): FilterChoices & { areKnown: boolean } {
  useSettingsInStep('pipeline', stagesShown)
  useSettingsInStep('tags', tagsShown)
  const enabled = { enabled: isNeeded }
  const options = useEndpoint(leadListEndpoints.filterOptions, {}, enabled)
  const pipeline = useEndpoint(pipelineEndpoints.get, {}, enabled)
  const tags = useEndpoint(tagEndpoints.list, {}, enabled)
  return useMemo(
    () => ({
      areas: choicesOf(options.data?.areas ?? []),
      sources: choicesOf(options.data?.sources ?? []),
      people: (options.data?.people ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
      stages: (pipeline.data?.stages ?? []).map(({ id, name }) => ({ value: id, label: name })),
      tags: (tags.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      budget: options.data?.budget,
      areKnown: !options.isPending && !pipeline.isPending && !tags.isPending,
    }),
    [options.data, options.isPending, pipeline.data, pipeline.isPending, tags.data, tags.isPending],
  )
}
