import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useEndpoint } from '../../../api/queries'
import { useSettingsInStep } from '../../../api/use-settings-in-step'
import { showToast } from '../../../ui/toasts/toast'
import { pipelineReads } from '../use-pipeline'

export function useRules() {
  useSettingsInStep('pipeline', pipelineReads)
  return useEndpoint(pipelineEndpoints.rules, {}, { staleTime: 0 })
}

const fieldReads = [fieldEndpoints.list, pipelineEndpoints.rules] as const
/** What a lead can be asked for. */
export function useLeadFields() {
  useSettingsInStep('fields', fieldReads)
  return useEndpoint(fieldEndpoints.list, {}, { staleTime: 0 })
}

/** After a change the list is read again; where only that fails, the person hears that the change was made. */
export function useRefreshAfter() {
  const queries = useQueryClient()
  return async (done: string, notRefreshed: string) => {
    try {
      await queries.refetchQueries({ queryKey: keyOf(pipelineEndpoints.rules) }, { throwOnError: true })
      showToast({ kind: 'ok', text: done })
    } catch {
      showToast({ kind: 'problem', text: notRefreshed })
    }
  }
}
