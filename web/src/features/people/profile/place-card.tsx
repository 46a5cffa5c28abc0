import { absenceTexts, myProfileTexts as texts } from '@foyer/contract/people/messages'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { SwitchField } from '../../../ui/form/fields/check-field'
import { Card } from '../../../ui/layout/card'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { Facts } from '../../../ui/text/facts'
import { showToast } from '../../../ui/toasts/toast'

/** The switch shows the choice at once, whatever answers are still on their way, and goes back when it failed. */
function useOwnAbsence() {
  const [wanted, setWanted] = useState<boolean>()
  const { mutate } = useSend(peopleEndpoints.setOwnAbsence, {
    onSuccess: (_reply, { isAbsent }) =>
      showToast({ kind: 'ok', text: isAbsent ? absenceTexts.youAbsent : absenceTexts.youPresent }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, absenceTexts.failed) }),
    reads: 'before-done',
    onSettled: () => setWanted(undefined),
  })
  const choose = (isAbsent: boolean) => {
    setWanted(isAbsent)
    mutate({ isAbsent })
  }
  return { wanted, choose }
}

/** Role, designation and manager, which an admin decides, and absence, which the person decides. */
export function PlaceCard() {
  const { data: place, isError, refetch } = useEndpoint(peopleEndpoints.ownPlace, {}, { staleTime: 0 })
  const absence = useOwnAbsence()
  return (
    <Card isPadded title={texts.place}>
      {isError && !place && <FailedState what={texts.placeFailed} onRetry={() => void refetch()} />}
      {!isError && !place && <RowSkeleton rows={2} />}
      {place && (
        <>
          <Facts
            layout="cells"
            columns={3}
            isFramed
            facts={[
              [texts.role, place.role],
              [texts.designation, place.designation],
              [texts.reportsTo, place.reportsTo],
            ]}
          />
          <SwitchField
            label={absenceTexts.label}
            aria-label={absenceTexts.label}
            description={absenceTexts.hint}
            value={absence.wanted ?? place.isAbsent}
            onChange={absence.choose}
          />
        </>
      )}
    </Card>
  )
}
