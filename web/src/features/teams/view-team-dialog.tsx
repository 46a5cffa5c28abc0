import { teamLimits } from '@foyer/contract/teams/limits'
import { viewTeamTexts as texts } from '@foyer/contract/teams/messages'
import type { Team } from '@foyer/contract/teams/model'
import { isFoundBy } from '@foyer/contract/teams/rules'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog, DialogFoot } from '../../ui/dialogs/dialog'
import { Stack } from '../../ui/layout/flow'
import { PlainList } from '../../ui/text/plain-list'
import { MemberSearch, NobodyThere } from './member-list'
import { PersonName, RoleChip } from './person-row'
import classes from './teams.module.css'

interface ViewTeamDialogProps {
  team: Team
  onEdit: () => void
  onClose: () => void
}

export function ViewTeamDialog({ team: { name, members }, onEdit, onClose }: ViewTeamDialogProps) {
  const [search, setSearch] = useState('')
  const isFound = isFoundBy(search)
  const found = members.map((member, place) => ({ ...member, number: place + 1 })).filter(isFound)
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <Stack gap={10}>
        <Text inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {members.length > 0 && <MemberSearch search={search} label={texts.search} onSearch={setSearch} />}
        {members.length === 0 && <NobodyThere text={texts.empty} />}
        {members.length > 0 && found.length === 0 && <NobodyThere text={texts.noMatch} />}
        {found.length > 0 && (
          <section
            aria-label={name}
            className={classes.scroll}
            style={{ maxHeight: teamLimits.team.listPixels }}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing inside it takes the focus
            tabIndex={0}
          >
            <PlainList isOrdered isDivided>
              {found.map(({ id, number, fullName, role, isDeactivated }) => (
                <li key={id} value={number} className={classes.person}>
                  <Text span inherit className="num" flex="none" w={24} ta="right" c="dimmed">
                    {number}.
                  </Text>
                  <PersonName fullName={fullName} isDeactivated={isDeactivated} />
                  <RoleChip role={role} />
                </li>
              ))}
            </PlainList>
          </section>
        )}
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
        <Button onClick={onEdit}>{texts.edit}</Button>
      </DialogFoot>
    </Dialog>
  )
}
