import type { KeptList, ListEntry, ListKey } from '@foyer/contract/leads/kept-lists/model'
import { keptListTexts as texts } from '@foyer/contract/leads/messages/kept-lists'
import { keptListEndpoints } from '@foyer/contract/wire/leads/kept-lists/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'

/** Numbers change with every lead: they are read whenever the page is opened. */
export const useKeptLists = () => useEndpoint(keptListEndpoints.keptLists, {}, { staleTime: 0 })

const sayFailed = (error: unknown) =>
  showToast({ kind: 'problem', text: wordsOf(error, texts.failed), about: 'kept-lists' })

/** Hides and shows; what was hidden can be taken back at once. */
export function useHiding(list: ListKey) {
  const send = useSend(keptListEndpoints.editEntry, { onError: sayFailed })
  const say = (text: string, undo?: () => void) =>
    showToast({ kind: 'ok', text, about: 'kept-lists', ...(undo && { undo }) })
  const show = ({ id, name }: ListEntry) =>
    send.mutate({ list, id, kind: 'show' }, { onSuccess: () => say(texts.shownNow(name)) })
  const hide = (entry: ListEntry) =>
    send.mutate(
      { list, id: entry.id, kind: 'hide' },
      { onSuccess: () => say(texts.hiddenNow(entry.name), () => show(entry)) },
    )
  return { hide, show }
}

const reordered = (entries: readonly ListEntry[], id: string, before: string | undefined): ListEntry[] => {
  const others = entries.filter((entry) => entry.id !== id)
  const place = before === undefined ? others.length : others.findIndex((entry) => entry.id === before)
  return others.toSpliced(place, 0, ...entries.filter((entry) => entry.id === id))
}

/** An entry is at its new place at once, and is sent there one move after another. */
export function useMoving(list: ListKey) {
  const queries = useQueryClient()
  const send = useSend(keptListEndpoints.editEntry, { onError: sayFailed })
  const moves = useRef(Promise.resolve())
  return (entry: ListEntry, before: string | undefined) => {
    queries.setQueryData<KeptList[]>(keyOf(keptListEndpoints.keptLists, {}), (lists) =>
      lists?.map((one) =>
        one.list === list ? { ...one, entries: reordered(one.entries, entry.id, before) } : one,
      ),
    )
    const move = () =>
      send
        .mutateAsync({ list, id: entry.id, kind: 'move', before })
        // As it is stored; why it failed is said already.
        .catch(() => queries.invalidateQueries({ queryKey: keyOf(keptListEndpoints.keptLists, {}) }))
    moves.current = moves.current.then(async () => void (await move()))
  }
}
