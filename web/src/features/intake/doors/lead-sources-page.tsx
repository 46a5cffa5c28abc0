import type { DoorSummary } from '@foyer/contract/intake/doors/model'
import { isPortal } from '@foyer/contract/intake/doors/model'
import { doorKindNames, leadSourcesTexts as texts } from '@foyer/contract/intake/messages/lead-sources'
import { IconLogin2, IconPlayerPause, IconPlayerPlay, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { addresses } from '../../../app/addresses'
import { AddButton } from '../../../ui/add-button'
import { Stack } from '../../../ui/layout/flow'
import { type Column, DataTable, type RowAction } from '../../../ui/list/data-table'
import { ListPage } from '../../../ui/list/list-page'
import { QuietText } from '../../../ui/text/quiet-text'
import { ReadingNote } from '../../accounts/reading-note'
import { useCan } from '../../accounts/use-can'
import { DoorDialog } from './door-dialog'
import { DoorStateChip } from './door-state'
import { Moment } from './moment'
import { useDoors, useEditDoor } from './use-doors'

const { settings } = addresses

/** Pages of Meta and web forms are set up on pages of their own. */
const pageOf = ({ id, kind }: DoorSummary): string => {
  if (kind === 'meta') return settings.integration
  return kind === 'web-form' ? settings.webForm : settings.door(id)
}

const columnsFor = (mayManage: boolean): [Column<DoorSummary>, ...Column<DoorSummary>[]] => [
  {
    label: texts.name,
    isHeading: true,
    cell: (door) => (
      <Stack gap={2}>
        {mayManage ? (
          <Link to={pageOf(door)} data-link>
            {door.name}
          </Link>
        ) : (
          <span>{door.name}</span>
        )}
        {door.message && <QuietText size="small">{door.message}</QuietText>}
      </Stack>
    ),
  },
  { label: texts.kind, cell: ({ kind }) => doorKindNames[kind] },
  { label: texts.state, cell: ({ state }) => <DoorStateChip state={state} /> },
  {
    label: texts.last,
    cell: ({ lastReceivedAt }) => (lastReceivedAt ? <Moment at={lastReceivedAt} /> : texts.never),
  },
  { label: texts.today, align: 'right', cell: ({ today }) => today },
  { label: texts.month, align: 'right', cell: ({ last30Days }) => last30Days },
  { label: texts.failed, align: 'right', cell: ({ failed }) => failed },
]

/** Settings, Lead Sources: every door, whether it works and how much came through it. */
export function LeadSourcesPage() {
  const doors = useDoors()
  const edit = useEditDoor()
  const navigate = useNavigate()
  const mayManage = useCan('intake.manage')
  const [isAdding, setAdding] = useState(false)
  const actionsOf = (door: DoorSummary): RowAction[] => [
    { label: texts.open, icon: IconSettings, onClick: () => navigate(pageOf(door)) },
    ...(!isPortal(door.kind)
      ? []
      : door.state === 'paused'
        ? [
            {
              label: texts.resume,
              icon: IconPlayerPlay,
              onClick: () => edit.mutate({ id: door.id, kind: 'resume' }),
            },
          ]
        : [
            {
              label: texts.pause,
              icon: IconPlayerPause,
              onClick: () => edit.mutate({ id: door.id, kind: 'pause' }),
            },
          ]),
  ]
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.lead}
        action={mayManage && <AddButton onClick={() => setAdding(true)}>{texts.add}</AddButton>}
        note={<ReadingNote action="intake.manage" of="settings" />}
        of={doors}
        rowsOf={({ data }) => data}
        searchedIn={({ name, kind }) => `${name} ${doorKindNames[kind]}`}
        icon={IconLogin2}
        words={{ ...texts, failed: texts.loadFailed }}
      >
        {(found) => (
          <DataTable
            label={texts.title}
            rows={found}
            columns={columnsFor(mayManage)}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            {...(mayManage && { actions: actionsOf })}
          />
        )}
      </ListPage>
      {isAdding && (
        <DoorDialog onSaved={(id) => navigate(settings.door(id))} onClose={() => setAdding(false)} />
      )}
    </>
  )
}
