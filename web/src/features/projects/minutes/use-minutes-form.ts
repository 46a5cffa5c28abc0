import { minutesRefusals } from '@foyer/contract/projects/minutes/messages'
import { minutesFormTexts as texts } from '@foyer/contract/projects/minutes/messages-screen'
import type { Minutes } from '@foyer/contract/projects/minutes/model'
import { minutesEndpoints as endpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { useRef, useState } from 'react'
import { CallFailed, wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'
import {
  type Colleague,
  draftOf,
  emptyMinutes,
  type MinutesValues,
  problemsOf,
  valuesOf,
} from './minutes-values'

interface MinutesFormOptions {
  projectId: string
  minutes: Minutes | undefined
  latest: Minutes | undefined
  colleagues: readonly Colleague[]
  onAdded: (minutes: Minutes) => void
}

/** Saves, and goes on with what was saved. Of two who write at once the later one chooses what stays. */
export function useMinutesForm(options: MinutesFormOptions) {
  const { projectId, minutes, latest, colleagues, onAdded } = options
  const { today } = useCompanyDay()
  const add = useSend(endpoints.addMinutes)
  const save = useSend(endpoints.saveMinutes)
  const [saved, setSaved] = useState(minutes)
  /** The newest that the writer knows of and writes over. */
  const base = useRef(minutes?.revision ?? 0)
  const [initial] = useState(() => (minutes ? valuesOf(minutes, colleagues) : emptyMinutes(today)))
  const form = useFoyerForm<MinutesValues>(
    (values) => ({ fields: problemsOf(values) }),
    initial,
    async (values) => {
      const draft = draftOf(values, colleagues, saved)
      if (!saved) return onAdded(await add.mutateAsync({ projectId, ...draft }))
      const now = await save.mutateAsync({ id: saved.id, baseRevision: base.current, ...draft })
      base.current = now.revision
      setSaved(now)
      showToast({ kind: 'ok', text: texts.saved })
    },
    {
      problemOf: (error) => {
        const isStale = error instanceof CallFailed && error.code === minutesRefusals.changed.code
        return { form: isStale ? texts.changed : wordsOf(error, texts.saveFailed) }
      },
    },
  )
  const newer = latest && saved && latest.revision > base.current && !form.isBusy ? latest : undefined
  return {
    form,
    saved,
    newer,
    /** Over what the colleague wrote, which has been shown to be there. */
    saveOver: () => {
      base.current = newer?.revision ?? base.current
      form.onSubmit()
    },
  }
}
