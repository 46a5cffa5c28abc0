import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useEndpoint } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'

export const useRules = () => useEndpoint(pipelineEndpoints.rules, {}, { staleTime: 0 })

/** What a lead can be asked for. */
export const useLeadFields = () => useEndpoint(fieldEndpoints.list, {}, { staleTime: 0 })

/** After a change the list is read again; where only that fails, the person hears that the change was made. */
export function useRefreshAfter() {
  const queries = useQueryClient()
  return async (done: string, notRefreshed: string) => {
    try {
      // The change has had it read again: that reading is waited for.
      const joined = { throwOnError: true, cancelRefetch: false }
      await queries.refetchQueries({ queryKey: keyOf(pipelineEndpoints.rules) }, joined)
      showToast({ kind: 'ok', text: done })
    } catch {
      showToast({ kind: 'problem', text: notRefreshed })
    }
  }
}
