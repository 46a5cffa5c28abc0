import { teamTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { mayManage } from '@foyer/contract/people/rules'
import { ActionIcon, Loader, Menu, Tooltip } from '@mantine/core'
import { IconDots, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { useCan } from '../../accounts/use-can'
import { useProfile } from '../../accounts/use-profile'
import { useOwnStanding } from '../use-own-standing'
import { useQuickActions } from './use-member-actions'

export type MemberDialogKind = 'edit' | 'reset' | 'deactivate' | 'correct' | 'withdraw'

interface MemberMenuProps {
  member: TeamMember
  onOpen: (kind: MemberDialogKind, member: TeamMember) => void
}

export function MemberMenu({ member, onOpen }: MemberMenuProps) {
  const { data: profile } = useProfile()
  const own = useOwnStanding()
  const canAssign = useCan('leads.assign')
  const { setAbsent, reactivate, resend, isBusy } = useQuickActions(member)
  if (!own || !profile) return null
  if (!mayManage(own, member))
    return (
      <Tooltip label={teamTexts.lockedSuperAdmin} events={{ hover: true, focus: true, touch: true }}>
        <ActionIcon
          style={{ cursor: 'default' }}
          aria-label={`${teamTexts.actionsFor(member.fullName)}: ${teamTexts.lockedSuperAdmin}`}
          aria-disabled
        >
          <IconLock size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    )
  const isSelf = member.id === profile.id
  return (
    <Menu position="bottom-end" width={200} withInitialFocusPlaceholder={false} disabled={isBusy}>
      <Menu.Target>
        {/* Not disabled meanwhile: the focus that comes back from the menu would be lost. */}
        <ActionIcon aria-label={teamTexts.actionsFor(member.fullName)} aria-busy={isBusy}>
          {isBusy ? <Loader size={16} /> : <IconDots size={18} stroke={1.6} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {member.state === 'deactivated' ? (
          <>
            <Menu.Item onClick={reactivate}>{teamTexts.reactivate}</Menu.Item>
            {canAssign && (member.openLeads ?? 0) > 0 && (
              <Menu.Item component={Link} to={addresses.leadsOf(member.id)}>
                {teamTexts.reassign}
              </Menu.Item>
            )}
          </>
        ) : (
          <>
            <Menu.Item onClick={() => onOpen('edit', member)}>{teamTexts.edit}</Menu.Item>
            <Menu.Item onClick={() => setAbsent(!member.isAbsent)}>
              {member.isAbsent ? teamTexts.markPresent : teamTexts.markAbsent}
            </Menu.Item>
            {member.state === 'invited' && (
              <>
                <Menu.Divider />
                <Menu.Item onClick={resend}>{teamTexts.resend}</Menu.Item>
                <Menu.Item onClick={() => onOpen('correct', member)}>{teamTexts.correct}</Menu.Item>
                <Menu.Item color="var(--fy-past)" onClick={() => onOpen('withdraw', member)}>
                  {teamTexts.withdraw}
                </Menu.Item>
              </>
            )}
            {!isSelf && (
              <>
                {member.state !== 'invited' && (
                  <Menu.Item onClick={() => onOpen('reset', member)}>{teamTexts.resetPassword}</Menu.Item>
                )}
                <Menu.Divider />
                <Menu.Item color="var(--fy-past)" onClick={() => onOpen('deactivate', member)}>
                  {teamTexts.deactivate}
                </Menu.Item>
              </>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
