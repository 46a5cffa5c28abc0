import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { statusTexts as texts } from '@foyer/contract/pipeline/messages'
import type { StatusRow } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { IconListDetails, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { AddButton } from '../../../ui/add-button'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { ListPage } from '../../../ui/list/list-page'
import { usePageInAddress } from '../../../ui/list/page-in-address'
import { useSearchTerm } from '../../../ui/list/search-in-address'
import { ReadingNote } from '../../accounts/reading-note'
import { useGuard } from '../../accounts/use-guard'
import { StageMark } from '../stage-mark'
import { DeleteStatusDialog } from './delete-status-dialog'
import { StatusDialog } from './status-dialog'

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; status: StatusRow }

const columns: readonly [Column<StatusRow>, ...Column<StatusRow>[]] = [
  { label: texts.name, cell: ({ name }) => name },
  { label: texts.stage, cell: ({ stage }) => <StageMark stage={stage} /> },
]

/** The finer states within the stages. */
export function StatusPage() {
  const guard = useGuard('pipeline.edit')
  const search = useSearchTerm()
  const { page } = usePageInAddress()
  const [open, setOpen] = useState<Open>()
  const query = { page, limit: pipelineLimits.page.size.status, search: search || undefined }
  const read = useEndpoint(pipelineEndpoints.statuses, query, { keepPrevious: true, staleTime: 0 })
  const close = () => setOpen(undefined)
  const actions = (status: StatusRow) => [
    {
      label: texts.edit,
      icon: IconPencil,
      lockedBecause: guard.because,
      onClick: guard(() => setOpen({ kind: 'edit', status })),
    },
    {
      label: texts.remove,
      icon: IconTrash,
      isDanger: true,
      lockedBecause: guard.because ?? (status.isPermanent ? texts.permanent : undefined),
      onClick: guard(() => setOpen({ kind: 'delete', status })),
    },
  ]
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.lead}
        action={
          <AddButton lock={guard.lock} onClick={guard(() => setOpen({ kind: 'add' }))}>
            {texts.add}
          </AddButton>
        }
        note={<ReadingNote action="pipeline.edit" of="settings" />}
        of={read}
        rowsOf={({ rows }) => rows}
        pages={read.data}
        icon={IconListDetails}
        rowsToWait={6}
        words={{ ...texts, failed: texts.loadFailed }}
      >
        {(rows) => (
          <DataTable
            label={texts.table}
            rows={rows}
            columns={columns}
            keyOf={({ id, stage }) => `${stage.id} ${id}`}
            nameOf={({ name, stage }) => texts.nameOf(name, stage.name)}
            actions={actions}
          />
        )}
      </ListPage>
      {open?.kind === 'add' && <StatusDialog onClose={close} />}
      {open?.kind === 'edit' && <StatusDialog status={open.status} onClose={close} />}
      {open?.kind === 'delete' && <DeleteStatusDialog status={open.status} onClose={close} />}
    </>
  )
}
