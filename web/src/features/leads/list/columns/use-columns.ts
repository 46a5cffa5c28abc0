import {
  arrangeColumns,
  type ColumnPreference,
  type LeadListPreferences,
} from '@foyer/contract/leads/list/columns'
import { columnTexts } from '@foyer/contract/leads/messages/list-surface'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { call } from '../../../../api/client'
import { keyOf, useEndpoint } from '../../../../api/queries'
import { readAgain } from '../../../../api/read-again'
import { showToast } from '../../../../ui/toasts/toast'

const pauseBeforeSaving = 400
const usual = arrangeColumns([])
const readKey = () => keyOf(leadListEndpoints.readPreferences, {})

export function usePreferences() {
  return useEndpoint(leadListEndpoints.readPreferences, {}, { staleTime: 5 * 60_000 })
}

/** What is seen at once is saved a moment later, the last of many changes only. */
function saver(queries: QueryClient, onFailure: () => void) {
  let waiting: ColumnPreference[] | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const save = () => {
    clearTimeout(timer)
    if (!waiting) return
    const columns = waiting
    waiting = undefined
    call(leadListEndpoints.savePreferences, { columns }).catch((error) => {
      showToast({ kind: 'problem', text: wordsOf(error, columnTexts.saveFailed) })
      void readAgain(queries, ['views']).then(onFailure)
    })
  }

  return {
    save,
    change(columns: ColumnPreference[]) {
      void queries.cancelQueries({ queryKey: readKey() })
      queries.setQueryData<LeadListPreferences>(readKey(), (former) => ({
        defaultViewId: former?.defaultViewId,
        columns,
      }))
      waiting = columns
      clearTimeout(timer)
      timer = setTimeout(save, pauseBeforeSaving)
    },
  }
}

/** The person's own columns; the usual ones where theirs cannot be read. */
export function useColumns() {
  const queries = useQueryClient()
  const preferences = usePreferences()
  const stored = preferences.data?.columns
  // What was just chosen is drawn at once; the store of what was read tells of it a moment later.
  const [chosen, setChosen] = useState<ColumnPreference[]>()
  const columns = useMemo(() => chosen ?? (stored ? arrangeColumns(stored) : usual), [chosen, stored])
  const { save, change: keep } = useMemo(() => saver(queries, () => setChosen(undefined)), [queries])
  const change = (next: ColumnPreference[]) => {
    setChosen(next)
    keep(next)
  }

  useEffect(() => {
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [save])

  return {
    columns,
    areKnown: !preferences.isPending,
    change,
    reset: () => change(usual),
  }
}
