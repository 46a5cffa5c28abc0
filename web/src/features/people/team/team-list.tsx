import { formatInstant } from '@foyer/contract/kit/dates'
import { teamTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { Box } from '@mantine/core'
import { Row } from '../../../ui/layout/flow'
import { DataTable } from '../../../ui/list/data-table'
import { Ellipsis } from '../../../ui/text/ellipsis'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useProfile } from '../../accounts/use-profile'
import { type MemberDialogKind, MemberMenu } from './member-menu'
import { MemberName, You } from './member-name'
import { MemberState } from './member-state'

interface TeamListProps {
  team: TeamMember[]
  /** Whoever may only look has no menus. */
  canManage: boolean
  onOpen: (kind: MemberDialogKind, member: TeamMember) => void
}

const inkOf = ({ state }: TeamMember) => (state === 'deactivated' ? '3' : undefined)

/** One line of a column that does not push the others away. */
const cell = (textOf: (member: TeamMember) => string | undefined) => (member: TeamMember) => {
  const text = textOf(member)
  return (
    <Box maw={200} data-ink={text === undefined ? '3' : inkOf(member)}>
      <Ellipsis text={text ?? '–'} />
    </Box>
  )
}

export function TeamList({ team, canManage, onOpen }: TeamListProps) {
  const { timeZone } = useCompanyDay()
  const ownId = useProfile().data?.id
  const lastSignIn = ({ lastSignInAt }: TeamMember) =>
    lastSignInAt ? formatInstant(lastSignInAt, timeZone) : teamTexts.never
  return (
    <DataTable
      label={teamTexts.table}
      rows={team}
      keyOf={({ id }) => id}
      nameOf={({ fullName }) => fullName}
      columns={[
        {
          label: teamTexts.name,
          isHeading: true,
          cell: (member) => <MemberName member={member} isSelf={member.id === ownId} ink={inkOf(member)} />,
        },
        { label: teamTexts.role, cell: cell(({ role }) => role) },
        { label: teamTexts.designation, cell: cell(({ designation }) => designation?.name) },
        { label: teamTexts.reportsTo, cell: cell(({ reportsTo }) => reportsTo?.fullName) },
        { label: teamTexts.lastSignIn, cell: cell(lastSignIn) },
        {
          label: teamTexts.state,
          cell: (member) => <MemberState state={member.state} ink={inkOf(member)} />,
        },
      ]}
      card={(member) => (
        <>
          <Row isOneLine grow="first">
            <Row gap={0} isOneLine>
              <strong data-cut data-ink={inkOf(member)}>
                <Ellipsis text={member.fullName} />
              </strong>
              {member.id === ownId && <You />}
            </Row>
            <MemberState state={member.state} ink={inkOf(member)} />
          </Row>
          <span data-ink="3">
            <Ellipsis
              text={[member.role, member.designation?.name, member.email].filter(Boolean).join(' · ')}
            />
          </span>
        </>
      )}
      tool={
        canManage
          ? { label: teamTexts.actions, of: (member) => <MemberMenu member={member} onOpen={onOpen} /> }
          : undefined
      }
    />
  )
}
