import { reminderSettingTexts as texts } from '@foyer/contract/leads/messages/reminders'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../api/queries'
import { SwitchField } from '../../../ui/form/fields/check-field'
import { Card } from '../../../ui/layout/card'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { showToast } from '../../../ui/toasts/toast'
import { useCan } from '../../accounts/use-can'

/** How one hears of due follow-ups: the bell always, email by choice. Nothing for those without leads. */
export function RemindersCard() {
  const canRead = useCan('leads.read')
  const queries = useQueryClient()
  const reminders = useEndpoint(myDayEndpoints.readReminders, {}, { enabled: canRead, staleTime: 0 })
  // The switch shows the choice at once, and goes back when it failed.
  const [wanted, setWanted] = useState<boolean>()
  const { mutate } = useSend(myDayEndpoints.saveReminders, {
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(myDayEndpoints.readReminders, {}), saved)
      showToast({ kind: 'ok', text: saved.byEmail ? texts.on : texts.off })
    },
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }),
    onSettled: () => setWanted(undefined),
  })
  const choose = (byEmail: boolean) => {
    setWanted(byEmail)
    mutate({ byEmail })
  }
  if (!canRead) return null
  const { data, isError } = reminders
  return (
    <Card isPadded title={texts.title}>
      {isError && !data && <FailedState what={texts.loadFailed} onRetry={() => void reminders.refetch()} />}
      {!isError && !data && <RowSkeleton rows={1} />}
      {data && (
        <SwitchField
          label={texts.label}
          aria-label={texts.label}
          description={texts.hint}
          value={wanted ?? data.byEmail}
          onChange={choose}
        />
      )}
    </Card>
  )
}
