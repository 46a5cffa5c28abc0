import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { statusTexts as texts } from '@foyer/contract/pipeline/messages'
import type { StatusRow } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { Button } from '@mantine/core'
import { IconListDetails, IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEndpoint } from '../../../api/queries'
import { useSettingsInStep } from '../../../api/use-settings-in-step'
import { type Column, DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { FailedState } from '../../../ui/failed-state'
import { Pager } from '../../../ui/pager'
import { useSearchTerm } from '../../../ui/search-in-address'
import { Sheet } from '../../../ui/sheet'
import { RowSkeleton } from '../../../ui/skeleton'
import { useGuard } from '../../accounts/use-guard'
import { StageMark } from '../stage-mark'
import { pipelineReads } from '../use-pipeline'
import { DeleteStatusDialog } from './delete-status-dialog'
import { StatusDialog } from './status-dialog'

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; status: StatusRow }

const columns: readonly [Column<StatusRow>, ...Column<StatusRow>[]] = [
  { label: texts.name, cell: ({ name }) => name },
  { label: texts.stage, cell: ({ stage }) => <StageMark stage={stage} /> },
]
const pageIn = (params: URLSearchParams) => Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)

/** The finer states within the stages. */
export function StatusPage() {
  const guard = useGuard('pipeline.edit')
  const search = useSearchTerm()
  const [params, setParams] = useSearchParams()
  const [open, setOpen] = useState<Open>()
  useSettingsInStep('pipeline', pipelineReads)
  const query = { page: pageIn(params), limit: pipelineLimits.page.size.status, search: search || undefined }
  const read = useEndpoint(pipelineEndpoints.statuses, query, { keepPrevious: true, staleTime: 0 })
  const { data } = read
  const close = () => setOpen(undefined)
  const go = (page: number) =>
    setParams((former) => {
      const next = new URLSearchParams(former)
      next.set('page', String(page))
      return next
    })
  const actions = (status: StatusRow) => [
    { label: texts.edit, icon: IconPencil, onClick: guard(() => setOpen({ kind: 'edit', status })) },
    {
      label: texts.remove,
      icon: IconTrash,
      isDanger: true,
      lockedBecause: status.isPermanent ? texts.permanent : undefined,
      onClick: guard(() => setOpen({ kind: 'delete', status })),
    },
  ]
  const add = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={guard(() => setOpen({ kind: 'add' }))}
    >
      {texts.add}
    </Button>
  )
  return (
    <Sheet title={texts.title} text={texts.lead} action={add}>
      {read.isPending && <RowSkeleton rows={6} />}
      {read.isError && !data && <FailedState what={texts.loadFailed} onRetry={() => void read.refetch()} />}
      {data?.total === 0 && search && (
        <EmptyState
          icon={IconSearch}
          title={texts.noMatch}
          action={
            <Button variant="default" onClick={() => setParams({})}>
              {screenTexts.clearSearch}
            </Button>
          }
        />
      )}
      {data?.total === 0 && !search && (
        <EmptyState icon={IconListDetails} title={texts.empty} hint={texts.emptyHint} />
      )}
      {data && data.total > 0 && (
        <>
          <DataTable
            label={texts.table}
            rows={data.rows}
            columns={columns}
            keyOf={({ id, stage }) => `${stage.id} ${id}`}
            nameOf={({ name, stage }) => texts.nameOf(name, stage.name)}
            actions={actions}
          />
          <Pager page={data.page} pages={data.pageCount} onPage={go} />
        </>
      )}
      {open?.kind === 'add' && <StatusDialog onClose={close} />}
      {open?.kind === 'edit' && <StatusDialog status={open.status} onClose={close} />}
      {open?.kind === 'delete' && <DeleteStatusDialog status={open.status} onClose={close} />}
    </Sheet>
  )
}
