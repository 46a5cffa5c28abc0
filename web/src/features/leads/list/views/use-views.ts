import { writeViewQuery } from '@foyer/contract/leads/list/address'
import type { LeadView } from '@foyer/contract/leads/list/views'
import { viewTexts } from '@foyer/contract/leads/messages/list-surface'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { useListAddress } from '../use-list-address'

const shown = [leadListEndpoints.listViews, leadListEndpoints.readPreferences]

/** Read again after every change, also one that failed: somebody else may have been quicker. */
export function useViewsAgain() {
  const queries = useQueryClient()
  return () => Promise.all(shown.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

/** The saved views, the one that is open, and whether the list is still as it was saved. */
export function useViews() {
  const { tab, address, viewId } = useListAddress()
  const views = useEndpoint(leadListEndpoints.listViews, {})
  const query = writeViewQuery(tab, address)
  const opened = views.data?.find(({ id }) => id === viewId)
  const current = opened ?? views.data?.find((view) => query !== '' && view.query === query)
  return { views, current, query, isChanged: current !== undefined && current.query !== query }
}

export function useDefaultView() {
  const readAgain = useViewsAgain()
  const save = useSend(leadListEndpoints.savePreferences, {
    onSettled: readAgain,
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, viewTexts.failed) }),
  })
  return (view: LeadView) => save.mutate({ defaultViewId: view.isDefault ? null : view.id })
}

export function useUpdateView() {
  const readAgain = useViewsAgain()
  const save = useSend(leadListEndpoints.editView, {
    onSettled: readAgain,
    onSuccess: ({ name }) => showToast({ kind: 'ok', text: viewTexts.saved(name) }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, viewTexts.failed) }),
  })
  return ({ id, name, isShared }: LeadView, query: string) => save.mutate({ id, name, isShared, query })
}
