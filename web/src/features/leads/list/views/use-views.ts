import { writeViewQuery } from '@foyer/contract/leads/list/address'
import type { LeadView } from '@foyer/contract/leads/list/views'
import { viewTexts } from '@foyer/contract/leads/messages/list-surface'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useEndpoint, useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { useListAddress } from '../use-list-address'

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
  const save = useSend(leadListEndpoints.savePreferences, {
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, viewTexts.failed) }),
  })
  return (view: LeadView) => save.mutate({ defaultViewId: view.isDefault ? null : view.id })
}

export function useUpdateView() {
  const save = useSend(leadListEndpoints.editView, {
    onSuccess: ({ name }) => showToast({ kind: 'ok', text: viewTexts.saved(name) }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, viewTexts.failed) }),
  })
  return ({ id, name, isShared }: LeadView, query: string) => save.mutate({ id, name, isShared, query })
}
