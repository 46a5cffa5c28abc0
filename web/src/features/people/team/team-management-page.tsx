import { accessRefusals } from '@foyer/contract/accounts/messages'
import { teamTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { Button, TextInput, Tooltip } from '@mantine/core'
import { IconLock, IconSearch, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { EmptyState } from '../../../ui/empty-state'
import { FailedState } from '../../../ui/failed-state'
import { PageTitle } from '../../../ui/page-title'
import { RowSkeleton } from '../../../ui/skeleton'
import { useCan } from '../../accounts/use-profile'
import { InviteDialog } from '../invite/invite-dialog'
import { DeactivateDialog } from './deactivate-dialog'
import { MemberDialog } from './member-dialog'
import type { MemberDialogKind } from './member-menu'
import { ResetDialog } from './reset-dialog'
import classes from './team.module.css'
import { TeamList } from './team-list'
import { useReadTeamAgain } from './use-member-actions'

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

/** Who works here, what they may do, and to whom they report. */
export function TeamManagementPage() {
  const canManage = useCan('people.manage')
  const readAgain = useReadTeamAgain()
  const team = useEndpoint(peopleEndpoints.team, {}, { staleTime: 0 })
  const [search, setSearch] = useState('')
  const [isInviting, setInviting] = useState(false)
  const [open, setOpen] = useState<OpenDialog>()
  const isRefused = team.error?.code === accessRefusals.notAllowed.code
  const everybody = isRefused ? undefined : team.data
  const found = everybody?.filter(matches(search))
  const close = () => setOpen(undefined)
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <PageTitle>{teamTexts.title}</PageTitle>
          <p className={classes.lead}>{teamTexts.lead}</p>
        </div>
        {everybody && <InviteButton isLocked={!canManage} onClick={() => setInviting(true)} />}
      </div>
      {everybody && !canManage && (
        <p className={classes.readOnly}>
          <IconLock size={14} stroke={1.8} aria-hidden />
          <span>
            {teamTexts.locked}. {teamTexts.readOnly}
          </span>
        </p>
      )}
      {everybody && everybody.length > 0 && (
        <div className={classes.bar}>
          <TextInput
            className={classes.search}
            type="search"
            aria-label={teamTexts.search}
            placeholder={teamTexts.search}
            leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <span role="status" className={classes.count}>
            {teamTexts.people(found?.length ?? 0)}
          </span>
        </div>
      )}
      <div className={classes.sheet}>
        {isRefused && <EmptyState icon={IconLock} title={accessRefusals.notAllowed.text} />}
        {team.isError && !isRefused && !everybody && (
          <FailedState what={teamTexts.loadFailed} onRetry={() => void team.refetch()} />
        )}
        {team.isPending && <RowSkeleton rows={6} />}
        {everybody?.length === 0 && (
          <EmptyState icon={IconUsers} title={teamTexts.empty} hint={teamTexts.emptyHint} />
        )}
        {everybody && everybody.length > 0 && found?.length === 0 && (
          <EmptyState
            icon={IconSearch}
            title={teamTexts.noMatch}
            action={
              <Button variant="default" onClick={() => setSearch('')}>
                {teamTexts.clearSearch}
              </Button>
            }
          />
        )}
        {found && found.length > 0 && (
          <TeamList team={found} canManage={canManage} onOpen={(kind, member) => setOpen({ kind, member })} />
        )}
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={() => void readAgain()} />}
      {open?.kind === 'edit' && <MemberDialog member={open.member} team={everybody ?? []} onClose={close} />}
      {open?.kind === 'reset' && <ResetDialog member={open.member} onClose={close} />}
      {open?.kind === 'deactivate' && <DeactivateDialog member={open.member} onClose={close} />}
    </div>
  )
}
