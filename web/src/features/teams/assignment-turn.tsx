import { turnTexts as texts, weightTexts } from '@foyer/contract/teams/messages'
import type { AssignmentTurn as Turn, TurnPerson } from '@foyer/contract/teams/model'
import { weightProblem } from '@foyer/contract/teams/weight-problem'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { LeaveGuard } from '../../ui/dialogs/leave-guard'
import { TextField } from '../../ui/form/fields/text-field'
import { Row, Stack } from '../../ui/layout/flow'
import { Notice } from '../../ui/layout/notice'
import { Loaded } from '../../ui/states/loaded'
import { Chip } from '../../ui/text/chip'
import { PlainList } from '../../ui/text/plain-list'
import { QuietText } from '../../ui/text/quiet-text'
import { SectionHeading } from '../../ui/text/section-heading'
import { showToast } from '../../ui/toasts/toast'
import { useGuard } from '../accounts/use-guard'
import { PersonName } from './person-row'
import classes from './teams.module.css'

/** Who gets new leads, the next one first, how many in a row, and who is passed over and why (C-168). */
export function AssignmentTurn() {
  return (
    <Loaded of={useEndpoint(teamEndpoints.turn, {}, { staleTime: 0 })} failed={texts.loadFailed} rows={3}>
      {(turn) => <Shares {...turn} />}
    </Loaded>
  )
}

/** What was typed by a person's id, until it is saved. */
function useShares(people: readonly TurnPerson[]) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const save = useSend(teamEndpoints.saveWeights, {
    onSuccess: () => {
      setTyped({})
      showToast({ kind: 'ok', text: weightTexts.saved })
    },
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, weightTexts.failed) }),
  })
  const changed = people.filter(({ id, weight }) => (typed[id] ?? String(weight)) !== String(weight))
  const isWrong = changed.some(({ id }) => weightProblem(typed[id] ?? ''))
  return {
    typed,
    type: (id: string, text: string) => setTyped((before) => ({ ...before, [id]: text })),
    isChanged: changed.length > 0,
    isBusy: save.isPending,
    isWrong,
    save: () =>
      save.mutate({ weights: changed.map(({ id }) => ({ userId: id, weight: Number(typed[id]) })) }),
  }
}

function Shares({ turn, passedOver }: Turn) {
  const guard = useGuard('company.editAssignment')
  const shares = useShares([...turn, ...passedOver])
  const share = ({ id, fullName, weight }: TurnPerson) => (
    <TextField
      className={classes.share}
      aria-label={weightTexts.of(fullName)}
      inputMode="numeric"
      autoComplete="off"
      disabled={guard.because !== undefined}
      readOnly={shares.isBusy}
      value={shares.typed[id] ?? String(weight)}
      error={weightProblem(shares.typed[id] ?? String(weight))}
      isQuiet
      onChange={(text) => shares.type(id, text)}
    />
  )
  return (
    <Stack gap={16}>
      {turn.length === 0 && <Notice>{texts.nobody}</Notice>}
      {turn.length > 0 && (
        <People title={texts.turn} people={turn} isOrdered hint={weightTexts.hint}>
          {(person) => (
            <>
              {person.id === turn[0]?.id && <Chip>{texts.next}</Chip>}
              {share(person)}
            </>
          )}
        </People>
      )}
      {passedOver.length > 0 && (
        <People title={texts.passedOver} people={passedOver}>
          {(person) => (
            <>
              <QuietText>{texts.reasons[person.reason]}</QuietText>
              {share(person)}
            </>
          )}
        </People>
      )}
      {shares.isChanged && (
        <Row>
          <Button loading={shares.isBusy} disabled={shares.isWrong} onClick={guard(shares.save)}>
            {weightTexts.save}
          </Button>
          {shares.isWrong && (
            <span role="alert" data-ink="past">
              {weightTexts.wrong}
            </span>
          )}
        </Row>
      )}
      <LeaveGuard isChanged={shares.isChanged} isSaving={shares.isBusy} />
    </Stack>
  )
}

interface PeopleProps<P extends TurnPerson> {
  title: string
  hint?: string
  people: readonly P[]
  isOrdered?: boolean
  children: (person: P) => ReactNode
}

function People<P extends TurnPerson>({ title, hint, people, isOrdered = false, children }: PeopleProps<P>) {
  return (
    <Stack gap={4}>
      <SectionHeading>{title}</SectionHeading>
      {hint && <QuietText size="small">{hint}</QuietText>}
      <PlainList label={title} isDivided isOrdered={isOrdered}>
        {people.map((person) => (
          <li key={person.id} className={classes.person}>
            <PersonName fullName={person.fullName} isDeactivated={false} />
            {children(person)}
          </li>
        ))}
      </PlainList>
    </Stack>
  )
}
