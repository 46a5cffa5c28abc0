import { absenceTexts, myProfileTexts as texts } from '@foyer/contract/people/messages'
import type { OwnPlace } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../api/queries'
import { FailedState } from '../../../ui/failed-state'
import { RowSkeleton } from '../../../ui/skeleton'
import { showToast } from '../../../ui/toast'
import classes from './profile.module.css'

/** The switch shows the choice at once and goes back when it could not be saved. */
function useOwnAbsence() {
  const queries = useQueryClient()
  const key = keyOf(peopleEndpoints.ownPlace, {})
  const show = (isAbsent: boolean) =>
    queries.setQueryData<OwnPlace>(key, (known) => known && { ...known, isAbsent })
  return useSend(peopleEndpoints.setOwnAbsence, {
    onMutate: ({ isAbsent }) => void show(isAbsent),
    onSuccess: (_reply, { isAbsent }) =>
      showToast({ kind: 'ok', text: isAbsent ? absenceTexts.youAbsent : absenceTexts.youPresent }),
    onError: (error, { isAbsent }) => {
      show(!isAbsent)
      showToast({ kind: 'problem', text: wordsOf(error, absenceTexts.failed) })
    },
  })
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
            checked={place.isAbsent}
            onChange={(event) => absence.mutate({ isAbsent: event.currentTarget.checked })}
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
