import type { ImportPlan } from '@foyer/contract/intake/import/model'
import type { FormFile } from '@foyer/contract/kit/endpoint'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallFailed } from '../../../../api/call-failed'
import { call, newKey } from '../../../../api/client'
import { readAgain } from '../../../../api/read-again'

const { startImport } = importEndpoints
type Started = Awaited<ReturnType<typeof call<typeof startImport>>>

/** The same plan again after a call that got no answer is that call tried again: one import, not two. */
export function useStart(file: FormFile, onStarted: (id: string) => void) {
  const queries = useQueryClient()
  const unanswered = useRef<{ words: string; key: string }>(undefined)
  return useMutation<Started, CallFailed, ImportPlan>({
    mutationFn: (plan) => {
      const words = JSON.stringify(plan)
      const known = unanswered.current
      const { key } = known?.words === words ? known : { key: newKey() }
      unanswered.current = { words, key }
      return call(startImport, { file, plan }, { key })
    },
    onSuccess: ({ id }) => onStarted(id),
    onError: ({ status }) => {
      if (status >= 400 && status < 500) unanswered.current = undefined
    },
    onSettled: () => void readAgain(queries, startImport.about),
  })
}
