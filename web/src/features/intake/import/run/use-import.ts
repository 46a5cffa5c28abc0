import type { LeadImport } from '@foyer/contract/intake/import/model'
import { importTexts } from '@foyer/contract/intake/messages/import'
import { importRunTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { readAgain } from '../../../../api/read-again'
import { showToast } from '../../../../ui/toasts/toast'
import { noteEnded } from './running-import'

/** While it runs. */
const lookAgainEvery = 700

export const isRunning = ({ state }: Pick<LeadImport, 'state'>): boolean =>
  state === 'staging' || state === 'writing'

/** One import as it goes on; its end is told once, and what shows leads reads them again (L-226, L-227). */
export function useImport(id: string, onShow?: () => void) {
  const queries = useQueryClient()
  const reading = useEndpoint(
    importEndpoints.importById,
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? lookAgainEvery : false),
    },
  )
  const { data, error } = reading
  const isOver = data !== undefined && !isRunning(data)
  const isGone = error?.status === 404
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is over
  useEffect(() => {
    if (isGone) noteEnded(id)
    if (!isOver || !noteEnded(id)) return
    void readAgain(queries, ['leads', 'sources', 'imports'])
    const action = onShow && { action: { text: texts.show, run: onShow } }
    if (data.state === 'done')
      showToast({
        kind: 'ok',
        text: importTexts.uploaded,
        detail: importTexts.outcome(data.created, data.updated, data.skipped),
        ...action,
      })
    if (data.state === 'failed')
      showToast({ kind: 'problem', text: data.reason ?? importTexts.failed, ...action })
  }, [isOver, isGone, id])
  return reading
}
