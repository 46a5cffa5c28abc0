import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { CallFailed } from '../../api/call-failed'
import { useEndpoint } from '../../api/queries'

export const usePipeline = () => useEndpoint(pipelineEndpoints.get, {}, { staleTime: 0 })

/** The server's words where it refuses; the specified ones where it fails or cannot be reached. */
export const refusalOr = (error: unknown, otherwise: string): string =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500 ? error.message : otherwise
