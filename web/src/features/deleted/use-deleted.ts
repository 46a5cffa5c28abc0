import { deletedTexts as texts } from '@foyer/contract/deleted/messages'
import type { DeletedKind, DeletedThing } from '@foyer/contract/deleted/model'
import { deletedEndpoints } from '@foyer/contract/wire/deleted'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { useRef } from 'react'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { showToast } from '../../ui/toasts/toast'

export const useDeleted = (search: string) =>
  useEndpoint(deletedEndpoints.list, { search: search || undefined }, { keepPrevious: true, staleTime: 0 })

/** Each kind comes back by the call that its own Undo makes. */
function useBringBack(): Record<DeletedKind, (id: string) => Promise<unknown>> {
  const lead = useSend(leadCaptureEndpoints.edit)
  const stage = useSend(pipelineEndpoints.edit)
  const rule = useSend(pipelineEndpoints.updateRule)
  const tag = useSend(tagEndpoints.edit)
  const team = useSend(teamEndpoints.update)
  const field = useSend(fieldEndpoints.edit)
  const noStages = { pipelineId: undefined, changes: [], deletedIds: [] }
  return {
    lead: (id) => lead.mutateAsync({ kind: 'restore', id }),
    stage: (id) => stage.mutateAsync({ ...noStages, restoredIds: [id] }),
    rule: (id) => rule.mutateAsync({ kind: 'restore', id }),
    tag: (id) => tag.mutateAsync({ kind: 'restore', id }),
    team: (id) => team.mutateAsync({ kind: 'restore', id }),
    field: (id) => field.mutateAsync({ kind: 'restore', id }),
  }
}

/** One at a time: a second press comes before the page knows of the first. */
export function useRestore() {
  const bringBack = useBringBack()
  const isBusy = useRef(false)
  return ({ kind, id, name }: DeletedThing) => {
    if (isBusy.current) return
    isBusy.current = true
    bringBack[kind](id)
      .then(
        () => showToast({ kind: 'ok', text: texts.restored(name || texts.nameless) }),
        (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.restoreFailed) }),
      )
      .finally(() => {
        isBusy.current = false
      })
  }
}
