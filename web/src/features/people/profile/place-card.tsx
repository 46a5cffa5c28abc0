import { absenceTexts, myProfileTexts as texts } from '@foyer/contract/people/messages'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../api/queries'
import { FailedState } from '../../../ui/failed-state'
import { RowSkeleton } from '../../../ui/skeleton'
import { showToast } from '../../../ui/toast'
import classes from './profile.module.css'

/** The switch shows the choice at once, whatever answers are still on their way, and goes back when it failed. */
function useOwnAbsence() {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean>()
  const { mutate } = useSend(peopleEndpoints.setOwnAbsence, {
    onSuccess: (_reply, { isAbsent }) =>
      showToast({ kind: 'ok', text: isAbsent ? absenceTexts.youAbsent : absenceTexts.youPresent }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, absenceTexts.failed) }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(peopleEndpoints.ownPlace) })
      setWanted(undefined)
    },
  })
  const choose = (isAbsent: boolean) => {
    setWanted(isAbsent)
    mutate({ isAbsent })
  }
  return { wanted, choose }
}

/** Role, designation and manager, which an admin decides, and absence, which is one's own. */
export function PlaceCard() {
  const id = useId()
  const { data: place, isError, refetch } = useEndpoint(peopleEndpoints.ownPlace, {}, { staleTime: 0 })
  const absence = useOwnAbsence()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {texts.place}
      </h2>
      {isError && !place && <FailedState what={texts.placeFailed} onRetry={() => void refetch()} />}
      {!isError && !place && <RowSkeleton rows={2} />}
      {place && (
        <>
          <dl className={classes.facts}>
            <Fact label={texts.role} value={place.role} />
            <Fact label={texts.designation} value={place.designation} />
            <Fact label={texts.reportsTo} value={place.reportsTo} />
          </dl>
          <Switch
            label={absenceTexts.label}
            aria-label={absenceTexts.label}
            description={absenceTexts.hint}
            checked={absence.wanted ?? place.isAbsent}
            onChange={(event) => absence.choose(event.currentTarget.checked)}
          />
        </>
      )}
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{value ?? '–'}</dd>
    </div>
  )
}
