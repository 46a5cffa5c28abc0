import { editTeamTexts as texts } from '@foyer/contract/teams/messages'
import type { TeamMembership } from '@foyer/contract/teams/model'
import { isFoundBy } from '@foyer/contract/teams/rules'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsPhone } from '../../ui/phone'
import { PlainList } from '../../ui/text/plain-list'
import { MemberList, NobodyThere } from './member-list'
import { PersonName, RoleChip } from './person-row'
import classes from './teams.module.css'

interface AssignedMembersProps {
  people: readonly TeamMembership[]
  isLocked: boolean
  onRemove: (id: string) => void
}

/** Who is in the team, as far as this dialog has come. */
export function AssignedMembers({ people, isLocked, onRemove }: AssignedMembersProps) {
  const isPhone = useIsPhone()
  const [search, setSearch] = useState('')
  const found = people.filter(isFoundBy(search))
  return (
    <MemberList
      title={texts.assigned}
      side={
        <span className="num" data-ink="2">
          {people.length}
        </span>
      }
      search={search}
      searchLabel={texts.searchAssigned}
      onSearch={setSearch}
    >
      {people.length === 0 && <NobodyThere text={texts.noneAssigned} />}
      {people.length > 0 && found.length === 0 && <NobodyThere text={texts.noMatch} />}
      {found.length > 0 && (
        <PlainList isDivided>
          {found.map(({ id, fullName, role, isDeactivated }) => (
            <li key={id} className={classes.person}>
              <PersonName fullName={fullName} isDeactivated={isDeactivated} />
              <RoleChip role={role} />
              <ActionIcon
                size={isPhone ? 36 : 24}
                aria-label={texts.remove(fullName)}
                disabled={isLocked}
                onClick={() => onRemove(id)}
              >
                <IconX size={14} stroke={1.8} />
              </ActionIcon>
            </li>
          ))}
        </PlainList>
      )}
    </MemberList>
  )
}
