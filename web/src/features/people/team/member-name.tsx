import { teamTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { Avatar, Box, rem } from '@mantine/core'
import { Row } from '../../../ui/layout/flow'
import { Chip } from '../../../ui/text/chip'
import { Ellipsis } from '../../../ui/text/ellipsis'
import { QuietText } from '../../../ui/text/quiet-text'

export const You = () => (
  <Box ml={8} flex="none">
    <Chip>{teamTexts.you}</Chip>
  </Box>
)

interface MemberNameProps {
  member: TeamMember
  isSelf: boolean
  ink: string | undefined
}

/** Picture or first letter, name, and the email below. */
export function MemberName({ member, isSelf, ink }: MemberNameProps) {
  return (
    <Row gap={10} isOneLine>
      <Avatar src={member.imageUrl} alt="" size={28} radius="xl" flex="none" aria-hidden>
        {member.fullName.trim().charAt(0).toUpperCase()}
      </Avatar>
      <Box miw={rem(144)}>
        <Row gap={0} isOneLine>
          <strong data-cut data-ink={ink}>
            <Ellipsis text={member.fullName} />
          </strong>
          {isSelf && <You />}
        </Row>
        <Box maw={rem(260)}>
          <QuietText size="small">
            <Ellipsis text={member.email} />
          </QuietText>
        </Box>
      </Box>
    </Row>
  )
}
