import { reminderSettingTexts as texts } from '@foyer/contract/leads/messages/next/reminders'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../api/queries'
import { SentSwitch } from '../../../ui/form/fields/sent-switch'
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
  const { mutateAsync } = useSend(myDayEndpoints.saveReminders)
  const choose = (byEmail: boolean) =>
    mutateAsync({ byEmail })
      .then((saved) => {
        queries.setQueryData(keyOf(myDayEndpoints.readReminders, {}), saved)
        showToast({ kind: 'ok', text: saved.byEmail ? texts.on : texts.off })
      })
      .catch((error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }))
  if (!canRead) return null
  const { data, isError } = reminders
  return (
    <Card isPadded title={texts.title}>
      {isError && !data && <FailedState what={texts.loadFailed} onRetry={() => void reminders.refetch()} />}
      {!isError && !data && <RowSkeleton rows={1} />}
      {data && (
        <SentSwitch
          label={texts.label}
          aria-label={texts.label}
          description={texts.hint}
          value={data.byEmail}
          send={choose}
        />
      )}
    </Card>
  )
}
