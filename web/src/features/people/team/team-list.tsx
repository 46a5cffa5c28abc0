import { formatInstant } from '@foyer/contract/kit/dates'
import { teamTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { useIsPhone } from '../../../ui/phone'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useProfile } from '../../accounts/use-profile'
import { type MemberDialogKind, MemberMenu } from './member-menu'
import { MemberName } from './member-name'
import { MemberState } from './member-state'
import classes from './team.module.css'

interface TeamListProps {
  team: TeamMember[]
  /** Whoever may only look has no menus. */
  canManage: boolean
  onOpen: (kind: MemberDialogKind, member: TeamMember) => void
}

const none = <span className={classes.none}>–</span>

export function TeamList(props: TeamListProps) {
  const isPhone = useIsPhone()
  return isPhone ? <TeamCards {...props} /> : <TeamTable {...props} />
}

function TeamTable({ team, canManage, onOpen }: TeamListProps) {
  const { timeZone } = useCompanyDay()
  const ownId = useProfile().data?.id
  return (
    <table className={classes.table} aria-label={teamTexts.table}>
      <thead>
        <tr>
          <th scope="col">{teamTexts.name}</th>
          <th scope="col">{teamTexts.role}</th>
          <th scope="col">{teamTexts.designation}</th>
          <th scope="col">{teamTexts.reportsTo}</th>
          <th scope="col">{teamTexts.lastSignIn}</th>
          <th scope="col">{teamTexts.state}</th>
          {canManage && (
            <th scope="col">
              <span className={classes.spoken}>{teamTexts.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {team.map((member) => (
          <tr key={member.id} data-off={member.state === 'deactivated' || undefined}>
            <th scope="row">
              <MemberName member={member} isSelf={member.id === ownId} />
            </th>
            <td>{member.role}</td>
            <td>{member.designation?.name ?? none}</td>
            <td>{member.reportsTo?.fullName ?? none}</td>
            <td>{member.lastSignInAt ? formatInstant(member.lastSignInAt, timeZone) : teamTexts.never}</td>
            <td>
              <MemberState state={member.state} />
            </td>
            {canManage && (
              <td className={classes.actions}>
                <MemberMenu member={member} onOpen={onOpen} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Two lines and a menu. */
function TeamCards({ team, canManage, onOpen }: TeamListProps) {
  const ownId = useProfile().data?.id
  return (
    <ul className={classes.cards} aria-label={teamTexts.table}>
      {team.map((member) => (
        <li key={member.id} className={classes.card} data-off={member.state === 'deactivated' || undefined}>
          <div className={classes.cardText}>
            <p className={classes.line}>
              <span className={classes.name}>
                {member.fullName}
                {member.id === ownId && <span className={classes.you}>{teamTexts.you}</span>}
              </span>
              <MemberState state={member.state} />
            </p>
            <p className={classes.secondLine}>
              {[member.role, member.designation?.name, member.email].filter(Boolean).join(' · ')}
            </p>
          </div>
          {canManage && <MemberMenu member={member} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  )
}
