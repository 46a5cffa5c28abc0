import { calendarDateOf, formatShortDay } from '@foyer/contract/kit/dates'
import { teamsTexts as texts } from '@foyer/contract/teams/messages'
import type { Team } from '@foyer/contract/teams/model'
import { Anchor } from '@mantine/core'
import { IconPencil, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '../../ui/add-button'
import { type Column, DataTable } from '../../ui/list/data-table'
import { ListPage } from '../../ui/list/list-page'
import { ReadingNote } from '../accounts/reading-note'
import { useCan } from '../accounts/use-can'
import { useCompanyDay } from '../accounts/use-company-day'
import { useGuard } from '../accounts/use-guard'
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
        {
          label: texts.edit,
          icon: IconPencil,
          lockedBecause: guard.because,
          onClick: guard(() => onOpen({ kind: 'edit', team })),
        },
        {
          label: texts.delete,
          icon: IconTrash,
          lockedBecause: guard.because,
          onClick: guard(() => onOpen({ kind: 'delete', team })),
          isDanger: true,
        },
      ]}
    />
  )
}

/** The hint names a button that only those have who may make teams. */
const { emptyHint: _hint, ...withoutHint } = texts

export function TeamsPage() {
  const read = useTeams()
  const teams = read.data
  const canEdit = useCan('teams.edit')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const create = canEdit && <AddButton onClick={() => setOpen({ kind: 'create' })}>{texts.create}</AddButton>
  const latest = (team: Team) => teams?.find(({ id }) => id === team.id) ?? team
  return (
    <>
      <ListPage
        title={texts.title}
        action={create}
        note={<ReadingNote action="teams.edit" of="settings" />}
        of={read}
        rowsOf={(all) => all}
        searchedIn={({ name }) => name}
        icon={IconUsersGroup}
        rowsToWait={4}
        words={{ ...(canEdit ? texts : withoutHint), failed: texts.loadFailed }}
      >
        {(found) => <TeamTable teams={found} canEdit={canEdit} onOpen={setOpen} />}
      </ListPage>
      {open?.kind === 'create' && <TeamDialog team={undefined} onClose={close} />}
      {open?.kind === 'edit' && <TeamDialog team={open.team} onClose={close} />}
      {open?.kind === 'delete' && <DeleteTeamDialog team={open.team} onClose={close} />}
      {open?.kind === 'view' && (
        <ViewTeamDialog
          team={latest(open.team)}
          onEdit={() => setOpen({ kind: 'edit', team: latest(open.team) })}
          onClose={close}
        />
      )}
    </>
  )
}
