import { teamTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { Avatar } from '@mantine/core'
import classes from './team.module.css'

interface MemberNameProps {
  member: TeamMember
  isSelf: boolean
}

/** Picture or first letter, name, and the email below. */
export function MemberName({ member, isSelf }: MemberNameProps) {
  return (
    <span className={classes.who}>
      <Avatar className={classes.avatar} src={member.imageUrl} alt="" size={28} radius="xl" aria-hidden>
        {member.fullName.trim().charAt(0).toUpperCase()}
      </Avatar>
      <span className={classes.names}>
        <span className={classes.name}>
          {member.fullName}
          {isSelf && <span className={classes.you}>{teamTexts.you}</span>}
        </span>
        <span className={classes.mail}>{member.email}</span>
      </span>
    </span>
  )
}
