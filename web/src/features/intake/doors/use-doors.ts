import { leadSourcesTexts as texts } from '@foyer/contract/intake/messages/lead-sources'
import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'

/** Whoever waits for the first enquiry sees it without doing anything. */
const lookAgainEvery = 5_000

export const useDoors = () => useEndpoint(doorEndpoints.doors, {}, { staleTime: 0 })

export const useDoor = (id: string) =>
  useEndpoint(doorEndpoints.door, { id }, { staleTime: 0, refetchInterval: lookAgainEvery })

const say = (text: string) => showToast({ kind: 'ok', text, about: 'lead-sources' })
const sayFailed = (error: unknown) =>
  showToast({ kind: 'problem', text: wordsOf(error, texts.failedToChange), about: 'lead-sources' })

/** Everything but what has a form: said when it is done, and when it failed. */
export const useEditDoor = () =>
  useSend(doorEndpoints.editDoor, { onSuccess: ({ message }) => say(message), onError: sayFailed })

export const useRetry = () =>
  useSend(doorEndpoints.retryDeliveries, { onSuccess: ({ message }) => say(message), onError: sayFailed })
