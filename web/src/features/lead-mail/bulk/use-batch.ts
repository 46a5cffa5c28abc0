import { formatInstant } from '@foyer/contract/kit/dates'
import { batchStateTexts } from '@foyer/contract/lead-mail/bulk/messages'
import { batchPageTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import type { BatchMailFilter, BatchTotals, MailBatch } from '@foyer/contract/lead-mail/bulk/model'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useEndpointPages } from '../../../api/paged-queries'
import { useEndpoint, useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'

/** While messages leave: the mail server takes them one after the other. */
const lookAgainEvery = 3_000

const isUnderWay = ({ totals, state }: Pick<MailBatch, 'totals' | 'state'>): boolean =>
  totals.waiting > 0 && state !== 'scheduled'

export const useBatch = (id: string) =>
  useEndpoint(
    bulkMailEndpoints.mailBatch,
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? lookAgainEvery : false),
    },
  )

export function useBatches() {
  const first = { after: undefined }
  return useEndpointPages(bulkMailEndpoints.mailBatches, first, ({ after }) =>
    after ? { after } : undefined,
  )
}

export function useBatchMails(id: string, filter: BatchMailFilter) {
  const first = { id, filter, after: undefined }
  return useEndpointPages(bulkMailEndpoints.batchMails, first, ({ after }) =>
    after ? { id, filter, after } : undefined,
  )
}

/** Where it stands, in a few words. */
export const standingOf = ({ state, sendAt, totals }: MailBatch, timeZone: string): string => {
  if (state === 'scheduled' && sendAt) return texts.scheduledFor(formatInstant(sendAt, timeZone))
  return state === 'written' && totals.waiting === 0 ? texts.done : batchStateTexts[state]
}

export const skippedOf = ({ skipped }: BatchTotals): number =>
  Object.values(skipped).reduce((sum, count) => sum + count, 0)

export function useRetryBatch() {
  const retry = useSend(bulkMailEndpoints.retryBatch)
  const run = (id: string) =>
    retry.mutate(
      { id },
      {
        onSuccess: ({ message }) => showToast({ kind: 'ok', text: message }),
        onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.retryFailed) }),
      },
    )
  return { run, isPending: retry.isPending }
}
