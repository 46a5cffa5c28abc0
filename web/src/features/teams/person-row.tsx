import { teamLimits } from '@foyer/contract/teams/limits'
import { viewTeamTexts } from '@foyer/contract/teams/messages'
import type { TeamMembership } from '@foyer/contract/teams/model'
import { Chip } from '../../ui/text/chip'
import { QuietText } from '../../ui/text/quiet-text'

/** A name, and below it why the person is not at work. */
export function PersonName({ fullName, isDeactivated }: Pick<TeamMembership, 'fullName' | 'isDeactivated'>) {
  return (
    <div>
      {fullName}
      {isDeactivated && <QuietText size="small">{viewTeamTexts.deactivated}</QuietText>}
    </div>
  )
}

/** Cut off where it is long (S-042); the whole name opens on hover, and is read out anyway. */
export function RoleChip({ role }: { role: string }) {
  return (
    <Chip width={teamLimits.team.roleChipPixels} title={role}>
      {role}
    </Chip>
  )
}
