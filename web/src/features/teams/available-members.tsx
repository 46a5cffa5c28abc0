import { editTeamTexts as texts } from '@foyer/contract/teams/messages'
import type { TeamPerson } from '@foyer/contract/teams/model'
import { isFoundBy, selectionOf } from '@foyer/contract/teams/rules'
import { useState } from 'react'
import { CheckField } from '../../ui/form/fields/check-field'
import { PlainList } from '../../ui/text/plain-list'
import { MemberList, NobodyThere } from './member-list'
import { RoleChip } from './person-row'
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
        <PlainList isDivided>
          <li className={classes.person} data-all>
            <CheckField
              label={texts.selectAll}
              value={selection === 'all'}
              indeterminate={selection === 'some'}
              disabled={isLocked}
              onChange={() =>
                onChoose(
                  found.map(({ id }) => id),
                  selection !== 'all',
                )
              }
            />
            <span className="num" data-ink="2">
              {texts.chosen(found.filter(({ id }) => chosen.has(id)).length, found.length)}
            </span>
          </li>
          {found.map(({ id, fullName, role }) => (
            <li key={id} className={classes.person}>
              <CheckField
                label={fullName}
                value={chosen.has(id)}
                disabled={isLocked}
                onChange={(isChosen) => onChoose([id], isChosen)}
              />
              <RoleChip role={role} />
            </li>
          ))}
        </PlainList>
      )}
    </MemberList>
  )
}
