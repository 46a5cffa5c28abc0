import { metaTexts as texts } from '@foyer/contract/intake/messages/meta'
import type { ReplyOf } from '@foyer/contract/kit/endpoint'
import { metaEndpoints } from '@foyer/contract/wire/intake/meta/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'

const lookAgainEvery = 15_000
/** What comes by itself changes by itself. */
const fresh = { staleTime: 0, refetchInterval: lookAgainEvery }
export const useStatus = () => useEndpoint(metaEndpoints.metaStatus, {}, fresh)
export const useOverview = () => useEndpoint(metaEndpoints.metaOverview, {}, fresh)
export const useFailedLeads = () => useEndpoint(metaEndpoints.metaFailed, {}, fresh)

type Telling = {
  [K in keyof typeof metaEndpoints]: ReplyOf<(typeof metaEndpoints)[K]> extends { message: string }
    ? K
    : never
}[keyof typeof metaEndpoints]

/** A call that says what it has done, or why not. */
export function useTelling<K extends Telling>(name: K, onDone?: () => void) {
  return useSend<(typeof metaEndpoints)[K]>(metaEndpoints[name], {
    reads: 'before-done',
    onSuccess: (reply) => {
      showToast({ kind: 'ok', text: (reply as { message: string }).message, about: 'meta' })
      onDone?.()
    },
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed), about: 'meta' }),
  })
}
