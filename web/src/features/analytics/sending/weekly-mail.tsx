import { weeklyMailTexts as texts } from '@foyer/contract/analytics/messages/sending'
import { digestEndpoints } from '@foyer/contract/wire/analytics/digest-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../api/queries'
import { useLogged } from '../../../api/use-logged'
import { SentSwitch } from '../../../ui/form/fields/sent-switch'
import { Surface } from '../../../ui/layout/card'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { showToast } from '../../../ui/toasts/toast'
import { useCan } from '../../accounts/use-can'
import styles from '../analytics.module.css'

/** Whether one gets the numbers every week. Nothing for those who are no admins. */
export function WeeklyMail() {
  const canChoose = useCan('analytics.digest')
  const queries = useQueryClient()
  const digest = useEndpoint(digestEndpoints.readDigest, {}, { enabled: canChoose })
  useLogged(texts.loadFailed, digest.error)
  const { mutateAsync } = useSend(digestEndpoints.saveDigest)
  const choose = (byEmail: boolean) =>
    mutateAsync({ byEmail })
      .then((saved) => {
        queries.setQueryData(keyOf(digestEndpoints.readDigest, {}), saved)
        showToast({ kind: 'ok', text: saved.byEmail ? texts.on : texts.off })
      })
      .catch((error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }))
  if (!canChoose) return null
  const { data, isError } = digest
  return (
    <div className={styles.unprinted}>
      <Surface label={texts.label} isPadded>
        {data ? (
          <SentSwitch
            label={texts.label}
            aria-label={texts.label}
            description={texts.hint}
            value={data.byEmail}
            send={choose}
          />
        ) : isError ? (
          <FailedState what={texts.loadFailed} onRetry={() => void digest.refetch()} />
        ) : (
          <RowSkeleton rows={1} />
        )}
      </Surface>
    </div>
  )
}
