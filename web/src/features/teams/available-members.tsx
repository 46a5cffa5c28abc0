import { editTeamTexts as texts } from '@foyer/contract/teams/messages'
import type { TeamPerson } from '@foyer/contract/teams/model'
import { isFoundBy, selectionOf } from '@foyer/contract/teams/rules'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { MemberList, NobodyThere } from './member-list'
import { RoleChip } from './role-chip'
import classes from './teams.module.css'

interface AvailableMembersProps {
  people: readonly TeamPerson[]
  chosen: ReadonlySet<string>
  isLocked: boolean
  onChoose: (ids: string[], isChosen: boolean) => void
}

/** Everybody who can be in a team; Select All is about those in sight. */
export function AvailableMembers({ people, chosen, isLocked, onChoose }: AvailableMembersProps) {
  const [search, setSearch] = useState('')
  const found = people.filter(isFoundBy(search))
  const selection = selectionOf(found, chosen)
  return (
    <MemberList
      title={texts.available}
      search={search}
      searchLabel={texts.searchAvailable}
      onSearch={setSearch}
    >
      {found.length === 0 && <NobodyThere text={texts.noMatch} />}
      {found.length > 0 && (
        <ul className={classes.people}>
          <li className={classes.all}>
            <Checkbox
              label={texts.selectAll}
              checked={selection === 'all'}
              indeterminate={selection === 'some'}
              disabled={isLocked}
              onChange={() =>
                onChoose(
                  found.map(({ id }) => id),
                  selection !== 'all',
                )
              }
            />
            <span className={classes.count}>
              {texts.chosen(found.filter(({ id }) => chosen.has(id)).length, found.length)}
            </span>
          </li>
          {found.map(({ id, fullName, role }) => (
            <li key={id} className={classes.person}>
              <Checkbox
                className={classes.grow}
                label={fullName}
                checked={chosen.has(id)}
                disabled={isLocked}
                onChange={(event) => onChoose([id], event.currentTarget.checked)}
              />
              <RoleChip role={role} />
            </li>
          ))}
        </ul>
      )}
    </MemberList>
  )
}
