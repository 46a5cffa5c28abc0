import { calendarDateOf, formatShortDay } from '@foyer/contract/kit/dates'
import { teamsTexts as texts } from '@foyer/contract/teams/messages'
import type { Team } from '@foyer/contract/teams/model'
import { Anchor, Button } from '@mantine/core'
import { IconPencil, IconPlus, IconSearch, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { useSearchTerm } from '../../ui/search-in-address'
import { Sheet } from '../../ui/sheet'
import { RowSkeleton } from '../../ui/skeleton'
import { useCompanyDay } from '../accounts/use-company-day'
import { useGuard } from '../accounts/use-guard'
import { useCan } from '../accounts/use-profile'
import { DeleteTeamDialog } from './delete-team-dialog'
import { TeamDialog } from './team-dialog'
import { useTeams } from './use-teams'
import { ViewTeamDialog } from './view-team-dialog'

type Open = { kind: 'create' } | { kind: 'view' | 'edit' | 'delete'; team: Team }

interface TeamTableProps {
  teams: readonly Team[]
  /** Without the right the name is a name and no button (S-033). */
  canEdit: boolean
  onOpen: (open: Open) => void
}

function TeamTable({ teams, canEdit, onOpen }: TeamTableProps) {
  const { timeZone } = useCompanyDay()
  const guard = useGuard('teams.edit')
  const nameOf = (team: Team) =>
    canEdit ? (
      <Anchor
        component="button"
        ta="left"
        aria-label={texts.view(team.name)}
        onClick={() => onOpen({ kind: 'view', team })}
      >
        {team.name}
      </Anchor>
    ) : (
      team.name
    )
  const createdOn = ({ createdAt }: Team) =>
    createdAt ? formatShortDay(calendarDateOf(createdAt, timeZone)) : texts.noDate
  const columns: [Column<Team>, ...Column<Team>[]] = [
    { label: texts.number, cell: (_team, place) => place + 1, isNarrow: true, isLeftOutOnPhone: true },
    { label: texts.name, cell: nameOf },
    { label: texts.members, cell: (team) => team.members.length, align: 'right' },
    { label: texts.createdBy, cell: (team) => team.createdBy ?? texts.noDate },
    { label: texts.createdOn, cell: createdOn },
  ]
  return (
    <DataTable
      label={texts.title}
      rows={teams}
      columns={columns}
      keyOf={(team) => team.id}
      nameOf={(team) => team.name}
      actions={(team) => [
        { label: texts.edit, icon: IconPencil, onClick: guard(() => onOpen({ kind: 'edit', team })) },
        {
          label: texts.delete,
          icon: IconTrash,
          onClick: guard(() => onOpen({ kind: 'delete', team })),
          isDanger: true,
        },
      ]}
    />
  )
}

export function TeamsPage() {
  const search = useSearchTerm().toLowerCase()
  const { data: teams, isError, refetch } = useTeams()
  const canEdit = useCan('teams.edit')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const found = teams?.filter(({ name }) => name.toLowerCase().includes(search))
  const create = canEdit && (
    <Button
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {texts.create}
    </Button>
  )
  return (
    <Sheet title={texts.title} action={create}>
      {!teams && isError && <FailedState what={texts.loadFailed} onRetry={() => void refetch()} />}
      {!teams && !isError && <RowSkeleton rows={4} />}
      {teams?.length === 0 && <EmptyState icon={IconUsersGroup} title={texts.empty} hint={texts.emptyHint} />}
      {teams && teams.length > 0 && found?.length === 0 && (
        <EmptyState icon={IconSearch} title={texts.noMatch} />
      )}
      {found && found.length > 0 && <TeamTable teams={found} canEdit={canEdit} onOpen={setOpen} />}
      {open?.kind === 'create' && <TeamDialog team={undefined} onClose={close} />}
      {open?.kind === 'edit' && <TeamDialog team={open.team} onClose={close} />}
      {open?.kind === 'delete' && <DeleteTeamDialog team={open.team} onClose={close} />}
      {open?.kind === 'view' && (
        <ViewTeamDialog
          team={teams?.find(({ id }) => id === open.team.id) ?? open.team}
          onEdit={() =>
            setOpen({ kind: 'edit', team: teams?.find(({ id }) => id === open.team.id) ?? open.team })
          }
          onClose={close}
        />
      )}
    </Sheet>
  )
}
