import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '../../api/call-failed'
import { keyOf, useEndpoint } from '../../api/queries'
import { useSettingsInStep } from '../../api/use-settings-in-step'

/** Everything in which a change of stages, statuses or rules shows. */
export const pipelineReads = [
  pipelineEndpoints.get,
  pipelineEndpoints.statuses,
  pipelineEndpoints.rules,
] as const

/** Read again after every change, also one that failed: somebody else may have been quicker. */
export function usePipelineAgain() {
  const queries = useQueryClient()
  return () =>
    Promise.all(pipelineReads.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

export function usePipeline() {
  useSettingsInStep('pipeline', pipelineReads)
  return useEndpoint(pipelineEndpoints.get, {}, { staleTime: 0 })
}

/** The server's words where it refuses; the specified ones where it fails or cannot be reached. */
export const refusalOr = (error: unknown, otherwise: string): string =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500 ? error.message : otherwise
