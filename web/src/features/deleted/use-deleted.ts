import { deletedTexts as texts } from '@foyer/contract/deleted/messages'
import type { DeletedKind, DeletedThing } from '@foyer/contract/deleted/model'
import { deletedEndpoints } from '@foyer/contract/wire/deleted'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { wordsOf } from '../../api/call-failed'
import { call } from '../../api/client'
import { useEndpoint } from '../../api/queries'
import { showToast } from '../../ui/toasts/toast'

export const useDeleted = (search: string) =>
  useEndpoint(deletedEndpoints.list, { search: search || undefined }, { keepPrevious: true, staleTime: 0 })

/** Each kind comes back by the call that its own Undo makes. */
const bringBack: Record<DeletedKind, (id: string) => Promise<unknown>> = {
  lead: (id) => call(leadCaptureEndpoints.edit, { kind: 'restore', id }),
  stage: (id) =>
    call(pipelineEndpoints.edit, {
      pipelineId: undefined,
      changes: [],
      deletedIds: [],
      restoredIds: [id],
    }),
  rule: (id) => call(pipelineEndpoints.updateRule, { kind: 'restore', id }),
  tag: (id) => call(tagEndpoints.edit, { kind: 'restore', id }),
  team: (id) => call(teamEndpoints.update, { kind: 'restore', id }),
  field: (id) => call(fieldEndpoints.edit, { kind: 'restore', id }),
}

/** One at a time: a second press comes before the page knows of the first. */
export function useRestore() {
  const queries = useQueryClient()
  const isBusy = useRef(false)
  const { mutate } = useMutation({
    mutationFn: ({ kind, id }: DeletedThing) => bringBack[kind](id),
    onSuccess: (_, { name }) => showToast({ kind: 'ok', text: texts.restored(name || texts.nameless) }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.restoreFailed) }),
    // A stage, a tag or a lead shows in many places.
    onSettled: () => {
      isBusy.current = false
      return queries.invalidateQueries()
    },
  })
  return (thing: DeletedThing) => {
    if (isBusy.current) return
    isBusy.current = true
    mutate(thing)
  }
}
