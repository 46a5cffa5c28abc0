import { turnTexts as texts } from '@foyer/contract/teams/messages'
import type { TeamPerson } from '@foyer/contract/teams/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import type { ReactNode } from 'react'
import { useEndpoint } from '../../api/queries'
import { Stack } from '../../ui/layout/flow'
import { Notice } from '../../ui/layout/notice'
import { Loaded } from '../../ui/states/loaded'
import { Chip } from '../../ui/text/chip'
import { PlainList } from '../../ui/text/plain-list'
import { QuietText } from '../../ui/text/quiet-text'
import { SectionHeading } from '../../ui/text/section-heading'
import { PersonName } from './person-row'
import classes from './teams.module.css'

/** Who gets new leads, the next one first, and who is passed over and why (C-168). */
export function AssignmentTurn() {
  return (
    <Loaded of={useEndpoint(teamEndpoints.turn, {}, { staleTime: 0 })} failed={texts.loadFailed} rows={3}>
      {({ turn, passedOver }) => (
        <Stack gap={16}>
          {turn.length === 0 && <Notice>{texts.nobody}</Notice>}
          {turn.length > 0 && (
            <People title={texts.turn} people={turn} isOrdered>
              {({ id }) => (id === turn[0]?.id ? <Chip>{texts.next}</Chip> : undefined)}
            </People>
          )}
          {passedOver.length > 0 && (
            <People title={texts.passedOver} people={passedOver}>
              {({ reason }) => <QuietText>{texts.reasons[reason]}</QuietText>}
            </People>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

interface PeopleProps<P extends TeamPerson> {
  title: string
  people: readonly P[]
  isOrdered?: boolean
  children: (person: P) => ReactNode
}

function People<P extends TeamPerson>({ title, people, isOrdered = false, children }: PeopleProps<P>) {
  return (
    <Stack gap={4}>
      <SectionHeading>{title}</SectionHeading>
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
