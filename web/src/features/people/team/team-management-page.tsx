import { accessRefusals } from '@foyer/contract/accounts/messages'
import { teamTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { Button, Text, TextInput, Tooltip } from '@mantine/core'
import { IconLock, IconSearch, IconUsers } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { Surface } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { Page } from '../../../ui/layout/page'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { useCan } from '../../accounts/use-can'
import { InviteDialog } from '../invite/invite-dialog'
import { CorrectAddressDialog } from './correct-address-dialog'
import { DeactivateDialog } from './deactivate-dialog'
import { MemberDialog } from './member-dialog'
import type { MemberDialogKind } from './member-menu'
import { ResetDialog } from './reset-dialog'
import classes from './team.module.css'
import { TeamList } from './team-list'
import { WithdrawDialog } from './withdraw-dialog'

const matches = (search: string) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ fullName, email, role, designation }: TeamMember) => {
    const text = [fullName, email, role, designation?.name].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

/** Whether one may change something is seen at the button that would. */
function InviteButton({ isLocked, onClick }: { isLocked: boolean; onClick: () => void }) {
  if (!isLocked) return <Button onClick={onClick}>{teamTexts.invite}</Button>
  return (
    <Tooltip label={teamTexts.locked} events={{ hover: true, focus: true, touch: true }}>
      <Button
        data-disabled
        aria-disabled
        aria-description={teamTexts.locked}
        leftSection={<IconLock size={14} stroke={1.8} aria-hidden />}
        onClick={(event) => event.preventDefault()}
      >
        {teamTexts.invite}
      </Button>
    </Tooltip>
  )
}

interface OpenDialog {
  kind: MemberDialogKind
  member: TeamMember
}

interface FoundTeamProps extends ComponentProps<typeof TeamList> {
  isEmpty: boolean
  onClear: () => void
}

function FoundTeam({ isEmpty, onClear, ...list }: FoundTeamProps) {
  if (isEmpty) return <EmptyState icon={IconUsers} title={teamTexts.empty} hint={teamTexts.emptyHint} />
  if (list.team.length > 0) return <TeamList {...list} />
  return (
    <EmptyState
      icon={IconSearch}
      title={teamTexts.noMatch}
      action={
        <Button variant="default" onClick={onClear}>
          {teamTexts.clearSearch}
        </Button>
      }
    />
  )
}

/** Who works here, what they may do, and to whom they report. */
export function TeamManagementPage() {
  const canManage = useCan('people.manage')
  const team = useEndpoint(peopleEndpoints.team, {}, { staleTime: 0 })
  const [search, setSearch] = useState('')
  const [isInviting, setInviting] = useState(false)
  const [open, setOpen] = useState<OpenDialog>()
  const isRefused = team.error?.code === accessRefusals.notAllowed.code
  const everybody = isRefused ? undefined : team.data
  const found = everybody?.filter(matches(search))
  const close = () => setOpen(undefined)
  return (
    <Page
      width="wide"
      title={teamTexts.title}
      text={teamTexts.lead}
      action={everybody && <InviteButton isLocked={!canManage} onClick={() => setInviting(true)} />}
    >
      {everybody && !canManage && (
        <Row isOneLine className={classes.readOnly}>
          <IconLock size={14} stroke={1.8} aria-hidden />
          <span>
            {teamTexts.locked}. {teamTexts.readOnly}
          </span>
        </Row>
      )}
      <Stack gap={10}>
        {everybody && everybody.length > 0 && (
          <Row gap={12} isOneLine justify="space-between">
            <TextInput
              type="search"
              w={{ base: '100%', sm: 380 }}
              aria-label={teamTexts.search}
              placeholder={teamTexts.search}
              leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <Text role="status" span fz="inherit" c="dimmed" flex="none">
              {teamTexts.people(found?.length ?? 0)}
            </Text>
          </Row>
        )}
        <Surface>
          {isRefused ? (
            <EmptyState icon={IconLock} title={accessRefusals.notAllowed.text} />
          ) : (
            <Loaded of={team} failed={teamTexts.loadFailed} rows={6}>
              {() => (
                <FoundTeam
                  team={found ?? []}
                  isEmpty={everybody?.length === 0}
                  canManage={canManage}
                  onOpen={(kind, member) => setOpen({ kind, member })}
                  onClear={() => setSearch('')}
                />
              )}
            </Loaded>
          )}
        </Surface>
      </Stack>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {open?.kind === 'edit' && <MemberDialog member={open.member} team={everybody ?? []} onClose={close} />}
      {open?.kind === 'reset' && <ResetDialog member={open.member} onClose={close} />}
      {open?.kind === 'correct' && <CorrectAddressDialog member={open.member} onClose={close} />}
      {open?.kind === 'withdraw' && <WithdrawDialog member={open.member} onClose={close} />}
      {open?.kind === 'deactivate' && <DeactivateDialog member={open.member} onClose={close} />}
    </Page>
  )
}
