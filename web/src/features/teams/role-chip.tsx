import { teamLimits } from '@foyer/contract/teams/limits'
import classes from './teams.module.css'

/** Cut off where it is long (S-042); the whole name opens on hover, and is read out anyway. */
export function RoleChip({ role }: { role: string }) {
  return (
    <span className={classes.role} style={{ width: teamLimits.team.roleChipPixels }} title={role}>
      {role}
    </span>
  )
}
