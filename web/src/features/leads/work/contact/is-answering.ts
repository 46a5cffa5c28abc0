import { useIsMutating } from '@tanstack/react-query'

export const answerTo = (leadId: string | undefined) => ['answer', leadId]

/** How the call went is on its way to the server, also where the sheet that was told is gone. */
export const useIsAnswering = (leadId: string | undefined): boolean =>
  useIsMutating({ mutationKey: answerTo(leadId) }) > 0
